import Dispatch
import Foundation
import Synchronization

extension Array where Element: Sendable {
    /// The results of all elements, in their order, computed on all processors.
    ///
    /// ```swift
    /// let documents = sources.concurrentMap { MarkdownDocument.parse($0) }
    /// ```
    public func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
        let workerCount = Swift.min(ProcessInfo.processInfo.activeProcessorCount, count)
        guard workerCount > 1 else { return map(transform) }
        // Some elements take longer than others: each worker takes a few at a time, and comes back for more.
        let portion = Swift.max(1, count / (workerCount * 16))
        let next = Atomic(0)
        let portions = Mutex<[Int: [Result]]>([:])
        DispatchQueue.concurrentPerform(iterations: workerCount) { _ in
            var done: [Int: [Result]] = [:]
            while true {
                let start = next.add(portion, ordering: .relaxed).oldValue
                if start >= count { break }
                done[start] = self[start..<Swift.min(start + portion, count)].map(transform)
            }
            portions.withLock { $0.merge(done) { first, _ in first } }
        }
        let results = portions.withLock { $0 }
        return stride(from: 0, to: count, by: portion).flatMap { results[$0] ?? [] }
    }
}
