import CoreGraphics
import Foundation

/// The masks of the last frame: what moves without changing its shape keeps its shadow.
final class ShadowStore {
  private struct Key: Hashable {
    let path: CGPath
    let radius: CGFloat
    let resolution: CGFloat
  }

  private var last: [Key: ShadowMask] = [:]
  private var current: [Key: ShadowMask] = [:]

  /// Returns the blurred area of a path; nil where there is none.
  func mask(
    of path: CGPath, radius: CGFloat, resolution: CGFloat
  ) throws(RasterError) -> ShadowMask? {
    let key = Key(path: path, radius: radius, resolution: resolution)
    if let known = current[key] ?? last[key] {
      current[key] = known
      return known
    }
    let mask = try ShadowMask(of: path, radius: radius, resolution: resolution)
    current[key] = mask
    return mask
  }

  /// Forgets what the frame did not need.
  func endFrame() {
    last = current
    current = [:]
  }
}
