import Imaging

/// What a report tells of one comparison: of a recipe with its reference, or of two sequences of frames.
package struct ReportSection: Sendable {
  /// What came of it.
  package enum Verdict: String, Sendable {
    /// Nothing is different.
    case same = "the same"
    /// What is different was allowed.
    case tolerated = "within tolerance"
    /// Something is different.
    case differs
    /// There is nothing to compare with.
    case unrecorded = "has no reference"
    /// There is a reference, but nothing to compare it with.
    case orphaned = "has no recipe"

    var isGood: Bool {
      switch self {
      case .same, .tolerated: true
      case .differs, .unrecorded, .orphaned: false
      }
    }
  }

  /// Something to know, and what it is called.
  struct Fact: Hashable, Sendable {
    let name: String
    let text: String
  }

  /// What people call it.
  let name: String
  let verdict: Verdict
  /// The verdict in words, the most important first.
  let sentences: [String]
  /// The command that makes what is now what is expected; nil if there is none.
  var command: String?
  var facts: [Fact] = []
  /// The frames; nil if there are none to show.
  var sequence: ReportSequence?
  /// The numbers that differ over time.
  var graphs: [ReportGraph] = []
  /// How many more numbers differ than are shown.
  var furtherGraphs = 0
  /// The pictures of the frames.
  var pictures = ReportPictures()

  /// A matter without frames, such as a reference without a recipe.
  package init(name: String, verdict: Verdict, sentences: [String]) {
    self.name = name
    self.verdict = verdict
    self.sentences = sentences
  }
}

extension ReportSection {
  /// Takes in frames, and as many of their pictures as a number of bytes allows.
  mutating func show(_ sequence: ReportSequence, limit: Int) throws {
    var sequence = sequence
    let left = try sequence.embed(in: &pictures, limit: limit, isGood: verdict.isGood)
    self.sequence = sequence
    let notes = [expectationNote(sequence)] + left.sentences(limit: limit)
    let text = notes.compactMap { $0 }.joined(separator: " ")
    if !text.isEmpty { facts.append(Fact(name: "Pictures", text: text)) }
  }

  /// Of how many frames that differ it is not known what was expected.
  private func expectationNote(_ sequence: ReportSequence) -> String? {
    let unknown = sequence.frames.count { $0.expected == .unknown }
    guard unknown > 0 else { return nil }
    let differing = sequence.frames.count { $0.state == .differs || $0.state == .tolerated }
    return "A reference keeps the pictures of some frames, and of the others fingerprints only: of "
      + "\(NumberFormat.count(differing, "frame")) with other pixels, the expected picture of "
      + "\(unknown) is not known. What is recorded with --every 1 has them all."
  }
}
