import CoreGraphics
import DisplayList

/// An image at its own size and at halves of it, for drawing it small without flicker.
final class SpriteLevels {
  /// The pixels at one size, with a transparent pixel on every side.
  struct Level {
    /// The size without the transparent pixels.
    let width: Int
    let height: Int
    /// The pixels, blue in the lowest byte, premultiplied; rows have `width` + 2 pixels.
    let pixels: [UInt32]
  }

  /// The levels, each with half the size of the one before.
  let levels: [Level]
  /// The memory use in bytes.
  var byteCount: Int { levels.reduce(0) { $0 + $1.pixels.count * 4 } }

  /// Creates the levels of a part of an image; nil for an empty part.
  init?(_ sprite: ParticleContent.Sprite) {
    let image = sprite.image
    let part = sprite.part.standardized.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
    guard !part.isEmpty else { return nil }
    let left = Int((part.minX * CGFloat(image.width)).rounded())
    let top = Int((part.minY * CGFloat(image.height)).rounded())
    let right = Int((part.maxX * CGFloat(image.width)).rounded())
    let bottom = Int((part.maxY * CGFloat(image.height)).rounded())
    guard right > left, bottom > top else { return nil }
    var level = Level(width: right - left, height: bottom - top) { x, y in
      let start = (top + y) * image.bytesPerRow + (left + x) * 4
      return SIMD4(
        UInt32(image.pixels[start]), UInt32(image.pixels[start + 1]),
        UInt32(image.pixels[start + 2]), UInt32(image.pixels[start + 3]))
    }
    var levels = [level]
    while max(level.width, level.height) > 1 {
      level = level.halved()
      levels.append(level)
    }
    self.levels = levels
  }
}

extension SpriteLevels.Level {
  fileprivate init(width: Int, height: Int, color: (Int, Int) -> SIMD4<UInt32>) {
    var pixels = [UInt32](repeating: 0, count: (width + 2) * (height + 2))
    for y in 0..<height {
      for x in 0..<width {
        let color = color(x, y)
        pixels[(y + 1) * (width + 2) + x + 1] =
          color[0] | color[1] << 8 | color[2] << 16 | color[3] << 24
      }
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// Returns the mean of each four pixels; an odd last row or column counts twice.
  fileprivate func halved() -> Self {
    func color(_ x: Int, _ y: Int) -> SIMD4<UInt32> {
      let pixel = pixels[(min(y, height - 1) + 1) * (width + 2) + min(x, width - 1) + 1]
      return SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
    }
    return Self(width: (width + 1) / 2, height: (height + 1) / 2) { x, y in
      let sum =
        color(2 * x, 2 * y) &+ color(2 * x + 1, 2 * y) &+ color(2 * x, 2 * y + 1)
        &+ color(2 * x + 1, 2 * y + 1)
      return (sum &+ SIMD4(repeating: 2)) &>> SIMD4(repeating: 2)
    }
  }
}

/// A cache of the images of particles.
final class SpriteCache {
  private let sprites = LRUCache<ParticleContent.Sprite, SpriteLevels>(capacity: 16 << 20)

  /// Returns the levels of a sprite; nil for an empty one.
  func levels(of sprite: ParticleContent.Sprite) -> SpriteLevels? {
    if let cached = sprites[sprite] { return cached }
    guard let levels = SpriteLevels(sprite) else { return nil }
    sprites.insert(levels, for: sprite, size: levels.byteCount)
    return levels
  }
}
