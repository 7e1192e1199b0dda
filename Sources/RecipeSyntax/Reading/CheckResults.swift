import Synchronization

/// Collects diagnostics and findings of any type, each in the order in which
/// they are added.
///
/// Reading continues after an error, so that one check reports every error.
package final class CheckResults: Sendable {
  private struct State {
    var diagnostics: [Diagnostic] = []
    var identities: Set<Diagnostic.Identity> = []
    var findings: [ObjectIdentifier: [any Sendable]] = [:]
  }

  private let state = Mutex(State())
  /// The results whose findings precede those of this collection.
  private let earlier: CheckResults?

  /// Creates a collection without diagnostics.
  ///
  /// - Parameter earlier: Results whose findings are also found in this collection, before its own.
  package init(after earlier: CheckResults? = nil) { self.earlier = earlier }

  /// The diagnostics so far, at most `Limits.diagnostics`.
  package var diagnostics: [Diagnostic] { state.withLock { $0.diagnostics } }

  /// Whether further diagnostics are dropped.
  package var isFull: Bool {
    state.withLock { $0.diagnostics.count >= Limits.diagnostics } || (earlier?.isFull ?? false)
  }

  /// Returns whether a diagnostic was added before, here or earlier, or would be dropped: what only its
  /// first report needs can be left out.
  func knows(_ identity: Diagnostic.Identity) -> Bool {
    isFull || state.withLock { $0.identities.contains(identity) }
      || (earlier?.knows(identity) ?? false)
  }

  /// Adds a diagnostic, unless it was added before: what is written once may be read in each round
  /// of a repetition, and for each use of a template or a parameter.
  package func report(_ diagnostic: Diagnostic) {
    guard earlier?.isFull != true else { return }
    state.withLock { state in
      guard state.diagnostics.count < Limits.diagnostics,
        state.identities.insert(diagnostic.identity).inserted
      else { return }
      state.diagnostics.append(diagnostic)
    }
  }

  /// Adds the findings of other results, and the diagnostics that satisfy a condition.
  package func add(_ other: CheckResults, where isAdded: (Diagnostic) -> Bool) {
    let (diagnostics, findings) = other.state.withLock { ($0.diagnostics, $0.findings) }
    for diagnostic in diagnostics where isAdded(diagnostic) { report(diagnostic) }
    guard !findings.isEmpty else { return }
    state.withLock { state in
      for (type, values) in findings { state.findings[type, default: []] += values }
    }
  }

  /// Adds a finding.
  package func record<Finding: Sendable>(_ finding: Finding) {
    state.withLock { $0.findings[ObjectIdentifier(Finding.self), default: []].append(finding) }
  }

  /// Returns the findings of a type.
  package func findings<Finding: Sendable>(of type: Finding.Type) -> [Finding] {
    let own = state.withLock { $0.findings[ObjectIdentifier(type)] ?? [] }
    var all = earlier?.findings(of: type) ?? []
    for finding in own {
      if let finding = finding as? Finding { all.append(finding) }
    }
    return all
  }

  /// Returns the number of findings of a type.
  package func count<Finding: Sendable>(of type: Finding.Type) -> Int {
    let own = state.withLock { $0.findings[ObjectIdentifier(type)]?.count ?? 0 }
    return (earlier?.count(of: type) ?? 0) + own
  }
}
