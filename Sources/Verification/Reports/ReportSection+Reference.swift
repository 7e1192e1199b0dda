import Foundation
import Imaging

extension ReportSection {
  /// Where the files of a recipe are, and what else its section tells.
  package struct Source: Sendable {
    /// The folder of the reference.
    package var reference: String
    /// Everything that differs.
    package var sentences: [String]
    /// What the recipe allows to differ, and why.
    package var allowances: [String]
    /// The most bytes that the pictures may have.
    package var limit: Int
    /// The folder with every distinct frame of the animation as it is now; nil if none differs: then
    /// the reference's pictures are enough.
    package var frames: String?
    /// The command that approves it; nil if it passes.
    package var command: String?

    package init(reference: String, sentences: [String], allowances: [String] = [], limit: Int) {
      self.reference = reference
      self.sentences = sentences
      self.allowances = allowances
      self.limit = limit
    }
  }

  /// What came of comparing an animation with its reference.
  package init(_ verdict: ReferenceVerdict, _ source: Source) throws {
    let (expected, actual) = (verdict.expected, verdict.actual)
    let isSame = source.sentences.isEmpty
    self.init(
      name: actual.recipe,
      verdict: source.command != nil ? .differs : isSame ? .same : .tolerated,
      sentences: isSame ? ["Every frame and every number is what it was."] : source.sentences)
    command = source.command
    facts = Self.facts(of: actual) + [Fact(name: "Tolerance", text: "\(verdict.tolerance)")]
    facts += source.allowances.map { Fact(name: "Allowed", text: $0) }
    facts.append(Fact(name: "Reference", text: source.reference))
    (graphs, furtherGraphs) = ReportGraph.graphs(
      of: verdict.motion, trace: actual.trace, expected: expected.trace)
    try show(ReportSequence(verdict, source), limit: source.limit)
  }

  /// What an animation shows that has no reference.
  package init(unrecorded actual: Reference, _ source: Source) throws {
    self.init(name: actual.recipe, verdict: .unrecorded, sentences: source.sentences)
    command = source.command
    facts = Self.facts(of: actual)
    let files = PictureFiles(of: actual, source)
    let sequence = ReportSequence(
      sides: ReportSequence.usualSides, fps: actual.fps, size: actual.size, tolerance: 0,
      frames: actual.frames.enumerated().map { number, digest in
        ReportSequence.Frame(
          number: number, state: .additional, expected: .none, actual: files.side(digest))
      })
    try show(sequence, limit: source.limit)
  }

  private static func facts(of actual: Reference) -> [Fact] {
    let rate = Double(actual.fps.numerator) / Double(actual.fps.denominator)
    let seconds = Double(actual.frames.count) / rate
    return [
      Fact(
        name: "Frames",
        text: "\(actual.frames.count) of \(actual.size.text) px, "
          + "\(NumberFormat.short(rate, decimals: 3)) a second, "
          + "\(NumberFormat.short(seconds, decimals: 3)) s"),
      Fact(name: "Numbers", text: "\(actual.numberCount)"),
    ]
  }
}

extension ReportSequence {
  fileprivate static let usualSides = ["Expected", "Actual"]

  /// The frames of an animation beside those that its reference tells of.
  fileprivate init(_ verdict: ReferenceVerdict, _ source: ReportSection.Source) {
    let (expected, actual) = (verdict.expected, verdict.actual)
    let files = PictureFiles(of: actual, expected: expected, source)
    func side(_ reference: Reference, _ number: Int) -> Side {
      guard reference.frames.indices.contains(number) else { return .none }
      return files.side(reference.frames[number])
    }
    let compared = Dictionary(
      verdict.compared.map { ($0.number, $0.state) }, uniquingKeysWith: { first, _ in first })
    let frames = (0..<max(expected.frames.count, actual.frames.count)).map { number in
      let state = State(of: number, in: verdict, compared[number])
      let isLeftOut = state == .same && side(actual, number) == .unknown
      return Frame(
        number: number, state: state, text: compared[number]?.text ?? "",
        expected: isLeftOut ? .leftOut : side(expected, number),
        actual: isLeftOut ? .leftOut : side(actual, number))
    }
    self.init(
      sides: Self.usualSides, fps: actual.fps,
      size: expected.size.union(actual.size), tolerance: verdict.tolerance.color ?? 0,
      frames: frames,
      worst: verdict.worst?.number)
  }
}

extension ReportSequence.State {
  fileprivate init(of number: Int, in verdict: ReferenceVerdict, _ compared: FrameState?) {
    let (expected, actual) = (verdict.expected.frames, verdict.actual.frames)
    if number >= expected.count {
      self = .additional
    } else if number >= actual.count {
      self = .missing
    } else if expected[number] == actual[number] {
      self = .same
    } else if let compared {
      self.init(compared)
    } else {
      // Without a picture to compare with, frames pass or fail with those that have one.
      self = verdict.isGood ? .tolerated : .differs
    }
  }

  init(_ state: FrameState) {
    switch state {
    case .same: self = .same
    case .tolerated: self = .tolerated
    case .differs, .differentSize: self = .differs
    case .missing: self = .missing
    case .additional: self = .additional
    }
  }
}

extension Manifest.Size<Int> {
  /// What holds both sizes.
  func union(_ other: Self) -> Self {
    Self(width: max(width, other.width), height: max(height, other.height))
  }
}

/// Where pictures are, by the fingerprints of what they show.
///
/// A reference has few pictures. But what it expects of one frame may be what another one shows now, or
/// what one of its pictures shows.
private struct PictureFiles {
  private var files: [Digest: String] = [:]

  init(of actual: Reference, expected: Reference? = nil, _ source: ReportSection.Source) {
    if let folder = source.frames {
      for number in actual.distinctFrames {
        files[actual.frames[number]] = "\(folder)/\(FramePattern.standard.name(of: number))"
      }
    }
    guard let expected else { return }
    for picture in expected.pictures where expected.frames.indices.contains(picture.number) {
      let (digest, path) = (
        expected.frames[picture.number], "\(source.reference)/\(picture.file)"
      )
      guard files[digest] == nil, FileManager.default.fileExists(atPath: path) else { continue }
      files[digest] = path
    }
  }

  /// The picture of a fingerprint, if there is one.
  func side(_ digest: Digest) -> ReportSequence.Side {
    files[digest].map(ReportSequence.Side.file) ?? .unknown
  }
}

extension Reference {
  /// The first frame of each picture, in order.
  package var distinctFrames: [Int] {
    var shown: Set<Digest> = []
    return frames.indices.filter { shown.insert(frames[$0]).inserted }
  }
}
