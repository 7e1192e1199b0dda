import Foundation

/// The memory that this process has had.
package enum PeakMemory {
  /// The most that the process has had in memory so far, in bytes; nil where the system does not tell.
  ///
  /// What a parent is told of its child's end will not do: Linux counts in what the parent had when it
  /// started the child.
  package static var ofThisProcess: Int? {
    guard let status = FileManager.default.contents(atPath: "/proc/self/status"),
      let match = String(decoding: status, as: UTF8.self)
        .firstMatch(of: /VmHWM:\s*(\d+) kB/)
    else { return nil }
    return Int(match.1).map { $0 * 1024 }
  }
}
