import Flipbook
import Imaging

/// The components that Flipbook uses on this machine, as verbs print them.
struct InstallationOutcome: Sendable {
  /// The report as JSON.
  struct Report: Encodable {
    let formatVersion = 1
    let flipbookVersion = FlipbookVersion.current
    let isHealthy: Bool
    let findings: [Installation.Component]
    let warnings: [Diagnostic]
  }

  let installation: Installation
  /// Warnings about recipes.
  var warnings: [Diagnostic] = []

  /// The exit code.
  var status: ExitStatus { installation.isComplete ? .success : .environment }

  var report: Report {
    Report(
      isHealthy: installation.isComplete, findings: installation.components, warnings: warnings)
  }

  /// A line about each component, and the warnings.
  var text: String {
    ([line("ok", "program", "flipbook", FlipbookVersion.current)]
      + installation.components.map(line) + warnings.map { "\n\($0)\n" }).joined()
  }

  /// A line about each component that is required and missing.
  var missingText: String { missing.map(line).joined() }

  /// The numbers of components, in one line.
  var summary: String {
    let found = installation.components.count { $0.found != nil }
    return "\(NumberFormat.count(found, "component")) found, "
      + (missing.isEmpty
        ? "no required one is missing"
        : "missing: \(NumberFormat.list(missing.map(\.name)))")
  }

  var annotations: [Annotation] {
    missing.map { component in
      Annotation(
        .invalid, kind: "missing-component", subject: component.name,
        message: "the \(component.kind.rawValue) \(component.name) is missing\(component.advice)")
    }
  }

  private var missing: [Installation.Component] { installation.components.filter(\.isMissing) }

  private func line(_ component: Installation.Component) -> String {
    let mark = component.found != nil ? "ok" : component.use == nil ? "MISSING" : "absent"
    let source = component.package.map { " (\($0))" } ?? ""
    let state =
      component.found.map { "\($0)\(source)" }
      ?? "\(component.use ?? "draws text")\(component.advice)"
    return line(mark, component.kind.rawValue, component.name, state)
  }

  private func line(_ mark: String, _ kind: String, _ name: String, _ state: String) -> String {
    "\(mark.padded(to: 8)) \(kind.padded(to: 8)) \(name.padded(to: 24)) \(state)\n"
  }
}

extension Installation.Component {
  /// How to install the component, after what is wrong; empty if that is not known.
  fileprivate var advice: String { install.map { ": apt install \($0)" } ?? "" }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
