/// What a command is doing while its flow runs.
struct CommandState {
    var run: CommandRun?
    /// True in the change that starts a run, before any of its steps.
    var isExecuting = false
    var hasStarted = false
    /// Why the last run has failed, until the command starts again.
    var error: String?
    /// The last failure if it belongs to no field, and is not a list of errors that the fields show already.
    var unplacedError: String?
    /// The field or part that shows the failure.
    var failedPlace: RunningFlow.Place?
    /// It has succeeded, and cannot be started for some time.
    var isResting = false
    var rest: AlarmID?
    /// A field has changed, and the command is to start by itself.
    var isDue = false
    var quietTime: AlarmID?
    /// With what the last run was started, if it has failed.
    var failedInput: [String: Value]?
}
