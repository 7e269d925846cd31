import FlowRuntime

extension Draftable {
    /// Closes the app: takes the view model down, and gives its draft as it is found when the app is opened again, written and read.
    ///
    /// ```swift
    /// let draft = try model.close()
    /// let model = try TransferViewModel(services: services, clock: clock, draft: draft)
    /// ```
    public func close() throws(DraftError) -> Draft {
        let data = draft.data
        tearDown()
        return try Draft(data)
    }
}
