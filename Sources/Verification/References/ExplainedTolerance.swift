/// A tolerance made of parts, each with the reason why it is necessary.
package struct ExplainedTolerance: Hashable, Sendable {
  /// A part of the tolerance that is in effect.
  package struct Part: Hashable, Sendable, Encodable {
    /// What may differ, in words.
    package let allows: String
    /// Why it may differ.
    package let why: String
  }

  /// All parts together.
  package let tolerance: ReferenceTolerance
  /// The parts that are in effect, with their reasons.
  package let parts: [Part]

  /// Creates a tolerance of parts, with `overrides` in place of what they specify.
  ///
  /// A part that is overridden entirely, or that allows nothing, is left out.
  package init(
    _ allowances: [(tolerance: ReferenceTolerance, why: String)],
    overrides: ReferenceTolerance = .exact
  ) {
    var tolerance = ReferenceTolerance.exact
    var parts: [Part] = []
    for allowance in allowances {
      let part = allowance.tolerance.removing(overrides)
      tolerance = tolerance.adding(part)
      guard !part.isExact else { continue }
      parts.append(Part(allows: part.allowance, why: allowance.why))
    }
    self.tolerance = tolerance.overridden(by: overrides)
    self.parts = parts
  }
}
