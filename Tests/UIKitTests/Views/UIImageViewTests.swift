import Testing
import UIKit
import UIKitTestSupport

@Suite @MainActor struct UIImageViewTests {
  /// Returns an image of 20 x 10 points at 2 pixels per point.
  private static func image() throws -> UIImage {
    let image = try #require(
      CGImage(width: 40, height: 20, pixels: [UInt8](repeating: 255, count: 40 * 20 * 4)))
    return UIImage(cgImage: image, scale: 2, orientation: .up)
  }

  private static func content(_ view: UIImageView) -> ImageContent? {
    guard case .image(let content) = shownLayer(of: view)?.content else { return nil }
    return content
  }

  @Test(
    "the image is placed by the content mode",
    arguments: [
      (.scaleToFill, 0, 0, 100, 60), (.redraw, 0, 0, 100, 60), (.scaleAspectFit, 0, 5, 100, 50),
      (.scaleAspectFill, -10, 0, 120, 60), (.center, 40, 25, 20, 10), (.top, 40, 0, 20, 10),
      (.bottom, 40, 50, 20, 10), (.left, 0, 25, 20, 10), (.right, 80, 25, 20, 10),
      (.topLeft, 0, 0, 20, 10), (.topRight, 80, 0, 20, 10), (.bottomLeft, 0, 50, 20, 10),
      (.bottomRight, 80, 50, 20, 10),
    ] as [(UIView.ContentMode, CGFloat, CGFloat, CGFloat, CGFloat)])
  func contentMode(
    mode: UIView.ContentMode, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat
  ) throws {
    let view = UIImageView(frame: CGRect(x: 7, y: 8, width: 100, height: 60))
    view.image = try Self.image()
    view.contentMode = mode
    #expect(Self.content(view)?.frame == CGRect(x: x, y: y, width: width, height: height))
  }

  @Test("the intrinsic size is the image's") func size() throws {
    let view = UIImageView(image: try Self.image())
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    #expect(!view.isUserInteractionEnabled)
    view.image = nil
    #expect(Self.content(view) == nil)
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(view.sizeThatFits(.zero) == CGSize(width: 20, height: 10))
  }

  @Test("a highlighted view shows its highlighted image") func highlighting() throws {
    let (image, other) = (try Self.image(), try Self.image())
    let view = UIImageView(image: image, highlightedImage: other)
    #expect(Self.content(view)?.image == image.cgImage)
    view.isHighlighted = true
    #expect(Self.content(view)?.image == other.cgImage)
    view.highlightedImage = nil
    #expect(Self.content(view)?.image == image.cgImage)
  }

  @Test("only template images are tinted") func tinting() throws {
    let view = UIImageView(image: try Self.image())
    view.tintColor = .red
    #expect(Self.content(view)?.tint == nil)
    view.image = try Self.image().withRenderingMode(.alwaysTemplate)
    #expect(Self.content(view)?.tint == UIColor.red.cgColor)
    view.tintColor = .blue
    #expect(Self.content(view)?.tint == UIColor.blue.cgColor)
  }

  @Test("the image follows animated bounds") func animatedBounds() throws {
    let stage = Stage(device: .iPhone5s)
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.image = try Self.image()
    stage.view.addSubview(view)
    stage.step()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.bounds.size.width = 70
    }
    stage.step(30)
    guard case .image(let content) = stage.firstShownLayer?.content else {
      Issue.record("the view displays no image")
      return
    }
    #expect(abs(content.frame.width - 40) < 1e-6)
  }
}
