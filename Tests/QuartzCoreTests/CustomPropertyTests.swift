import DisplayList
import Testing

@testable import QuartzCore

/// A layer with a property of its own, as a program declares it.
private final class ProgressLayer: CALayer {
  var progress: CGFloat {
    get { (value(forKey: "progress") as? CGFloat) ?? 0 }
    set { setValue(newValue, forKey: "progress") }
  }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || super.needsDisplay(forKey: key)
  }

  override func action(forKey event: String) -> (any CAAction)? {
    guard event == "progress" else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentation()?.progress
    animation.duration = 1
    return animation
  }
}

/// A layer that stores its property itself, as a program declares it with `@objc dynamic`.
private final class GaugeLayer: CALayer {
  var level: CGFloat = 0

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "level" || super.needsDisplay(forKey: key)
  }

  override init() { super.init() }

  override init(layer: Any) {
    super.init(layer: layer)
    level = (layer as? GaugeLayer)?.level ?? 0
  }

  required init?(coder: NSCoder) { nil }
}

@Suite @MainActor struct CustomPropertyTests {
  @Test("animations show their values in properties that a layer stores itself") func stored() {
    // What the rewriter of Swift sources adds.
    PropertyTable.add("level", \GaugeLayer.level)
    let scene = LayerScene(GaugeLayer.self)
    scene.layer.setValue(8, forKey: "level")
    #expect(scene.layer.level == 8 && scene.layer.value(forKey: "level") as? CGFloat == 8)
    let animation = CABasicAnimation(keyPath: "level")
    (animation.fromValue, animation.duration) = (4, 2)
    scene.layer.add(animation, forKey: nil)
    scene.tick(60)
    #expect(abs((scene.layer.presentation()?.level ?? 0) - 6) < 1e-9)
    #expect(scene.layer.presentation()?.value(forKey: "level") as? CGFloat == 6)
    #expect(scene.layer.animatesDisplayedValues && scene.layer.level == 8)
    scene.tick(61)
    #expect(scene.layer.presentation()?.level == 8)
  }

  @Test("a change runs the action, whose values presentation layers have") func action() {
    let scene = LayerScene(ProgressLayer.self)
    scene.layer.progress = 1
    #expect(scene.layer.animationKeys() == ["progress"] && scene.layer.progress == 1)
    scene.tick(30)
    #expect(abs((scene.layer.presentation()?.progress ?? 0) - 0.5) < 1e-9)
    scene.layer.progress = 0
    scene.tick(30)
    // From 0.5 toward 0.
    #expect(abs((scene.layer.presentation()?.progress ?? 0) - 0.25) < 1e-9)
    scene.tick(31)
    #expect(scene.layer.presentation()?.progress == 0)
  }

  @Test("an animation of a property without a value starts at 0") func missing() {
    let scene = LayerScene(ProgressLayer.self)
    let animation = CABasicAnimation(keyPath: "progress")
    (animation.toValue, animation.duration) = (CGFloat(4), 2)
    scene.layer.add(animation, forKey: nil)
    scene.tick(60)
    #expect(abs((scene.layer.presentation()?.progress ?? 0) - 2) < 1e-9)
    #expect(scene.layer.animatesDisplayedValues)
  }

  @Test("a class has values of properties that were not set") func defaults() {
    final class Dial: CALayer {
      override class func defaultValue(forKey key: String) -> Any? {
        key == "turn" ? 2 : super.defaultValue(forKey: key)
      }
    }
    let dial = Dial()
    #expect(dial.value(forKey: "turn") as? Int == 2 && dial.value(forKey: "other") == nil)
    dial.setValue(3, forKey: "turn")
    #expect(dial.value(forKey: "turn") as? Int == 3)
  }

  @Test("values that are not displayed run no action") func plain() {
    let scene = LayerScene(ProgressLayer.self)
    scene.layer.setValue(3, forKey: "other")
    #expect(scene.layer.animationKeys() == nil && scene.layer.value(forKey: "other") as? Int == 3)
  }

  @Test("the style has values and actions that the layer itself has not") func style() {
    let layer = CALayer()
    layer.style = ["other": 5, "style": ["deep": 6], "cornerRadius": 7]
    #expect(layer.value(forKey: "other") as? Int == 5 && layer.value(forKey: "deep") as? Int == 6)
    #expect(layer.cornerRadius == 0)
    layer.setValue(8, forKey: "other")
    #expect(layer.value(forKey: "other") as? Int == 8)
    layer.style = ["actions": ["opacity": NSNull()]]
    #expect(layer.action(forKey: "opacity") == nil && layer.action(forKey: "position") != nil)
  }
}
