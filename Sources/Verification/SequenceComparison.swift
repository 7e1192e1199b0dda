import Imaging

/// How two rendered sequences compare at the instants they share.
///
/// Frames are matched by their exact times, so a sequence of 120 frames a second is compared with every
/// frame of one of 60, and a range of frames with the whole.
package struct SequenceComparison: Equatable, Sendable {
  /// A frame that is not the same in both sequences.
  package struct Difference: Equatable, Sendable {
    /// What differs.
    package enum Kind: Sendable {
      /// The frames show something else.
      case pixels
      /// The frames show the same, but their files have other bytes.
      case bytes
    }

    package let kind: Kind
    package let first: Manifest.Frame
    package let second: Manifest.Frame
  }

  /// How many frames were compared.
  package let sharedCount: Int
  /// The earliest frame that differs; nil if all that are shared are the same.
  package let firstDifference: Difference?
  /// The numbers of the frames that only the first sequence has, in order.
  package let onlyInFirst: [Int]
  /// The numbers of the frames that only the second sequence has, in order.
  package let onlyInSecond: [Int]

  /// Whether the sequences have frames in common, and these are the same.
  package var agrees: Bool { sharedCount > 0 && firstDifference == nil }

  /// Compares what two manifests say.
  package init(of first: Manifest, and second: Manifest) {
    let pairs = first.framesShared(with: second)
    sharedCount = pairs.count
    firstDifference = pairs.lazy.compactMap(Difference.init).first
    onlyInFirst = first.numbers(without: pairs.map(\.first.number))
    onlyInSecond = second.numbers(without: pairs.map(\.second.number))
  }

  /// Compares two folders of frames by their manifests.
  ///
  /// Throws a `VerificationError` where a manifest cannot be read, or where the file of a shared frame is
  /// missing or not the one the manifest tells of.
  package init(ofFolder first: String, andFolder second: String) throws(VerificationError) {
    let firstManifest = try reading { () throws(ImagingError) in try Manifest(in: first) }
    let secondManifest = try reading { () throws(ImagingError) in try Manifest(in: second) }
    for pair in firstManifest.framesShared(with: secondManifest) {
      try check(pair.first, in: first)
      try check(pair.second, in: second)
    }
    self.init(of: firstManifest, and: secondManifest)
  }
}

extension SequenceComparison.Difference {
  fileprivate init?(_ pair: (first: Manifest.Frame, second: Manifest.Frame)) {
    guard pair.first.bytes != pair.second.bytes || pair.first.pixels != pair.second.pixels else {
      return nil
    }
    kind = pair.first.pixels == pair.second.pixels ? .bytes : .pixels
    (first, second) = pair
  }
}

extension Manifest {
  fileprivate func framesShared(with other: Manifest) -> [(first: Frame, second: Frame)] {
    let partners = Dictionary(
      other.frames.map { (other.fps.instant(of: $0.number), $0) },
      uniquingKeysWith: { earlier, _ in earlier })
    return frames.compactMap { frame in
      partners[fps.instant(of: frame.number)].map { (frame, $0) }
    }
  }

  fileprivate func numbers(without shared: [Int]) -> [Int] {
    let shared = Set(shared)
    return frames.map(\.number).filter { !shared.contains($0) }
  }
}

private func check(_ frame: Manifest.Frame, in folder: String) throws(VerificationError) {
  let path = "\(folder)/\(frame.file)"
  let digest = try reading { () throws(ImagingError) in try Digest(file: path) }
  guard digest == frame.bytes else { throw .changedFrame(path: path) }
}

private func reading<Value>(
  _ body: () throws(ImagingError) -> Value
) throws(VerificationError) -> Value {
  do throws(ImagingError) {
    return try body()
  } catch {
    throw .unreadable(error)
  }
}
