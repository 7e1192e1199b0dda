import Foundation
import Imaging

/// The machine that something was measured on, as far as it tells.
package struct Machine: Codable, Hashable, Sendable {
  /// The processor's name.
  let processor: String
  /// How many cores the machine has.
  let cores: Int
  /// How many of them this process may use.
  let usableCores: Int
  /// The memory in bytes.
  let memory: Int
  /// The kernel's name and version.
  let kernel: String
  /// The system's name and version.
  let system: String
  /// How many programs wanted a core at a time in the minute before.
  let load: Double
  /// The libraries that frames are drawn with.
  let libraries: [Manifest.Part]

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

  /// A warning about what else goes on on the machine; nil if that is little.
  package var warning: String? {
    guard load > Double(cores) / 4 else { return nil }
    return "the machine is busy with \(AxisTicks.text(load, decimals: 1)) other programs on "
      + "\(cores) core\(cores == 1 ? "" : "s"): numbers will be too large, and vary."
  }

  /// What stands behind a name in a file of lines.
  private static func value(
    of name: String, in path: String, after separator: Character
  ) -> String? {
    // These files have no length, so that they are not read as others are.
    guard let bytes = FileManager.default.contents(atPath: path) else { return nil }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: separator, maxSplits: 1)
      guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == name else {
        continue
      }
      return parts[1].trimmingCharacters(in: .whitespaces.union(["\""]))
    }
    return nil
  }
}

extension Machine: CustomStringConvertible {
  /// The machine in a line.
  package var description: String {
    let memory = AxisTicks.text(Double(self.memory) / Double(1 << 30), decimals: 0)
    let cores = usableCores == 1 ? "one core" : "\(usableCores) cores"
    return "\(processor), \(cores) of \(self.cores), \(memory) GiB; \(system), \(kernel)"
  }
}
