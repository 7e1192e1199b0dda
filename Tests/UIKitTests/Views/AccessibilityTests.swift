import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor
@Suite struct AccessibilityTests {
  @Test("the settings of the stage are those of UIAccessibility, and changes are posted")
  func settings() {
    final class Log: @unchecked Sendable { var names: [String] = [] }
    let log = Log()
    let stage = Stage(accessibility: Stage.Accessibility(isReduceMotionEnabled: true))
    #expect(UIAccessibility.isReduceMotionEnabled)
    #expect(UIAccessibility.prefersCrossFadeTransitions)
    #expect(!UIAccessibility.isBoldTextEnabled)
    let names = [
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.boldTextStatusDidChangeNotification,
      UIAccessibility.reduceTransparencyStatusDidChangeNotification,
      UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        log.names.append($0.name.rawValue)
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    stage.accessibility.isReduceMotionEnabled = false
    stage.accessibility.isReduceMotionEnabled = false
    stage.accessibility.isBoldTextEnabled = true
    #expect(
      log.names == [
        "UIAccessibilityReduceMotionStatusDidChangeNotification",
        "UIAccessibilityBoldTextStatusDidChangeNotification",
      ])
    #expect(!UIAccessibility.isReduceMotionEnabled)
    #expect(stage.view.traitCollection.legibilityWeight == .bold)
  }

  @Test("bold text makes system fonts two steps heavier")
  func boldText() {
    let plain = Stage()
    plain.makeCurrent()
    let regular = UIFont.systemFont(ofSize: 17)
    let stage = Stage(accessibility: Stage.Accessibility(isBoldTextEnabled: true))
    #expect(UIFont.systemFont(ofSize: 17) != regular)
    #expect(UIFont.systemFont(ofSize: 17).fontName == ".SFUI-Semibold")
    let traits = UITraitCollection(legibilityWeight: .regular)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits) == regular)
    stage.accessibility.isBoldTextEnabled = false
    #expect(UIFont.systemFont(ofSize: 17) == regular)
  }

  @Test("increased contrast changes system colors and labels")
  func contrast() {
    let stage = Stage(accessibility: Stage.Accessibility(isDarkerSystemColorsEnabled: true))
    #expect(stage.view.traitCollection.accessibilityContrast == .high)
    let rows: [(UIColor, UIColor)] = [
      (.systemBlue, UIColor(red: 0, green: 64.0 / 255, blue: 221.0 / 255, alpha: 1)),
      (.systemGreen, UIColor(red: 36.0 / 255, green: 138.0 / 255, blue: 61.0 / 255, alpha: 1)),
    ]
    for (color, expected) in rows { #expect(color.cgColor == expected.cgColor) }
    #expect(UIColor.secondaryLabel.cgColor.alpha == 0.8)
    let view = UIView()
    view.backgroundColor = .systemBlue
    stage.view.addSubview(view)
    stage.accessibility.isDarkerSystemColorsEnabled = false
    #expect(
      view.layer.backgroundColor == UIColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1).cgColor)
  }

  @Test("reduced transparency makes blurs opaque, also later")
  func transparency() {
    let stage = Stage()
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    stage.view.addSubview(view)
    func backdrop() -> BackdropEffect? {
      view.layer.displayLayer(at: stage.time)?.attributes.effects.backdrop
    }
    view.frame.size = CGSize(width: 10, height: 10)
    #expect((backdrop()?.blurRadius, backdrop()?.tints.first?.alpha) == (25, 0.72))
    stage.accessibility.isReduceTransparencyEnabled = true
    #expect((backdrop()?.blurRadius, backdrop()?.tints.first?.alpha) == (0, 1))
  }

  @Test("transitions fade instead of sliding if the user prefers it")
  func crossFade() {
    for isOn in [false, true] {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let stage = Stage(
        accessibility: Stage.Accessibility(isReduceMotionEnabled: isOn),
        rootViewController: navigation)
      stage.step(2)
      let (pushed, presented) = (UIViewController(), UIViewController())
      navigation.pushViewController(pushed, animated: true)
      stage.step(8)
      let layer = pushed.view.layer.presentation()
      #expect((layer?.position.x == 187.5) == isOn)
      #expect(((layer?.opacity ?? 1) < 1) == isOn)
      stage.step(60)
      #expect(pushed.view.alpha == 1)
      presented.modalPresentationStyle = .fullScreen
      navigation.present(presented, animated: true)
      stage.step(8)
      #expect((presented.view.layer.presentation()?.position.y == 333.5) == isOn)
    }
  }
}
