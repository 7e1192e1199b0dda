import Testing
import UIKit
import UIKitTestSupport

@MainActor
struct UIButtonTests {
  @Test("a title defaults to the normal state's") func titles() {
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    button.setTitle("Going", for: .highlighted)
    #expect(button.currentTitle == "Go")
    #expect(button.title(for: .disabled) == "Go")
    button.isHighlighted = true
    #expect(button.currentTitle == "Going")
    #expect(button.titleLabel?.text == "Going")
    button.setTitle(nil, for: .highlighted)
    #expect(button.titleLabel?.text == "Go")
  }

  @Test("title colors depend on the state and the type") func titleColors() {
    let custom = UIButton(type: .custom)
    #expect(custom.currentTitleColor == .white)
    custom.setTitleColor(.red, for: .normal)
    custom.setTitleColor(.yellow, for: .highlighted)
    custom.isHighlighted = true
    #expect(custom.titleLabel?.textColor == .yellow)
    custom.isHighlighted = false
    #expect(custom.titleLabel?.textColor == .red)

    let system = UIButton(type: .system)
    system.tintColor = .purple
    #expect(system.currentTitleColor == .purple)
    system.isHighlighted = true
    #expect(system.currentTitleColor.cgColor.alpha == 0.2)
    system.isHighlighted = false
    system.isEnabled = false
    #expect(system.currentTitleColor == .tertiaryLabel)
  }

  @Test("a selected system button has white content on a shape in the tint color")
  func selection() throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.tintColor = .purple
    button.setTitle("Go", for: .normal)
    func shape() -> UIView? { button.subviews.first { $0.backgroundColor == .purple } }
    button.layoutIfNeeded()
    #expect(shape() == nil)
    button.isSelected = true
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    let selected = try #require(shape())
    #expect(selected.frame.insetBy(dx: 1, dy: 1).contains(label.frame))
    #expect(selected.frame.width < 60 && selected.layer.cornerRadius > 0)
    #expect(button.subviews.firstIndex(of: selected) == 0)
    #expect(label.textColor == .white)
    #expect(button.currentTitleColor == .purple)
    button.tintColor = .brown
    #expect(selected.backgroundColor == .brown)
    button.tintColor = .purple
    button.setTitleColor(.yellow, for: .selected)
    #expect(label.textColor == .yellow)
    button.isSelected = false
    #expect(shape() == nil && label.textColor == .purple)
  }

  @Test(
    "other types, an image behind the content and a configuration have no shape of a selection",
    arguments: [
      ("custom", UIButton.ButtonType.custom, false, false), ("image", .system, true, false),
      ("configuration", .system, false, true),
    ])
  func noSelection(id: String, type: UIButton.ButtonType, hasImage: Bool, isConfigured: Bool) {
    let button = UIButton(type: type)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.tintColor = .purple
    button.setTitle("Go", for: .normal)
    let count = button.subviews.count
    button.isSelected = true
    if hasImage { button.setBackgroundImage(UIImage(), for: .normal) }
    if isConfigured { button.configuration = .plain() }
    button.layoutIfNeeded()
    let images = button.subviews.filter { $0 is UIImageView }
    let shapes = button.subviews.filter { $0.backgroundColor == .purple }
    #expect(shapes.isEmpty && (isConfigured || button.subviews.count == count + images.count))
  }

  @Test("the image of a selected system button is white, and gets the tint back")
  func selectedImage() throws {
    let button = UIButton(type: .system)
    button.tintColor = .purple
    button.setImage(UIImage(systemName: "heart"), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    button.isSelected = true
    button.layoutIfNeeded()
    let view = try #require(button.imageView)
    let shape = try #require(button.subviews.first)
    #expect(view.tintColor == .white)
    #expect(shape.backgroundColor == .purple && shape.frame.contains(view.frame))
    button.isSelected = false
    #expect(view.tintColor == .purple)
  }

  @Test("a tap triggers the primary action") func primaryAction() {
    let stage = Stage()
    var log: [String] = []
    let button = UIButton(
      frame: CGRect(x: 0, y: 0, width: 100, height: 40),
      primaryAction: UIAction(title: "Tap") { action in
        log.append((action.sender as? UIButton)?.currentTitle ?? "")
      })
    button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    stage.view.addSubview(button)
    stage.touches.tap(button, time: 0)
    stage.step(5)
    #expect(log == ["Tap", "up"])
  }

  @Test(
    "the title follows contentHorizontalAlignment",
    arguments: [
      (UIControl.ContentHorizontalAlignment.left, CGFloat(0)), (.leading, 0), (.right, 1),
      (.trailing, 1), (.center, 0.5),
    ])
  func alignment(
    alignment: UIControl.ContentHorizontalAlignment, fraction: CGFloat
  ) throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.setTitle("Go", for: .normal)
    button.contentHorizontalAlignment = alignment
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    // The text's width is not an integer, and a frame is derived from a center and a size.
    #expect(abs(label.frame.minX - (200 - label.frame.width) * fraction) < 1e-9)
    #expect(label.frame.midY == 20)
    #expect(label.frame.width < 50)
  }

  @Test("a long title is limited to the bounds") func longTitle() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    button.setTitle("A title that is far too long", for: .normal)
    button.layoutIfNeeded()
    #expect(try #require(button.titleLabel).frame.width == 60)
    #expect(button.intrinsicContentSize.width > 200)
  }

  @Test("subclasses inherit the initializers") func subclassing() {
    final class Round: UIButton {
      override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 8
      }
      required init?(coder: NSCoder) {
        super.init(coder: coder)
      }
    }
    let button = Round(type: .system)
    #expect(button.buttonType == .system)
    #expect(button.layer.cornerRadius == 8)
  }
}
