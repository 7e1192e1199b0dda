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
