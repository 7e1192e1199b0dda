import UIKit

/// Images that the reference images draw.
@MainActor
enum TestImages {
  /// An image of 4x3 pixels: red, green, blue and white, then grays, then translucent colors.
  static let colors = image(
    width: 4,
    [
      [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 255, 255],
      [0, 0, 0, 255], [85, 85, 85, 255], [170, 170, 170, 255], [255, 255, 0, 255],
      [128, 0, 0, 128], [0, 128, 0, 128], [0, 0, 128, 128], [0, 0, 0, 0],
    ])

  /// An opaque image that is black in the first row, and gets brighter in 16 rows.
  static let ramp = image(
    width: 1,
    (0..<16).map { (row: UInt8) -> [UInt8] in [row * 17, row * 17, row * 17, 255] })

  /// An image mask of 4x4 pixels, of which every second one is painted and the last one half.
  static let checkerMask: CGImage = {
    var samples = (0..<16).map { (index: Int) -> UInt8 in
      (index + index / 4) % 2 == 0 ? 0 : 255
    }
    samples[15] = 128
    return require(
      CGImage(
        maskWidth: 4, height: 4, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 4,
        provider: require(CGDataProvider(data: Data(samples) as CFData)), decode: nil,
        shouldInterpolate: false))
  }()

  /// A drop that points up, with a letter that shows mirroring: 24x32 points, 2 pixels per point.
  static let drop: UIImage = drawn(CGSize(width: 24, height: 32)) { context in
    context.setFillColor(UIColor.systemTeal.cgColor)
    context.move(to: CGPoint(x: 12, y: 0))
    context.addQuadCurve(to: CGPoint(x: 24, y: 20), control: CGPoint(x: 24, y: 12))
    context.addArc(
      center: CGPoint(x: 12, y: 20), radius: 12, startAngle: 0, endAngle: .pi, clockwise: false)
    context.addQuadCurve(to: CGPoint(x: 12, y: 0), control: CGPoint(x: 0, y: 12))
    context.fillPath()
    context.setFillColor(UIColor.white.cgColor)
    context.fill([
      CGRect(x: 8, y: 13, width: 3, height: 14), CGRect(x: 11, y: 13, width: 6, height: 3),
      CGRect(x: 11, y: 18, width: 4, height: 3),
    ])
  }

  /// A frame with different corners and sides, for caps of 8 points: 24x24 points.
  static let frame: UIImage = drawn(CGSize(width: 24, height: 24)) { context in
    context.setFillColor(UIColor.systemGray5.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 24, height: 24))
    context.setFillColor(UIColor.systemBlue.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    context.setFillColor(UIColor.systemRed.cgColor)
    context.fillEllipse(in: CGRect(x: 16, y: 0, width: 8, height: 8))
    context.setFillColor(UIColor.systemGreen.cgColor)
    context.fillEllipse(in: CGRect(x: 0, y: 16, width: 8, height: 8))
    context.setFillColor(UIColor.systemOrange.cgColor)
    context.fill(CGRect(x: 16, y: 16, width: 8, height: 8))
    context.setFillColor(UIColor.systemPurple.cgColor)
    context.fillEllipse(in: CGRect(x: 8, y: 8, width: 8, height: 8))
    context.fill(CGRect(x: 11, y: 1, width: 2, height: 5))
  }

  private static func drawn(_ size: CGSize, _ actions: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: size, format: format).image { actions($0.cgContext) }
  }

  /// Returns an image of premultiplied red, green, blue and alpha.
  private static func image(width: Int, _ pixels: [[UInt8]]) -> CGImage {
    require(
      CGImage(
        width: width, height: pixels.count / width, bitsPerComponent: 8, bitsPerPixel: 32,
        bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        provider: require(CGDataProvider(data: Data(pixels.flatMap { $0 }) as CFData)),
        decode: nil, shouldInterpolate: true, intent: .defaultIntent))
  }

  private static func require<Value>(_ value: Value?) -> Value {
    guard let value else { preconditionFailure("an image of the tests is not valid") }
    return value
  }
}
