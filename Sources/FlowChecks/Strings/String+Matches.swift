extension String {
    /// Whether `regex` matches the whole text.
    ///
    /// ```swift
    /// "AB-12".matches(/[A-Z]+-\d+/)   // true
    /// "AB-12!".matches(/[A-Z]+-\d+/)  // false
    /// ```
    ///
    /// The time that it takes is that of the regex: one that has to try many ways (`(a*)*b`) may need very long.
    public func matches<Output>(_ regex: Regex<Output>) -> Bool {
        (try? regex.wholeMatch(in: self)) != nil
    }
}
