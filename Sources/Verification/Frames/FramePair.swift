import Imaging

/// Frames of two sequences that should be the same; where one is missing, the other stands alone.
package struct FramePair: Hashable, Sendable {
  package let first: FrameSequence.Frame?
  package let second: FrameSequence.Frame?

  /// The number by which people know the pair: the first sequence's.
  package var number: Int { first?.number ?? second?.number ?? 0 }
}

extension FramePair {
  /// The frames of two sequences, each with its partner, in order.
  ///
  /// Files of the same name are partners, if there are any. Where names say nothing, the sequences are
  /// laid side by side from both ends: as many frames as show the same at the start, as many at the end,
  /// and what is between in order, so that frames that are missing in one place shift nothing else.
  static func pairs(
    of first: FrameSequence, and second: FrameSequence
  ) throws(ImagingError) -> [FramePair] {
    let names = Set(second.frames.map(\.name))
    if first.isNamed, second.isNamed, first.frames.contains(where: { names.contains($0.name) }) {
      return namesakes(of: first, and: second)
    }
    guard first.frames.count != second.frames.count else {
      return zip(first.frames, second.frames).map { FramePair(first: $0, second: $1) }
    }
    return try sideBySide(first, second)
  }

  private static func namesakes(of first: FrameSequence, and second: FrameSequence) -> [FramePair] {
    let partners = Dictionary(
      second.frames.map { ($0.name, $0) }, uniquingKeysWith: { earlier, _ in earlier })
    let names = Set(first.frames.map(\.name))
    let pairs =
      first.frames.map { FramePair(first: $0, second: partners[$0.name]) }
      + second.frames.filter { !names.contains($0.name) }.map { FramePair(first: nil, second: $0) }
    return pairs.map { (NaturalName($0.first?.name ?? $0.second?.name ?? ""), $0) }
      .sorted { $0.0 < $1.0 }.map(\.1)
  }

  private static func sideBySide(
    _ first: FrameSequence, _ second: FrameSequence
  ) throws(ImagingError) -> [FramePair] {
    let (shown, other) = (try shown(in: first), try shown(in: second))
    let start = zip(shown, other).prefix { $0 == $1 }.count
    let end = zip(shown[start...].reversed(), other[start...].reversed()).prefix { $0 == $1 }.count
    let middle = start..<max(shown.count, other.count) - end
    let partner = { (sequence: FrameSequence, index: Int) in
      index < sequence.frames.count - end ? sequence.frames[index] : nil
    }
    return zip(first.frames, second.frames).prefix(start).map { FramePair(first: $0, second: $1) }
      + middle.map { FramePair(first: partner(first, $0), second: partner(second, $0)) }
      + zip(first.frames.suffix(end), second.frames.suffix(end))
      .map { FramePair(first: $0, second: $1) }
  }

  /// What each frame shows, as a fingerprint.
  private static func shown(in sequence: FrameSequence) throws(ImagingError) -> [Digest] {
    var digests: [Digest] = []
    for frame in sequence.frames {
      digests.append(try Bitmap(pngFile: frame.path).withPixels { Digest(pixels: $0) })
    }
    return digests
  }
}
