import CoreGraphics

/// A cache of shadow masks, so that a shadow is not blurred again while its shape stays the same.
final class ShadowMaskCache {
  private struct Key: Hashable {
    let path: CGPath
    let radius: CGFloat
    let resolution: CGFloat
  }

  /// What the mask of a layer's contents depends on, besides where it is.
  private struct AlphaKey: Hashable {
    let alpha: ShadowMask.Alpha
    let sigma: CGFloat
    let grid: PixelGrid
  }

  private let masks = LRUCache<Key, ShadowMask>(capacity: 4 << 20)
  private let masksOfContents = LRUCache<AlphaKey, ShadowMask>(capacity: 8 << 20)

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

  /// Returns the blurred alpha of a surface that covers an area: that of a layer's contents, which are
  /// other objects in each frame, and in a scene that is made again.
  func mask(ofAlphaOf surface: Surface, area: ShadowMask.Area) -> ShadowMask {
    let key = AlphaKey(
      alpha: ShadowMask.Alpha(of: surface), sigma: area.sigma, grid: area.grid)
    if let cached = masksOfContents[key] { return cached }
    let mask = ShadowMask(key.alpha, area: area)
    masksOfContents.insert(mask, for: key, size: 2 * mask.byteCount)
    return mask
  }
}
