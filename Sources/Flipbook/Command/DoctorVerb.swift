import Foundation
import Imaging
import Movies
import Typography

/// `flipbook doctor`: tells whether everything is installed that rendering needs.
package struct DoctorVerb: Sendable {
  package var json = false
  /// Where font packages put their files.
  var fonts = FontCatalog.packaged
  /// The folders that programs are looked for in.
  var searchPath = ProcessInfo.processInfo.environment["PATH"] ?? ""

  package init() {}

  private struct Report: Encodable {
    let formatVersion = 1
    let isHealthy: Bool
    let findings: [Finding]
  }

  /// Something that was looked for.
  struct Finding: Encodable, Equatable {
    enum Kind: String, Encodable {
      case library, font, program
    }

    let kind: Kind
    let name: String
    /// What was found; nil if nothing was.
    let found: String?
    /// What is lost without it; nil for what nothing works without.
    let use: String?
    /// How to get it.
    let install: String?

    var isMissing: Bool { found == nil && use == nil }

    var text: String {
      let mark = found != nil ? "ok" : use == nil ? "MISSING" : "absent"
      let advice = install.map { ": apt install \($0)" } ?? ""
      let state = found ?? "\(use ?? "draws text")\(advice)"
      return
        "\(mark.padded(to: 8)) \(kind.rawValue.padded(to: 8)) \(name.padded(to: 24)) \(state)\n"
    }
  }

  package func run() async throws -> CommandResult {
    let findings = await libraries + fontPackages + programs()
    let isHealthy = !findings.contains(where: \.isMissing)
    let status = isHealthy ? CommandStatus.done : .environment
    if json {
      let report = Report(isHealthy: isHealthy, findings: findings)
      return CommandResult(status, output: try JSONText.pretty(report))
    }
    return CommandResult(status, output: findings.map(\.text).joined())
  }

  private var libraries: [Finding] {
    // What runs has found its libraries.
    Manifest.Part.libraries.map {
      Finding(kind: .library, name: $0.name, found: $0.version, use: nil, install: nil)
    }
  }

  private var fontPackages: [Finding] {
    let entries = fonts.entries
    var names: [String] = []
    for entry in entries where !names.contains(entry.face.package.name) {
      names.append(entry.face.package.name)
    }
    return names.map { name in
      let versions = entries.filter { $0.face.package.name == name }.map(\.version)
      // A package whose files are not all there is not there.
      let known = versions.compactMap { $0 }
      let found = known.count == versions.count ? known.first.map { "\($0)" } : nil
      return Finding(kind: .font, name: name, found: found, use: nil, install: name)
    }
  }

  private func programs() async -> [Finding] {
    var findings: [Finding] = []
    for tool in ExternalTool.all {
      let isThere = tool.path(in: searchPath) != nil
      findings.append(
        Finding(
          kind: .program, name: tool.name, found: isThere ? try? await tool.version() : nil,
          use: tool.purpose, install: tool.package))
    }
    return findings
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
