import Imaging
import Testing
import UIKit
import UIKitTestSupport

@Suite @MainActor struct ImageRendererTests {
  /// The components of a pixel: red, green, blue, alpha.
  private func components(_ image: UIImage?, _ x: Int, _ y: Int) -> [UInt8]? {
    guard let image = image?.cgImage, x < image.width, y < image.height else { return nil }
    let start = (y * image.width + x) * 4
    return [2, 1, 0, 3].map { image.pixels[start + $0] }
  }

  private func format(_ scale: CGFloat = 1) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  private static let red: [UInt8] = [255, 0, 0, 255]
  private static let blue: [UInt8] = [0, 0, 255, 255]

  @Test("an image has the pixels of its size at the format's scale, rounded up") func size() throws
  {
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: 10.2, height: 4), format: format(2))
    let image = renderer.image { _ in }
    #expect(image.cgImage?.width == 21)
    #expect(image.cgImage?.height == 8)
    #expect(image.scale == 2)
    _ = Stage(device: .iPhone5s)
    #expect(UIGraphicsImageRendererFormat.default().scale == 2)
    #expect(!UIGraphicsImageRendererFormat.preferred().opaque)
    let traits = UITraitCollection(displayScale: 3)
    #expect(UIGraphicsImageRendererFormat(for: traits).scale == 3)
  }

  @Test("the image's context is current, and starts at the bounds' origin") func drawing() throws {
    let bounds = CGRect(x: 10, y: 20, width: 4, height: 4)
    let renderer = UIGraphicsImageRenderer(bounds: bounds, format: format())
    let image = renderer.image { context in
      #expect(UIGraphicsGetCurrentContext() == context.cgContext)
      #expect(context.format.bounds == bounds)
      UIColor.red.setFill()
      context.fill(CGRect(x: 10, y: 20, width: 2, height: 4))
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 12, y: 20, width: 1, height: 1))
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(components(image, 1, 3) == Self.red)
    #expect(components(image, 2, 0) == Self.blue)
    #expect(components(image, 3, 3) == [0, 0, 0, 0])
  }

  @Test("an image of an empty size is empty, without being drawn", arguments: [0, -1, .nan])
  func emptyImage(side: CGFloat) {
    let size = CGSize(width: side == -1 ? 0 : side, height: 10)
    let image = UIGraphicsImageRenderer(size: size).image { _ in Issue.record("drawn") }
    #expect(image.size == .zero)
    #expect(image.cgImage == nil)
    #expect(UIGraphicsImageRenderer(size: size).pngData { _ in }.isEmpty)
  }

  @Test("a JPEG file has the image on white") func jpeg() throws {
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: 16, height: 16), format: format())
    func data(_ quality: CGFloat) -> Data {
      renderer.jpegData(withCompressionQuality: quality) { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 16))
      }
    }
    let image = try #require(UIImage(data: data(1)))
    #expect(image.size == CGSize(width: 16, height: 16))
    let (red, white) = (components(image, 2, 8), components(image, 13, 8))
    #expect(red.map { $0[0] > 245 && $0[1] < 10 } == true)
    #expect(white.map { $0[0] > 245 && $0[1] > 245 && $0[3] == 255 } == true)
    #expect(data(0).count < data(1).count)
    let empty = UIGraphicsImageRenderer(size: .zero, format: format())
    #expect(empty.jpegData(withCompressionQuality: 1) { _ in }.isEmpty)
  }

  @Test("an image that is too large is empty and reported") func largeImage() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: 30_000, height: 30_000)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in }
        precondition(image.cgImage == nil)
        UIGraphicsBeginImageContextWithOptions(size, false, 1)
        precondition(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
      }
    }
    #expect(
      standardError(of: result).contains(
        "an image of 30000×30000 pixels is too large: at most 16384 per side"))
  }

  @Test("an opaque format starts with black") func opaqueImage() {
    let format = format()
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format)
      .image { _ in }
    #expect(components(image, 0, 0) == [0, 0, 0, 255])
  }

  @Test("the current image is what is drawn until now, also as a file") func currentImage() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format())
    var images: [UIImage] = []
    let data = renderer.pngData { context in
      images.append(context.currentImage)
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      images.append(context.currentImage)
    }
    #expect(images.map { components($0, 0, 0) } == [[0, 0, 0, 0], Self.red])
    let decoded = try Bitmap(png: [UInt8](data))
    #expect(decoded.pixels == Self.red + [0, 0, 0, 0])
  }

  @Test("images of functions nest, and end in order") func functions() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 2), false, 2)
    UIColor.red.set()
    UIRectFrame(CGRect(x: 0, y: 0, width: 3, height: 2))
    UIGraphicsBeginImageContext(CGSize(width: 5, height: 5))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 5, height: 5))
    UIGraphicsEndImageContext()
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    #expect(image.size == CGSize(width: 3, height: 2))
    #expect(image.scale == 2)
    #expect(components(image, 0, 0) == Self.red)
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsPopContext()
  }

  @Test("a frame of a rectangle is a point wide, inside of it") func rectFrame() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 4), format: format())
      .image { _ in
        UIColor.red.setFill()
        UIRectFrame(CGRect(x: 0, y: 0, width: 4, height: 4))
        UIRectClip(CGRect(x: 4, y: 0, width: 1, height: 2))
        UIRectFill(CGRect(x: 0, y: 0, width: 9, height: 9))
      }
    let filled = (0..<4).map { y in (0..<5).filter { components(image, $0, y) == Self.red } }
    #expect(filled == [[0, 1, 2, 3, 4], [0, 3, 4], [0, 3], [0, 1, 2, 3]])
  }

  @Test("images are drawn upright, at their size or scaled, with a blend mode and an opacity")
  func images() throws {
    let source = UIImage(
      cgImage: try #require(
        CGImage(
          width: 2, height: 2,
          pixels: [0, 0, 255, 255, 0, 0, 255, 255]
            + [255, 0, 0, 255, 255, 0, 0, 255])), scale: 2, orientation: .up)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4), format: format(2))
      .image { _ in
        source.draw(at: CGPoint(x: 1, y: 1))
        source.draw(in: CGRect(x: 3, y: 1, width: 2, height: 2))
        source.draw(at: CGPoint(x: 6, y: 1), blendMode: .normal, alpha: 0.5)
      }
    #expect(components(image, 2, 2) == Self.red)
    #expect(components(image, 2, 3) == Self.blue)
    #expect(components(image, 4, 2) == [0, 0, 0, 0])
    #expect(components(image, 7, 2) == Self.red)
    #expect(components(image, 7, 5) == Self.blue)
    #expect(components(image, 12, 2).map { $0[3] == 127 || $0[3] == 128 } == true)
  }

  @Test("a tinted image has the shape in the color") func tintedImage() throws {
    let source = UIImage(
      cgImage: try #require(
        CGImage(width: 2, height: 1, pixels: [0, 255, 0, 255, 0, 0, 0, 0])))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format())
      .image { _ in source.withTintColor(.red).draw(at: .zero) }
    #expect(components(image, 0, 0) == Self.red)
    #expect(components(image, 1, 0) == [0, 0, 0, 0])
  }

  @Test("a pattern of an image tiles it, upright and from the origin") func imagePattern() throws {
    let source = UIImage(
      cgImage: try #require(
        CGImage(
          width: 1, height: 2, pixels: [0, 0, 255, 255, 255, 0, 0, 255])))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4), format: format())
      .image { context in
        UIColor(patternImage: source).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 4))
        source.drawAsPattern(in: CGRect(x: 4, y: 1, width: 2, height: 3))
      }
    #expect((0..<4).map { components(image, 1, $0) } == [Self.red, Self.blue, Self.red, Self.blue])
    #expect(components(image, 5, 0) == [0, 0, 0, 0])
    #expect(components(image, 5, 1) == Self.blue)
  }

  @Test("a path is filled, stroked and clipped with its own rule and line") func bezierPath() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format())
      .image { context in
        let path = UIBezierPath(rect: CGRect(x: 2, y: 2, width: 10, height: 10))
        path.append(UIBezierPath(rect: CGRect(x: 4, y: 4, width: 6, height: 6)))
        path.usesEvenOddFillRule = true
        context.cgContext.setLineWidth(9)
        UIColor.red.setFill()
        path.fill()
        UIColor.blue.setStroke()
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 0, y: 16))
        line.addLine(to: CGPoint(x: 20, y: 16))
        line.lineWidth = 2
        line.setLineDash([4, 6], count: 2, phase: 0)
        line.stroke()
        path.addClip()
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 6, height: 20))
      }
    #expect(components(image, 11, 11) == Self.red)
    #expect(components(image, 7, 7) == [0, 0, 0, 0])
    #expect(components(image, 2, 2) == Self.blue)
    #expect(components(image, 5, 7) == [0, 0, 0, 0])
    #expect(components(image, 3, 16) == Self.blue)
    #expect(components(image, 4, 16) == [0, 0, 0, 0])
    #expect(components(image, 3, 13) == [0, 0, 0, 0])
  }

  @Test("views and layers are drawn in contexts, with what they have drawn themselves")
  func hierarchy() throws {
    final class FilledView: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height))
      }
    }
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 4, height: 4))
    view.backgroundColor = .red
    let child = FilledView(frame: CGRect(x: 2, y: 2, width: 2, height: 2))
    child.backgroundColor = .clear
    view.addSubview(child)
    view.transform = CGAffineTransform(scaleX: 3, y: 3)
    func image(_ actions: (CGContext) -> Void) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format())
        .image { actions($0.cgContext) }
    }
    let rendered = image { view.layer.render(in: $0) }
    #expect(components(rendered, 1, 1) == Self.red)
    #expect(components(rendered, 2, 2) == Self.blue)
    #expect(components(rendered, 3, 3) == Self.red)
    #expect(components(rendered, 4, 4) == [0, 0, 0, 0])
    let drawn = image { _ in
      #expect(
        view.drawHierarchy(
          in: CGRect(x: 0, y: 0, width: 8, height: 8), afterScreenUpdates: true))
    }
    #expect(components(drawn, 4, 4) == Self.blue)
    #expect(components(drawn, 7, 7) == Self.red)
    #expect(!view.drawHierarchy(in: .zero, afterScreenUpdates: true))
  }

  @Test("a bitmap context of a program reads the pixels of an image") func readingPixels() throws {
    let image = try #require(CGImage(width: 1, height: 1, pixels: [30, 20, 10, 255]))
    var bytes = [UInt8](repeating: 0, count: 4)
    let context = try #require(
      CGContext(
        data: &bytes, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(bytes == [10, 20, 30, 255])
    #expect(
      CGContext(
        data: nil, width: 30_000, height: 30_000, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1) == nil)
  }
}
