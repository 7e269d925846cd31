/// With which number the program ends.
enum ExitStatus: Int32 {
    /// All is well.
    case good = 0
    /// Something was found: mistakes in specs, differences, or files that cannot be read or written.
    case findings = 1
    /// The command line or the settings are wrong.
    case wrongUse = 2
}
