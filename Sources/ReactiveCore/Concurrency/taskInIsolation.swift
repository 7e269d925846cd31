/// Starts a task whose first part runs at once, where the system can do that.
package func taskInIsolation(
    _ isolation: isolated any Actor,
    @_inheritActorContext _ operation: sending @escaping @isolated(any) () async -> Void
) -> Task<Void, Never> {
    if #available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) {
        return Task.immediate(operation: operation)
    }
    return Task(operation: operation)
}
