import Imaging

extension ReportSection {
  /// The files of a recipe and further content of its section.
  package struct Source: Sendable {
    /// The folder of the reference.
    package var reference: String
    /// The differences, in sentences.
    package var sentences: [String]
    /// The tolerances of the recipe and their reasons.
    package var allowances: [String]
    /// The maximum number of bytes of the images.
    package var limit: Int
    /// The folder with all distinct frames of the actual animation; nil if none differs, so that
    /// the reference's images suffice.
    package var frames: String?
    /// Whether the animation passes.
    package var passes = true
    /// Whether the animation moves as its recipe expects.
    package var isExpected = true
    /// The command that approves the actual animation; nil if there is none.
    package var command: String?
    /// The files of the reference's images that do not show their frames.
    package var damaged: Set<String> = []

    package init(reference: String, sentences: [String], allowances: [String] = [], limit: Int) {
      self.reference = reference
      self.sentences = sentences
      self.allowances = allowances
      self.limit = limit
    }
  }

  /// Creates the section of a comparison of an animation with its reference.
  package init(_ verdict: ReferenceVerdict, _ source: Source) throws {
    let (expected, actual) = (verdict.expected, verdict.actual)
    let isSame = source.sentences.isEmpty
    self.init(
      name: actual.recipe,
      verdict: !source.passes
        ? .differs : !source.isExpected ? .unexpected : isSame ? .same : .tolerated,
      sentences: isSame ? ["All frames and numbers match the reference."] : source.sentences)
    command = source.command
    facts = Self.facts(of: actual) + [Fact(name: "Tolerance", text: "\(verdict.tolerance)")]
    facts += source.allowances.map { Fact(name: "Allowed", text: $0) }
    facts.append(Fact(name: "Reference", text: source.reference))
    (graphs, furtherGraphs) = ReportGraph.graphs(
      of: verdict.motion, trace: actual.trace, expected: expected.trace)
    try show(ReportSequence(verdict, source), limit: source.limit)
  }

  /// Creates the section of an animation without a reference.
  package init(unrecorded actual: Reference, _ source: Source) throws {
    self.init(name: actual.recipe, verdict: .unrecorded, sentences: source.sentences)
    command = source.command
    facts = Self.facts(of: actual)
    let files = ImageFiles(of: actual, source)
    let sequence = ReportSequence(
      sides: ReportSequence.defaultSides, fps: actual.fps, size: actual.size, tolerance: 0,
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
          + "\(NumberFormat.short(rate, decimals: 3)) per second, "
          + "\(NumberFormat.short(seconds, decimals: 3)) s"),
      Fact(name: "Numbers", text: "\(actual.numberCount)"),
    ]
  }
}

extension ReportSequence {
  fileprivate static let defaultSides = ["Expected", "Actual"]

  /// Creates the sequence of an animation's frames and those of its reference.
  fileprivate init(_ verdict: ReferenceVerdict, _ source: ReportSection.Source) {
    let (expected, actual) = (verdict.expected, verdict.actual)
    let files = ImageFiles(of: actual, expected: expected, source)
    func side(_ reference: Reference, _ number: Int) -> Side {
      guard reference.frames.indices.contains(number) else { return .none }
      return files.side(reference.frames[number])
    }
    let compared = Dictionary(
      verdict.compared.map { ($0.number, $0.state) }, uniquingKeysWith: { first, _ in first })
    let frames = (0..<max(expected.frames.count, actual.frames.count)).map { number in
      let state = State(of: number, in: verdict, compared[number])
      let isOmitted = state == .same && side(actual, number) == .unknown
      return Frame(
        number: number, state: state, text: compared[number]?.text ?? "",
        expected: isOmitted ? .omitted : side(expected, number),
        actual: isOmitted ? .omitted : side(actual, number))
    }
    self.init(
      sides: Self.defaultSides, fps: actual.fps,
      size: expected.size.union(actual.size), tolerance: verdict.tolerance.image.color ?? 0,
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
    } else if verdict.isGood
      || verdict.tolerance.image.isExact && verdict.moved.contains(number)
    {
      // Frames without an image in the reference pass with those that have one, and frames whose
      // numbers differ within the tolerance need no equal pixels.
      self = .tolerated
    } else if let compared {
      self.init(compared)
    } else {
      self = .differs
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
  /// Returns the smallest size that contains both sizes.
  func union(_ other: Self) -> Self {
    Self(width: max(width, other.width), height: max(height, other.height))
  }
}

/// The paths of images by the hashes of their pixels.
///
/// A reference has few images. But an expected frame may be equal to an actual one, or to one of
/// the reference's images.
private struct ImageFiles {
  private var files: [Digest: String] = [:]

  init(of actual: Reference, expected: Reference? = nil, _ source: ReportSection.Source) {
    if let folder = source.frames {
      for number in actual.distinctFrames {
        files[actual.frames[number]] = "\(folder)/\(FramePattern.standard.name(of: number))"
      }
    }
    guard let expected else { return }
    for image in expected.images
    where expected.frames.indices.contains(image.number) && !source.damaged.contains(image.file) {
      let (digest, path) = (
        expected.frames[image.number], "\(source.reference)/\(image.file)"
      )
      guard files[digest] == nil, Files.exists(path) else { continue }
      files[digest] = path
    }
  }

  /// Returns the image with a hash, if there is one.
  func side(_ digest: Digest) -> ReportSequence.Side {
    files[digest].map(ReportSequence.Side.file) ?? .unknown
  }
}

extension Reference {
  /// The numbers of the first frames with distinct pixels, in order.
  package var distinctFrames: [Int] {
    var shown: Set<Digest> = []
    return frames.indices.filter { shown.insert(frames[$0]).inserted }
  }
}
