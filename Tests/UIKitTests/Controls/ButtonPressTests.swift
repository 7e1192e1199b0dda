import QuartzCore
import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite struct ButtonPressTests {
  private let button = UIButton(type: .system)
  private let scene: ControlScene

  init() {
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.setTitle("Save", for: .normal)
    button.setImage(UIImage(systemName: "heart"), for: .normal)
    scene = ControlScene(button)
  }

  /// The shown opacities of the title and the image, including that of the title's color.
  private var opacities: [CGFloat] {
    [button.titleLabel, button.imageView].map { view in
      var alpha: CGFloat = 1
      (view as? UILabel)?.textColor.getRed(nil, green: nil, blue: nil, alpha: &alpha)
      return alpha * CGFloat(view?.layer.presentation()?.opacity ?? -1)
    }
  }

  private func press(ticks: Int) {
    scene.stage.touches.press(
      at: CGPoint(x: 150, y: 120), time: scene.stage.time, duration: Double(ticks) / 60)
    scene.stage.step(ticks - 1)
  }

  @Test("a system button is pale at once, and fades in within 0.4 s after the touch")
  func fades() {
    #expect(opacities == [1, 1])
    press(ticks: 10)
    #expect(opacities.allSatisfy { isNear($0, 0.2, 1e-6) })
    scene.stage.step(2)
    var shown = opacities
    #expect(shown.allSatisfy { $0 < 0.3 })
    for _ in 0..<4 {
      scene.stage.step(5)
      #expect(zip(opacities, shown).allSatisfy { $0 > $1 + 0.05 })
      #expect(isNear(opacities[0], opacities[1], 1e-6))
      shown = opacities
    }
    scene.stage.step(4)
    #expect(opacities == [1, 1])
    #expect(button.titleLabel?.layer.animationKeys() == nil)
  }

  @Test("a touch in the middle of the fade makes the title pale again")
  func secondTouch() {
    press(ticks: 6)
    scene.stage.step(14)
    #expect(opacities.allSatisfy { $0 > 0.3 && $0 < 0.9 })
    press(ticks: 6)
    #expect(opacities.allSatisfy { isNear($0, 0.2, 1e-6) })
  }

  @Test(
    "nothing fades without a system's look",
    arguments: [
      "a custom button", "a color for the state", "disabled by the touch", "a configuration",
    ])
  func noFade(kind: String) {
    let other = UIButton(type: kind == "a custom button" ? .custom : .system)
    other.frame.size = CGSize(width: 100, height: 40)
    other.setTitle("Other", for: .normal)
    switch kind {
    case "a color for the state": other.setTitleColor(.red, for: .highlighted)
    case "disabled by the touch":
      other.addAction(UIAction { _ in other.isEnabled = false }, for: .touchDown)
    case "a configuration": other.configuration = .plain()
    default: break
    }
    let scene = ControlScene(other)
    scene.stage.touches.press(at: CGPoint(x: 150, y: 120), time: scene.stage.time, duration: 0.1)
    scene.stage.step(9)
    #expect(!other.isHighlighted)
    #expect(other.titleLabel?.layer.animationKeys() == nil)
    #expect(other.imageView?.layer.animationKeys() == nil)
  }

  @Test("nothing fades while animations are disabled")
  func disabledAnimations() {
    press(ticks: 6)
    UIView.performWithoutAnimation { button.isHighlighted = false }
    #expect(opacities == [1, 1])
  }
}
