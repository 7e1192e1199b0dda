import CoreGraphics

/// A cache of shadow masks, so that a shadow is not blurred again while its shape stays the same.
final class ShadowMaskCache {
  private struct Key: Hashable {
    let path: CGPath
    let radius: CGFloat
    let resolution: CGFloat
  }

  private let masks = LRUCache<Key, ShadowMask>(capacity: 4 << 20)

  /// Returns the blurred path; nil for a path without an area.
  func mask(
    of path: CGPath, radius: CGFloat, resolution: CGFloat
  ) throws(RasterError) -> ShadowMask? {
    let key = Key(path: path, radius: radius, resolution: resolution)
    if let cached = masks[key] { return cached }
    guard let mask = try ShadowMask(of: path, radius: radius, resolution: resolution) else {
      return nil
    }
    masks.insert(mask, for: key, size: mask.byteCount)
    return mask
  }
}
