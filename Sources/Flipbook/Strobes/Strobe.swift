import CoreGraphics
import Imaging

/// Poses of an animation in one picture, as of a dancer before a lamp that flashes: the earlier, the paler.
///
/// A pose is where a frame differs from what stays. What stays is, pixel by pixel, what most frames show.
struct Strobe {
  /// What stays: blue, green, red and alpha, as `CGImage` has them.
  private(set) var pixels: [UInt8]
  private let ground: [UInt8]

  /// How much the first pose is seen, from 0 to 1.
  static let faintest = 0.16

  /// - Parameter frames: Frames of the whole, four bytes a pixel, whose alpha is 255 everywhere.
  init(over frames: [[UInt8]]) {
    ground = Self.ground(of: frames)
    pixels = ground
  }

  /// How much the pose of a number is seen: the last one wholly.
  static func opacity(of pose: Int, count: Int) -> Double {
    guard count > 1 else { return 1 }
    let part = Double(pose) / Double(count - 1)
    // Even steps look as if the first ones were all alike.
    return faintest + (1 - faintest) * part * part
  }

  /// Draws a pose over the others.
  ///
  /// Edges that are half transparent need no care: half of the pose is half of the way from what stays.
  mutating func add(_ frame: [UInt8], opacity: Double) {
    let part = Int((opacity * 256).rounded())
    pixels.withUnsafeMutableBufferPointer { pixels in
      frame.withUnsafeBytes { frame in
        ground.withUnsafeBytes { ground in
          let (shown, still) = (
            frame.bindMemory(to: UInt32.self), ground.bindMemory(to: UInt32.self)
          )
          var pixel = 0
          while pixel < shown.count {
            if shown[pixel] != still[pixel] {
              var place = pixel &* 4
              let end = place &+ 4
              while place < end {
                let old = Int(pixels[place])
                let new = Int(frame[place])
                pixels[place] = UInt8(truncatingIfNeeded: old &+ ((new &- old) &* part &+ 128) >> 8)
                place &+= 1
              }
            }
            pixel &+= 1
          }
        }
      }
    }
  }

  /// What most frames show at each pixel; the later one where two are as frequent.
  private static func ground(of frames: [[UInt8]]) -> [UInt8] {
    guard let first = frames.first else { return [] }
    var votes = first.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    // Where nothing moves there is nothing to count.
    var moving = Set<Int>()
    for frame in frames.dropFirst() {
      frame.withUnsafeBytes { bytes in
        let pixels = bytes.bindMemory(to: UInt32.self)
        var pixel = 0
        while pixel < pixels.count {
          if pixels[pixel] != votes[pixel] { moving.insert(pixel) }
          pixel &+= 1
        }
      }
    }
    var counts: [UInt32: Int] = [:]
    for pixel in moving {
      counts.removeAll(keepingCapacity: true)
      var (best, most): (UInt32, Int) = (0, 0)
      for frame in frames {
        let value = frame.withUnsafeBytes {
          $0.loadUnaligned(fromByteOffset: pixel * 4, as: UInt32.self)
        }
        let count = counts[value, default: 0] + 1
        counts[value] = count
        if count >= most { (best, most) = (value, count) }
      }
      votes[pixel] = best
    }
    return votes.withUnsafeBytes { Array($0) }
  }
}
