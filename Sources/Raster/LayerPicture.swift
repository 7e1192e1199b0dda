import CoreGraphics
import Foundation

/// The pixels of a picture of a part of a layer's own space.
struct LayerPicture {
  /// The most pixels; larger parts get larger pixels.
  private static let maximumPixels = CGFloat(1 << 22)

  let width: Int
  let height: Int
  /// The pixels of a point.
  let resolution: CGFloat
  /// The map from the picture's pixels to points.
  let matrix: CGAffineTransform

  init(of rect: CGRect, resolution wanted: CGFloat) {
    let area = max(rect.width * rect.height, 1e-6)
    resolution = min(wanted, (Self.maximumPixels / area).squareRoot())
    width = Self.count(rect.width * resolution)
    height = Self.count(rect.height * resolution)
    matrix = CGAffineTransform(
      a: 1 / resolution, b: 0, c: 0, d: 1 / resolution, tx: rect.minX, ty: rect.minY)
  }

  /// Very long and thin parts lose their ends.
  private static func count(_ pixels: CGFloat) -> Int {
    Int(min(max(pixels.rounded(.up), 1), CGFloat(FrameRenderer.maximumSide)))
  }
}
