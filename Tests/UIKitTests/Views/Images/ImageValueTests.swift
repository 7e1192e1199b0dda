import QuartzCore
import Testing
import UIKit

@Suite struct ImageValueTests {
  private static func image(_ bytes: [UInt8] = [1, 2, 3, 255]) throws -> UIImage {
    UIImage(cgImage: try #require(CGImage(width: 1, height: 1, pixels: bytes)))
  }

  @Test("images with the same pixels and attributes are equal") func equality() throws {
    let (image, same) = (try Self.image(), try Self.image())
    let other = try Self.image([1, 2, 4, 255])
    #expect(image == same && image.hash == same.hash && image != other)
    #expect(image != image.withRenderingMode(.alwaysTemplate))
    #expect(image != image.withTintColor(.red))
    #expect(image != image.withBaselineOffset(fromBottom: 0))
    #expect(image != image.withHorizontallyFlippedOrientation())
    #expect(image.withTintColor(.red) == image.withTintColor(.red))
    #expect(UIImage() == UIImage() && UIImage() != image)
  }

  @Test("attributes are those of the copy, and of copies of it") func attributes() throws {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let image = try Self.image().withAlignmentRectInsets(insets).withBaselineOffset(fromBottom: 5)
      .withRenderingMode(.alwaysTemplate)
    #expect(image.alignmentRectInsets == insets && image.baselineOffsetFromBottom == 5)
    #expect(image.hasBaseline && !image.imageWithoutBaseline().hasBaseline)
    let sliced = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    #expect(sliced.capInsets == insets && sliced.resizingMode == .stretch)
    #expect(sliced.renderingMode == .alwaysTemplate && image.capInsets == .zero)
  }

  @MainActor
  @Test("an image view aligns by the insets and the baseline of its image") func alignment() throws
  {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let view = UIImageView(image: try Self.image().withAlignmentRectInsets(insets))
    #expect(view.alignmentRectInsets == insets)
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let symbol = UIImageView(image: try Self.image().withBaselineOffset(fromBottom: 1))
    symbol.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(symbol)
    NSLayoutConstraint.activate([
      symbol.leftAnchor.constraint(equalTo: host.leftAnchor),
      symbol.firstBaselineAnchor.constraint(equalTo: host.topAnchor, constant: 50),
    ])
    host.layoutIfNeeded()
    #expect(symbol.frame.maxY == 51)
  }

  @Test("PNG and JPEG data of an image are read as the same image") func data() throws {
    let pixels: [UInt8] = [0, 0, 255, 255, 0, 128, 0, 128]
    let image = UIImage(cgImage: try #require(CGImage(width: 2, height: 1, pixels: pixels)))
    let png = try #require(image.pngData())
    #expect(UIImage(data: png)?.cgImage?.pixels == pixels)
    let jpeg = try #require(image.jpegData(compressionQuality: 1))
    let read = try #require(UIImage(data: jpeg)?.cgImage)
    #expect(read.width == 2 && read.height == 1 && read.pixels[7] == 255)
    #expect(UIImage().pngData() == nil && UIImage().jpegData(compressionQuality: 1) == nil)
    // Files are written upright.
    let turned = UIImage(
      cgImage: try #require(image.cgImage), scale: 1, orientation: .right)
    #expect(UIImage(data: try #require(turned.pngData()))?.size == CGSize(width: 1, height: 2))
  }

  /// The blue channel of each pixel of an image of three columns, drawn 7 points wide.
  private static func stretched(_ mode: UIImage.ResizingMode) throws -> [UInt8] {
    let pixels: [UInt8] = [10, 0, 0, 255, 20, 0, 0, 255, 30, 0, 0, 255]
    let image = UIImage(cgImage: try #require(CGImage(width: 3, height: 1, pixels: pixels)))
      .resizableImage(
        withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), resizingMode: mode)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 1), format: format).image {
      _ in image.draw(in: CGRect(x: 0, y: 0, width: 7, height: 1))
    }
    let result = try #require(drawn.cgImage)
    return (0..<7).map { result.pixels[$0 * 4] }
  }

  @Test("the edges of a resizable image keep their size") func resizing() throws {
    #expect(try Self.stretched(.tile) == [10, 20, 20, 20, 20, 20, 30])
    let stretched = try Self.stretched(.stretch)
    #expect(stretched.first == 10 && stretched.last == 30 && stretched[3] == 20)
  }

  @Test("an asset chooses by appearance, then by scale") func asset() throws {
    let asset = UIImageAsset()
    let (light, dark) = (try Self.image(), try Self.image([9, 9, 9, 255]))
    let sharp = try Self.image([5, 5, 5, 255])
    asset.register(light, with: UITraitCollection(displayScale: 1))
    asset.register(sharp, with: UITraitCollection(displayScale: 3))
    asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    func image(_ style: UIUserInterfaceStyle, _ scale: CGFloat) -> CGImage? {
      asset.image(
        with: UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceStyle: style), UITraitCollection(displayScale: scale),
        ])
      ).cgImage
    }
    #expect(image(.light, 1) == light.cgImage && image(.light, 3) == sharp.cgImage)
    #expect(image(.light, 2) == sharp.cgImage && image(.dark, 2) == dark.cgImage)
    asset.unregister(imageWith: UITraitCollection(userInterfaceStyle: .dark))
    #expect(image(.dark, 1) == light.cgImage)
    #expect(UIImageAsset().image(with: UITraitCollection()).cgImage == nil)
  }
}
