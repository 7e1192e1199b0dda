import Flipbook
import FoundationEssentials
import Glibc
import Imaging

/// The machine that a benchmark ran on.
package struct Machine: Codable, Hashable, Sendable {
  /// The name of the processor.
  package let processor: String
  /// The number of cores.
  package let cores: Int
  /// The number of cores that this process may use.
  package let usableCores: Int
  /// The memory, in bytes.
  package let memory: Int
  /// The name and version of the kernel.
  package let kernel: String
  /// The name and version of the operating system.
  package let system: String
  /// The load average of the last minute.
  package let load: Double
  /// The libraries that draw frames.
  package let libraries: [Manifest.Part]

  /// The machine that this process runs on.
  package static var current: Machine {
    var kernel = utsname()
    uname(&kernel)
    func text<Characters>(_ characters: Characters) -> String {
      withUnsafeBytes(of: characters) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
    }
    return Machine(
      processor: value(of: "model name", in: "/proc/cpuinfo", after: ":")
        ?? text(kernel.machine),
      cores: sysconf(Int32(_SC_NPROCESSORS_ONLN)),
      usableCores: ProcessInfo.processInfo.activeProcessorCount,
      memory: Int(clamping: ProcessInfo.processInfo.physicalMemory),
      kernel: "\(text(kernel.sysname)) \(text(kernel.release))",
      system: value(of: "PRETTY_NAME", in: "/etc/os-release", after: "=") ?? text(kernel.sysname),
      load: load,
      libraries: Manifest.Part.libraries)
  }

  private static var load: Double {
    var averages = [0.0]
    return getloadavg(&averages, 1) == 1 ? averages[0] : 0
  }

  /// A warning about other load on the machine; nil if there is little.
  package var warning: String? {
    guard load > Double(cores) / 4 else { return nil }
    return "the load average is \(NumberFormat.fixed(load, decimals: 1)) on "
      + "\(cores) core\(cores == 1 ? "" : "s"): durations will be too long and vary"
  }

  /// Returns the value of a name in a file with one name and value per line.
  private static func value(
    of name: String, in path: String, after separator: Character
  ) -> String? {
    // Files in /proc have no length, so they cannot be read by `Files`.
    guard let bytes = FileManager.default.contents(atPath: path) else { return nil }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: separator, maxSplits: 1)
      guard parts.count == 2, parts[0].wholeMatch(of: /\s*(.*?)\s*/)?.1 == name[...] else {
        continue
      }
      return parts[1].wholeMatch(of: /[\s"]*(.*?)[\s"]*/).map { String($0.1) }
    }
    return nil
  }
}

extension Machine: CustomStringConvertible {
  /// The machine in one line.
  package var description: String {
    let memory = NumberFormat.fixed(Double(self.memory) / Double(1 << 30), decimals: 0)
    let cores = usableCores == 1 ? "one core" : "\(usableCores) cores"
    return "\(processor), \(cores) of \(self.cores), \(memory) GiB; \(system), \(kernel)"
  }
}
