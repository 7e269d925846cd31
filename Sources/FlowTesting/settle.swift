/// Lets everything run that can run now, and returns when it is quiet.
///
/// The main actor does its jobs first in, first out. Whoever is resumed therefore gets its turn before this function gets its next,
/// and what it resumes in turn before the next but one: each turn follows a chain of waiting tasks by one step. The chains in a
/// view model are short (service, command, outcome, screen), and 100 turns are far more than any of them has. What leaves the main
/// actor, as a real service does, is not waited for. ``TestClock`` gives way in the same manner after each deadline.
@MainActor public func settle() async {
    for _ in 0..<100 { await Task.yield() }
}
