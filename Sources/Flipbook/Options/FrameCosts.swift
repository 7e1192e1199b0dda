import Imaging

/// The work that each frame of a render takes, estimated from an earlier render: a frame that repeats
/// the previous one takes little.
///
/// Shards of equal cost finish at the same time, although a later shard has to play the animation up
/// to its frames.
public struct FrameCosts: Hashable, Sendable {
  /// The frames of the earlier render that repeat the previous ones.
  private let repeats: Set<Int>
  private let fps: FrameRate

  /// The cost of a frame that repeats the previous one, as a share of another one's: 0.20 ms of 1.1 to
  /// 1.5 ms for an alert at 750x1334 px.
  private static let repeatCost = 0.15
  /// The cost of playing the animation for the duration of a frame, as a share of drawing one: 0.03
  /// to 0.23 ms of 1.0 to 1.1 ms for an alert and a list of springs.
  private static let playingCost = 0.1

  /// Reads the manifest of an earlier render, at any size.
  ///
  /// - Throws: An `ImagingError` for a folder without a valid manifest.
  public init(folder: String) throws {
    self.init(try Manifest(in: folder))
  }

  init(_ manifest: Manifest) {
    fps = manifest.fps
    let pairs = zip(manifest.frames, manifest.frames.dropFirst())
    repeats = Set(
      pairs.filter { $0.number + 1 == $1.number && $0.pixels == $1.pixels }.map(\.1.number))
  }

  /// Text that is equal for costs that divide frames in the same way.
  var fingerprint: String { "\(fps) \(FrameNumbers(repeats.sorted()))" }

  /// Returns the frames of a shard, whose cost is nearly that of every other shard.
  ///
  /// - Parameters:
  ///   - frames: The numbers of the frames of all shards, in order.
  ///   - fps: Their rate, which may differ from that of the earlier render.
  func part(_ shard: Shard, of frames: [Int], fps: FrameRate) -> ArraySlice<Int> {
    let ends = ends(of: frames, count: shard.count, fps: fps)
    return frames[(shard.number == 1 ? 0 : ends[shard.number - 2])..<ends[shard.number - 1]]
  }

  /// Returns the index after the last frame of each shard.
  private func ends(of frames: [Int], count: Int, fps: FrameRate) -> [Int] {
    let drawing = frames.indices.map { index in
      let number = Int(fps.time(of: frames[index]) / self.fps.time(of: 1) + 0.5)
      let follows = index > 0 && frames[index - 1] == frames[index] - 1
      return follows && repeats.contains(number) ? Self.repeatCost : 1
    }
    /// Divides the frames into shards of at most a cost; nil if that takes too many.
    func ends(limit: Double) -> [Int]? {
      var ends: [Int] = []
      var cost = 0.0
      for (index, number) in frames.enumerated() {
        // Another shard has nothing of what this one has drawn.
        if cost + drawing[index] + playing(number) > limit, index > (ends.last ?? 0) {
          ends.append(index)
          cost = 0
        }
        cost += index == (ends.last ?? 0) ? 1 : drawing[index]
        guard ends.count < count else { return nil }
      }
      return ends + Array(repeating: frames.count, count: count - ends.count)
    }
    func playing(_ number: Int) -> Double { Double(number) * Self.playingCost }
    var (low, high) = (0.0, Double(frames.count) + playing((frames.last ?? 0) + 1))
    // Halved until the shards no longer change.
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if ends(limit: middle) == nil { low = middle } else { high = middle }
    }
    return ends(limit: high) ?? Array(repeating: frames.count, count: count)
  }
}

extension RenderOptions {
  /// Returns the frames that the options' shard draws of those of all shards.
  func ownFrames(among all: [Int]) -> [Int] {
    guard let shard else { return all }
    return shardCosts.map { Array($0.part(shard, of: all, fps: fps)) } ?? shard.part(of: all)
  }
}
