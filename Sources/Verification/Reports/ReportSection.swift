import Imaging

/// A section of a report: the comparison of a recipe with its reference, or of two sequences of
/// frames.
package struct ReportSection: Sendable {
  /// The result of a comparison.
  package enum Verdict: String, Sendable {
    /// There are no differences.
    case same = "the same"
    /// All differences are within the tolerance.
    case tolerated = "within tolerance"
    /// There are differences.
    case differs
    /// There are no other differences than accepted ones, but the motion is not as the recipe
    /// expects.
    case unexpected = "does not move as expected"
    /// There is no reference to compare with.
    case unrecorded = "has no reference"
    /// There is a reference, but no recipe.
    case orphaned = "has no recipe"
    /// The recipe has errors.
    case invalid = "is invalid"
    /// The recipe or its reference cannot be read or rendered.
    case failed = "cannot be verified"

    var isGood: Bool {
      switch self {
      case .same, .tolerated: true
      case .differs, .unexpected, .unrecorded, .orphaned, .invalid, .failed: false
      }
    }
  }

  /// A labeled text.
  struct Fact: Hashable, Sendable {
    let name: String
    let text: String
  }

  /// The section's title.
  let name: String
  /// The name of the section in links.
  var linkName: String
  let verdict: Verdict
  /// The differences in sentences, the most important first.
  let sentences: [String]
  /// The command that approves the actual result; nil if there is none.
  var command: String?
  var facts: [Fact] = []
  /// The frames; nil if there are none.
  var sequence: ReportSequence?
  /// The graphs of the properties that differ.
  var graphs: [ReportGraph] = []
  /// The number of further properties that differ.
  var furtherGraphs = 0
  /// The images of the frames.
  var images = ReportImages()

  /// Creates a section without frames, such as for a reference without a recipe.
  package init(name: String, verdict: Verdict, sentences: [String]) {
    (self.name, linkName) = (name, name)
    self.verdict = verdict
    self.sentences = sentences
  }
}

extension ReportSection {
  /// Sets the frames, and embeds as many of their images as `limit` bytes allow.
  mutating func show(_ sequence: ReportSequence, limit: Int) throws {
    var sequence = sequence
    let omitted = try sequence.embed(in: &images, limit: limit, isGood: verdict.isGood)
    self.sequence = sequence
    let notes = [expectationNote(sequence)] + omitted.sentences(limit: limit)
    let text = notes.compactMap { $0 }.joined(separator: " ")
    if !text.isEmpty { facts.append(Fact(name: "Images", text: text)) }
  }

  /// A note on the differing frames whose expected image is unknown; nil if there are none.
  private func expectationNote(_ sequence: ReportSequence) -> String? {
    let unknown = sequence.frames.count { $0.expected == .unknown }
    guard unknown > 0 else { return nil }
    let differing = sequence.frames.count { $0.state == .differs || $0.state == .tolerated }
    return "A reference contains the images of some frames, and only hashes of the others: of "
      + "\(NumberFormat.count(differing, "differing frame")), the expected images of "
      + "\(unknown) are unknown. Record with --every 1 to keep all images."
  }
}
