import UIKit

extension CGContext {
  /// Draws a gradient around a point over the whole clip: colors change with the angle.
  ///
  /// It is drawn as an image with two pixels for each point of the context's matrix, at most 2048 in a direction.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - center: The point.
  ///   - angle: The angle of the first color in radians, from the x axis to the y axis.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    let box = boundingBoxOfClipPath
    guard !box.isEmpty, !box.isInfinite, center.x.isFinite, center.y.isFinite, angle.isFinite
    else { return }
    let scale = max(hypot(ctm.a, ctm.b), hypot(ctm.c, ctm.d)) * 2
    func count(_ length: CGFloat) -> Int { Int(min(max(length * scale, 1), 2048).rounded(.up)) }
    let (width, height) = (count(box.width), count(box.height))
    let colors = (0...1024).map { Self.color(of: gradient.stops, at: CGFloat($0) / 1024) }
    var pixels = [UInt8]()
    pixels.reserveCapacity(width * height * 4)
    for row in 0..<height {
      let y = box.minY + (CGFloat(row) + 0.5) / CGFloat(height) * box.height - center.y
      for column in 0..<width {
        let x = box.minX + (CGFloat(column) + 0.5) / CGFloat(width) * box.width - center.x
        let turn = (atan2(y, x) - angle) / (2 * .pi)
        pixels += colors[Int(((turn - turn.rounded(.down)) * 1024).rounded())]
      }
    }
    guard let provider = CGDataProvider(data: Data(pixels)),
      let image = CGImage(
        width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32,
        bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    else { return }
    saveGState()
    // Images are drawn with their first row at the largest y.
    translateBy(x: 0, y: box.minY + box.maxY)
    scaleBy(x: 1, y: -1)
    draw(image, in: box)
    restoreGState()
  }

  /// Returns the premultiplied bytes of the color at a location.
  private static func color(of stops: [CGGradient.Stop], at location: CGFloat) -> [UInt8] {
    func parts(_ color: CGColor) -> [CGFloat] {
      let (red, green, blue, alpha) = UIColor(cgColor: color).straightParts
      return [red, green, blue, alpha]
    }
    guard let first = stops.first, let last = stops.last else { return [0, 0, 0, 0] }
    let after = stops.first { $0.location > location } ?? last
    let before = stops.last { $0.location <= location } ?? first
    let width = after.location - before.location
    let share = width > 0 ? min(max((location - before.location) / width, 0), 1) : 0
    let color = zip(parts(before.color), parts(after.color)).map { $0 + ($1 - $0) * share }
    return (color.prefix(3).map { $0 * color[3] } + [color[3]]).map {
      UInt8((min(max($0, 0), 1) * 255).rounded())
    }
  }
}

extension UIColor {
  fileprivate var straightParts: (CGFloat, CGFloat, CGFloat, CGFloat) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (red, green, blue, alpha)
  }
}
