import CoreGraphics

/// The shadows' masks that were used last: what moves without changing its shape keeps its shadow.
final class ShadowStore {
  private struct Key: Hashable {
    let path: CGPath
    let radius: CGFloat
    let resolution: CGFloat
  }

  private let masks = RecentValues<Key, ShadowMask>(room: 4 << 20)

  /// Returns the blurred area of a path; nil where there is none.
  func mask(
    of path: CGPath, radius: CGFloat, resolution: CGFloat
  ) throws(RasterError) -> ShadowMask? {
    let key = Key(path: path, radius: radius, resolution: resolution)
    if let known = masks[key] { return known }
    guard let mask = try ShadowMask(of: path, radius: radius, resolution: resolution) else {
      return nil
    }
    masks.keep(mask, for: key, size: mask.byteCount)
    return mask
  }
}
