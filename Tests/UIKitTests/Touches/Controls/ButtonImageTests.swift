import Testing
import UIKit
import UIKitTestSupport

@Suite @MainActor struct ButtonImageTests {
  private static func image(_ width: Int, _ height: Int) throws -> UIImage {
    let pixels = [UInt8](repeating: 255, count: width * height * 4)
    return UIImage(cgImage: try #require(CGImage(width: width, height: height, pixels: pixels)))
  }

  private static func button(_ title: String?) throws -> UIButton {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    button.setImage(try image(20, 10), for: .normal)
    button.setTitle(title, for: .normal)
    return button
  }

  @Test("an image alone is centered, and has its size as the button's") func image() throws {
    let button = try Self.button(nil)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 90, y: 25, width: 20, height: 10))
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 10))
  }

  @Test("the image is left of the title, and both are centered") func imageAndTitle() throws {
    let button = try Self.button("Title")
    button.layoutIfNeeded()
    let (image, title) = (try #require(button.imageView), try #require(button.titleLabel))
    #expect(image.frame.maxX == title.frame.minX)
    #expect(isNear((image.frame.minX + title.frame.maxX) / 2, 100))
    button.semanticContentAttribute = .forceRightToLeft
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(title.frame.maxX == image.frame.minX)
  }

  @Test(
    "insets move the image and the title",
    arguments: [
      (UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0), 5, 0),
      (UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10), 10, 0),
      (UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 0), 0, 2),
    ] as [(UIEdgeInsets, CGFloat, CGFloat)])
  func insets(insets: UIEdgeInsets, x: CGFloat, y: CGFloat) throws {
    let (plain, moved) = (try Self.button("Title"), try Self.button("Title"))
    moved.imageEdgeInsets = insets
    moved.titleEdgeInsets = insets
    plain.layoutIfNeeded()
    moved.layoutIfNeeded()
    for view in [\UIButton.imageView, \UIButton.titleLabel as KeyPath] as [AnyKeyPath] {
      let before = try #require((plain[keyPath: view] as? UIView)?.frame)
      let after = try #require((moved[keyPath: view] as? UIView)?.frame)
      #expect(isNear(after.minX, before.minX + x))
      #expect(isNear(after.minY, before.minY + y))
    }
  }

  @Test("content insets add to the size") func contentInsets() throws {
    let button = try Self.button(nil)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: 26, height: 14))
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.origin == CGPoint(x: 2, y: 1))
  }

  @Test("each state has its image, or the normal one") func states() throws {
    let button = try Self.button(nil)
    let (normal, selected) = (button.currentImage, try Self.image(5, 5))
    button.setImage(selected, for: .selected)
    #expect(button.imageView?.image === normal)
    button.isSelected = true
    #expect(button.currentImage === selected)
    #expect(button.imageView?.image === selected)
    button.isHighlighted = true
    #expect(button.currentImage === normal)
  }

  @Test("a highlighted image is darker, unless the button does not adjust it")
  func highlight() throws {
    let button = try Self.button(nil)
    func shades() -> Int {
      button.imageView?.subviews.filter { ($0 as? UIImageView)?.image != nil }.count ?? 0
    }
    button.isHighlighted = true
    #expect(shades() == 1)
    button.isHighlighted = false
    #expect(shades() == 0)
    button.adjustsImageWhenHighlighted = false
    button.isHighlighted = true
    #expect(shades() == 0)
  }

  @Test("the background image fills the bounds behind the rest") func background() throws {
    let button = try Self.button("Title")
    button.setBackgroundImage(try Self.image(4, 4), for: .normal)
    button.layoutIfNeeded()
    #expect(button.subviews.first?.frame == button.bounds)
    #expect((button.subviews.first as? UIImageView)?.image === button.currentBackgroundImage)
  }

  @Test("a title with attributes replaces the plain one") func attributedTitle() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    button.setTitle("plain", for: .normal)
    let title = NSAttributedString(
      string: "styled",
      attributes: [.foregroundColor: UIColor.green, .font: UIFont.systemFont(ofSize: 9)])
    button.setAttributedTitle(title, for: .normal)
    #expect(button.titleLabel?.text == "styled")
    #expect(button.titleLabel?.textColor == .green)
    #expect(button.titleLabel?.font.pointSize == 9)
  }

  private final class Stacked: UIButton {
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: 1, y: 2, width: 3, height: 4)
    }

    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: 5, y: 6, width: 7, height: 8)
    }
  }

  @Test("overrides place the image and the title") func overrides() throws {
    let button = Stacked(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    button.setImage(try Self.image(20, 10), for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(button.titleLabel?.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
  }

  @Test("a view that is touched exclusively excludes the touches of others") func exclusive() {
    let stage = Stage()
    let (first, second) = (
      UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50)),
      UIButton(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
    )
    first.isExclusiveTouch = true
    stage.view.addSubview(first)
    stage.view.addSubview(second)
    stage.touches.press(at: CGPoint(x: 25, y: 25), time: 0.1, duration: 1)
    stage.touches.press(at: CGPoint(x: 125, y: 25), time: 0.3, duration: 1)
    stage.step(30)
    #expect(first.isTracking)
    #expect(!second.isTracking)
  }
}
