import Imaging

/// A frame of one sequence and the frame of another sequence to compare it with; either may be
/// missing.
package struct FramePair: Hashable, Sendable {
  package let first: FrameSequence.Frame?
  package let second: FrameSequence.Frame?

  /// The number of the pair: the first frame's, else the second frame's.
  package var number: Int { first?.number ?? second?.number ?? 0 }
}

extension FramePair {
  /// Returns the pairs of frames of two sequences, in order.
  ///
  /// Frames are paired by their file names, if the sequences have names in common. Otherwise the
  /// sequences are aligned by their longest equal start and end, and the frames between are paired
  /// in order, so that missing frames do not shift the others.
  static func pairs(
    of first: FrameSequence, and second: FrameSequence
  ) throws(ImagingError) -> [FramePair] {
    let names = Set(second.frames.map(\.name))
    if first.isNamed, second.isNamed, first.frames.contains(where: { names.contains($0.name) }) {
      return pairsByName(of: first, and: second)
    }
    guard first.frames.count != second.frames.count else {
      return zip(first.frames, second.frames).map { FramePair(first: $0, second: $1) }
    }
    return try alignedPairs(first, second)
  }

  private static func pairsByName(of first: FrameSequence, and second: FrameSequence) -> [FramePair]
  {
    let partners = Dictionary(
      second.frames.map { ($0.name, $0) }, uniquingKeysWith: { earlier, _ in earlier })
    let names = Set(first.frames.map(\.name))
    let pairs =
      first.frames.map { FramePair(first: $0, second: partners[$0.name]) }
      + second.frames.filter { !names.contains($0.name) }.map { FramePair(first: nil, second: $0) }
    return pairs.map { (NaturalName($0.first?.name ?? $0.second?.name ?? ""), $0) }
      .sorted { $0.0 < $1.0 }.map(\.1)
  }

  private static func alignedPairs(
    _ first: FrameSequence, _ second: FrameSequence
  ) throws(ImagingError) -> [FramePair] {
    let (digests, others) = (try digests(of: first), try digests(of: second))
    let start = zip(digests, others).prefix { $0 == $1 }.count
    let end = zip(digests[start...].reversed(), others[start...].reversed()).prefix { $0 == $1 }
      .count
    let middle = start..<max(digests.count, others.count) - end
    let partner = { (sequence: FrameSequence, index: Int) in
      index < sequence.frames.count - end ? sequence.frames[index] : nil
    }
    return zip(first.frames, second.frames).prefix(start).map { FramePair(first: $0, second: $1) }
      + middle.map { FramePair(first: partner(first, $0), second: partner(second, $0)) }
      + zip(first.frames.suffix(end), second.frames.suffix(end))
      .map { FramePair(first: $0, second: $1) }
  }

  /// Returns the hash of each frame's pixels.
  private static func digests(of sequence: FrameSequence) throws(ImagingError) -> [Digest] {
    var digests: [Digest] = []
    for frame in sequence.frames {
      digests.append(try Bitmap(pngFile: frame.path).withPixels { Digest(pixels: $0) })
    }
    return digests
  }
}
