import Testing
import UIKit
import UIKitTestSupport

@Suite @MainActor struct ColorComponentTests {
  @Test(
    "getHue reverses the initializer",
    arguments: [
      (0.0, 1, 1), (0.25, 0.5, 0.8), (0.5, 1, 0.3), (0.7, 0.2, 1), (0.95, 0.9, 0.9),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func hue(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
    #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
    #expect(isNear(h, hue) && isNear(s, saturation) && isNear(b, brightness) && a == 0.5)
  }

  @Test("getWhite succeeds for grays only") func white() {
    var (white, alpha): (CGFloat, CGFloat) = (9, 9)
    #expect(UIColor(white: 0.3, alpha: 0.4).getWhite(&white, alpha: &alpha))
    #expect(white == 0.3 && alpha == 0.4)
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
  }

  @Test("grays of Display P3 are those of sRGB, and its red is outside of sRGB") func displayP3() {
    let gray = UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1).cgColor
    #expect(isNear(gray.red, 0.5, 1e-4) && isNear(gray.blue, 0.5, 1e-4))
    // The components of CSS's color(display-p3 1 0 0) in sRGB.
    let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).cgColor
    #expect(isNear(red.red, 1.0930, 1e-3) && isNear(red.green, -0.2267, 1e-3))
  }

  @Test("an image is tinted by its own color, or as a template by the view's") func tint() throws {
    let pixels = try #require(CGImage(width: 1, height: 1, pixels: [0, 0, 0, 255]))
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    view.tintColor = .blue
    func shown(_ image: UIImage) -> CGColor? {
      view.image = image
      guard case .image(let content) = shownLayer(of: view)?.content else { return nil }
      return content.tint
    }
    let image = UIImage(cgImage: pixels)
    #expect(shown(image) == nil)
    #expect(shown(image.withTintColor(.red)) == UIColor.red.cgColor)
    #expect(
      shown(image.withTintColor(.red, renderingMode: .alwaysOriginal)) == UIColor.red.cgColor)
    #expect(
      shown(image.withTintColor(.red, renderingMode: .alwaysTemplate)) == UIColor.blue.cgColor)
    #expect(UIImage().size == .zero)
  }

  @Test("dimmed views have gray tint colors") func dimmed() {
    let (view, child) = (UIView(frame: .zero), UIView(frame: .zero))
    view.addSubview(child)
    view.tintColor = .red
    view.tintAdjustmentMode = .dimmed
    var white: CGFloat = 0
    #expect(child.tintColor.getWhite(&white, alpha: nil))
    #expect(isNear(white, 0.299, 1e-6))
    child.tintAdjustmentMode = .normal
    #expect(child.tintAdjustmentMode == .normal)
    view.tintAdjustmentMode = .automatic
    #expect(child.tintColor == .red)
  }
}
