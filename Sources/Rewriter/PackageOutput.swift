import Foundation

/// The folder of rewritten files in a package's build.
struct PackageOutput {
  let folder: String

  /// Writes the files that have changed, and removes all others, so that the build compiles what has changed alone.
  func write(_ outputs: [(name: String, bytes: [UInt8])]) throws {
    let names = Set(outputs.map(\.name))
    for name in try FileManager.default.contentsOfDirectory(atPath: folder)
    where !names.contains(name) {
      try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
    for output in outputs {
      let file = URL(fileURLWithPath: "\(folder)/\(output.name)")
      let data = Data(output.bytes)
      if (try? Data(contentsOf: file)) != data { try data.write(to: file) }
    }
  }
}

extension Report {
  /// Prints the warnings and errors to standard error, as the compiler does, and returns whether there are no errors.
  func printMessages() -> Bool {
    for (kind, messages) in [("warning", warnings), ("error", errors)] {
      for message in messages {
        let line =
          "\(message.file):\(message.line):\(message.column): \(kind): \(message.message)\n"
        FileHandle.standardError.write(Data(line.utf8))
      }
    }
    return errors.isEmpty
  }
}
