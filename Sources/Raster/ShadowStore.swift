import CoreGraphics
import Foundation

/// The masks that were used last: what moves without changing its shape keeps its shadow.
final class ShadowStore {
  /// The masks that are kept.
  private static let limit = 32

  private struct Key: Hashable {
    let path: CGPath
    let radius: CGFloat
    let resolution: CGFloat
  }

  private var masks: [Key: (mask: ShadowMask?, use: Int)] = [:]
  private var uses = 0

  /// Returns the blurred area of a path; nil where there is none.
  func mask(
    of path: CGPath, radius: CGFloat, resolution: CGFloat
  ) throws(RasterError) -> ShadowMask? {
    let key = Key(path: path, radius: radius, resolution: resolution)
    uses += 1
    if let known = masks[key] {
      masks[key]?.use = uses
      return known.mask
    }
    if masks.count >= Self.limit, let oldest = masks.min(by: { $0.value.use < $1.value.use }) {
      masks[oldest.key] = nil
    }
    let mask = try ShadowMask(of: path, radius: radius, resolution: resolution)
    masks[key] = (mask, uses)
    return mask
  }
}
