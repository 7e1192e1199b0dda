import Testing
import UIKit

@MainActor
struct UIButtonTests {
  @Test func titlesFallBackToTheNormalState() {
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

  @Test func colorsFollowTheStateAndTheType() {
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

  @Test func aTapIsThePrimaryAction() {
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
    for _ in 0..<5 { stage.step() }
    #expect(log == ["Tap", "up"])
  }

  @Test(arguments: [
    (UIControl.ContentHorizontalAlignment.left, CGFloat(0)), (.leading, 0), (.right, 1),
    (.trailing, 1), (.center, 0.5),
  ])
  func theTitleStandsWhereItIsAligned(
    alignment: UIControl.ContentHorizontalAlignment, share: CGFloat
  ) throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.setTitle("Go", for: .normal)
    button.contentHorizontalAlignment = alignment
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    // The text's width is no whole number, and a frame is made of its middle and its size.
    #expect(abs(label.frame.minX - (200 - label.frame.width) * share) < 1e-9)
    #expect(label.frame.midY == 20)
    #expect(label.frame.width < 50)
  }

  @Test func aLongTitleStaysInside() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    button.setTitle("A title that is far too long", for: .normal)
    button.layoutIfNeeded()
    #expect(try #require(button.titleLabel).frame.width == 60)
    #expect(button.intrinsicContentSize.width > 200)
  }

  @Test func subclassesInheritTheInitializers() {
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
