import Glibc

/// The messages of Auto Layout.
@MainActor
enum LayoutLog {
  /// Records a conflict in the current stage and prints it to standard error, once per constraint.
  static func report(_ conflict: LayoutConflict, in host: UIView?) {
    if let broken = conflict.broken {
      guard !broken.isReportedAsBroken else { return }
      broken.isReportedAsBroken = true
    }
    Stage.current?.layoutConflicts.append(conflict)
    guard Stage.current?.printsLayoutConflicts ?? true else { return }
    print(conflict.message)
  }

  /// Writes a text to standard error.
  nonisolated static func print(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
