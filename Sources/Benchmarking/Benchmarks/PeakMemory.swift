import FoundationEssentials

/// The peak memory of this process.
package enum PeakMemory {
  /// The peak resident memory so far, in bytes; nil if the system does not report it.
  ///
  /// The resource usage of a child process is not suitable: Linux includes the memory of the parent
  /// at the time of the fork.
  package static var ofThisProcess: Int? {
    guard let status = FileManager.default.contents(atPath: "/proc/self/status"),
      let match = String(decoding: status, as: UTF8.self)
        .firstMatch(of: /VmHWM:\s*(\d+) kB/)
    else { return nil }
    return Int(match.1).map { $0 * 1024 }
  }
}
