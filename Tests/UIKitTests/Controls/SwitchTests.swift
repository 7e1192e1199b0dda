import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite struct SwitchTests {
  private let control = UISwitch(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private var thumb: UIView? { control.subviews.first?.subviews.first }
  private var track: UIView? { control.subviews.first }

  @Test("the thumb is at the edge of the state, as measured on iOS 26")
  func measuredThumb() {
    let metrics = SwitchMetrics(
      size: CGSize(width: 63, height: 28), ignoredWidth: 2, thumb: CGSize(width: 37, height: 24),
      inset: 2, stretch: 0)
    #expect(metrics.intrinsicSize == CGSize(width: 61, height: 28))
    #expect(
      metrics.thumbFrame(isAtEnd: true, isPressed: false)
        == CGRect(x: 24, y: 2, width: 37, height: 24))
    #expect(
      metrics.thumbFrame(isAtEnd: false, isPressed: false)
        == CGRect(x: 2, y: 2, width: 37, height: 24))
  }

  @Test("the size is 51 by 31 points, and cannot be set")
  func size() {
    #expect(control.frame == CGRect(x: 0, y: 0, width: 51, height: 31))
    control.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    #expect(control.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    control.bounds.size = .zero
    #expect(control.bounds.size == CGSize(width: 51, height: 31))
    #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(control.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
    #expect(control.contentHuggingPriority(for: .horizontal) == .defaultHigh)
  }

  @Test("constraints give the switch its fixed size")
  func constraints() {
    let scene = ControlScene(control)
    control.translatesAutoresizingMaskIntoConstraints = false
    control.leadingAnchor.constraint(equalTo: scene.stage.view.leadingAnchor).isActive = true
    control.topAnchor.constraint(equalTo: scene.stage.view.topAnchor, constant: 10).isActive = true
    scene.stage.step()
    #expect(control.frame == CGRect(x: 0, y: 10, width: 51, height: 31))
  }

  @Test("a tap sends touchUpInside, then valueChanged with the new value")
  func tap() {
    let scene = ControlScene(control)
    scene.tap(125, 115)
    #expect(control.isOn)
    #expect(scene.takeEvents() == ["down", "upInside", "value", "primary"])
    scene.tap(105, 115)
    #expect(!control.isOn)
  }

  @Test(
    "a drag to the other side changes the value",
    arguments: [
      ("right while off", false, 30, true), ("right while on", true, 30, true),
      ("left while on", true, -30, false), ("left while off", false, -30, false),
      ("as short as a tap", false, 8, true),
    ] as [(String, Bool, CGFloat, Bool)])
  func drag(id: String, isOn: Bool, distance: CGFloat, expected: Bool) {
    let scene = ControlScene(control)
    control.isOn = isOn
    scene.drag(125, 115, by: distance)
    #expect(control.isOn == expected, "\(id)")
    #expect(scene.takeEvents().contains("value") == (isOn != expected), "\(id)")
  }

  @Test("setOn sends no event, and slides only a switch that has been shown")
  func setOn() throws {
    let thumb = try #require(thumb)
    control.setOn(true, animated: true)
    #expect(thumb.frame.minX == 22)
    #expect(thumb.layer.animationKeys() == nil)
    let scene = ControlScene(control)
    control.setOn(false, animated: true)
    scene.stage.step(6)
    #expect(thumb.shownFrame.minX > 2 && thumb.shownFrame.minX < 22)
    #expect(!control.isOn)
    scene.stage.step(20)
    #expect(isNear(thumb.shownFrame.minX, 2, 0.1))
    #expect(scene.takeEvents() == [])
  }

  @Test("a pressed thumb is wider, and keeps its side")
  func pressed() throws {
    let thumb = try #require(thumb)
    let scene = ControlScene(control)
    scene.stage.touches.press(at: CGPoint(x: 110, y: 110), time: scene.stage.time, duration: 1)
    scene.stage.step(40)
    #expect(control.isHighlighted)
    #expect(isNear(thumb.shownFrame, CGRect(x: 2, y: 2, width: 34, height: 27), 0.1))
    scene.stage.step(60)
    #expect(isNear(thumb.shownFrame, CGRect(x: 22, y: 2, width: 27, height: 27), 0.1))
  }

  @Test("a canceled touch changes nothing")
  func canceled() {
    let scene = ControlScene(control)
    scene.stage.touches.press(at: CGPoint(x: 110, y: 110), time: 0.1, duration: 1)
    scene.stage.touches.cancel(time: 0.5)
    scene.stage.step(60)
    #expect(!control.isOn)
    #expect(scene.takeEvents() == ["down", "cancel"])
  }

  @Test("the track has the color of the state and of the appearance")
  func colors() throws {
    let track = try #require(track)
    let scene = ControlScene(control, style: .dark)
    #expect(
      track.layer.backgroundColor
        == CGColor(srgbRed: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.32))
    control.isOn = true
    #expect(track.backgroundColor == .systemGreen)
    control.onTintColor = .red
    #expect(track.backgroundColor == .red)
    control.thumbTintColor = .blue
    #expect(thumb?.backgroundColor == .blue)
    control.isEnabled = false
    #expect(track.alpha == 0.5)
    scene.tap(110, 110)
    #expect(control.isOn)
  }

  @Test("a mirrored switch that is on has its thumb on the left")
  func mirrored() {
    control.semanticContentAttribute = .forceRightToLeft
    #expect(thumb?.frame.minX == 22)
    control.isOn = true
    #expect(thumb?.frame.minX == 2)
    let scene = ControlScene(control)
    scene.drag(115, 115, by: 25)
    #expect(!control.isOn)
  }

  @Test("the accessibility value is 1 for on, and activation changes it")
  func accessibility() {
    #expect(control.accessibilityValue == "0")
    #expect(control.accessibilityActivate())
    #expect(control.accessibilityValue == "1")
    control.accessibilityValue = "yes"
    #expect(control.accessibilityValue == "yes")
  }
}
