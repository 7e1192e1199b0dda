import DisplayList
import Testing

@testable import QuartzCore

/// Values of layers and animations by key.
@MainActor
struct LayerValueTests {
  private let layer = CAShapeLayer()

  @Test("value(forKey:) returns numbers as NSNumber") func numbers() {
    layer.borderWidth = 2.5
    layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.5))
    #expect(layer.value(forKey: "borderWidth") as? NSNumber == 2.5)
    #expect(layer.value(forKeyPath: "borderWidth") as? Double == 2.5)
    #expect(layer.value(forKeyPath: "transform.rotation.z") as? Double == 0.5)
    #expect(layer.value(forKey: "lineWidth") as? Double == 1)
  }

  @Test("value(forKey:) returns other values unchanged") func otherValues() {
    layer.position = CGPoint(x: 1, y: 2)
    #expect(layer.value(forKey: "position") as? CGPoint == CGPoint(x: 1, y: 2))
    #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == .zero)
    #expect(layer.value(forKey: "fillColor") as? CGColor == .black)
    #expect(layer.value(forKey: "backgroundColor") == nil)
    #expect(layer.value(forKey: "colors") == nil)
  }

  @Test("setValue(_:forKeyPath:) sets properties and their components") func setValue() {
    layer.setValue(CGPoint(x: 1, y: 2), forKey: "position")
    layer.setValue(0.5, forKeyPath: "transform.rotation.z")
    layer.setValue(30, forKeyPath: "bounds.size.width")
    layer.setValue(NSNumber(value: 0.1), forKey: "strokeEnd")
    layer.setValue(CGColor.white, forKey: "backgroundColor")
    layer.setValue(CGSize(width: 4, height: 5), forKey: "shadowOffset")
    layer.setValue(CGPoint(x: 7, y: 8), forKeyPath: "transform.translation")
    #expect(layer.position == CGPoint(x: 1, y: 2))
    #expect(abs(layer.affineTransform().decomposed().rotation - 0.5) < 1e-12)
    #expect(layer.affineTransform().tx == 7)
    #expect(layer.bounds.width == 30)
    #expect(layer.strokeEnd == 0.1)
    #expect(layer.backgroundColor == .white)
    #expect(layer.shadowOffset == CGSize(width: 4, height: 5))
    layer.setValue(nil, forKey: "backgroundColor")
    layer.setValue(nil, forKey: "position")
    layer.setValue(nil, forKeyPath: "bounds.size.width")
    #expect(layer.backgroundColor == nil)
    #expect(layer.position == CGPoint(x: 1, y: 2))
    #expect(layer.bounds.width == 30)
  }

  @Test("setValue(_:forKeyPath:) ignores values of the wrong type") func wrongTypes() {
    layer.setValue("left", forKey: "position")
    layer.setValue(3, forKey: "position")
    layer.setValue(CGPoint(x: 1, y: 2), forKey: "borderWidth")
    layer.setValue("red", forKey: "fillColor")
    #expect(layer.position == .zero)
    #expect(layer.borderWidth == 0)
    #expect(layer.fillColor == .black)
  }

  @Test("setValue(_:forKey:) runs the property's action") func animates() {
    let scene = LayerScene()
    scene.layer.setValue(9, forKeyPath: "position.x")
    #expect(scene.layer.animationKeys() == ["position"])
    #expect(scene.shown.position.x == 50)
  }

  @Test("gradient properties are available by key") func gradientValues() {
    let gradient = CAGradientLayer()
    gradient.setValue([0, 0.25] as [NSNumber], forKey: "locations")
    gradient.setValue(0.125, forKeyPath: "startPoint.x")
    #expect(gradient.locations == [0, 0.25])
    #expect(gradient.startPoint.x == 0.125)
    #expect(gradient.value(forKey: "locations") as? [NSNumber] == [0, 0.25])
  }

  @Test("layers store custom values") func customValues() {
    layer.setValue("ball", forKey: "kind")
    #expect(layer.value(forKey: "kind") as? String == "ball")
    #expect(CAShapeLayer(layer: layer).value(forKey: "kind") as? String == "ball")
    #expect(layer.presentation()?.value(forKey: "kind") as? String == "ball")
    layer.setValue(nil, forKey: "kind")
    #expect(layer.value(forKey: "kind") == nil)
  }

  @Test("animations store custom values and copy them") func animationValues() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue("fade", forKey: "name")
    layer.add(animation, forKey: "a")
    #expect(layer.animation(forKey: "a")?.value(forKey: "name") as? String == "fade")
    #expect(animation.value(forKey: "other") == nil)
  }

  @Test("numbers keep their full precision") func precision() {
    #expect(AnimatableValue(0.1) == .number(0.1))
    #expect(AnimatableValue(NSNumber(value: 0.1)) == .number(0.1))
    #expect(AnimatableValue(Float(0.1)) == .number(CGFloat(Float(0.1))))
  }
}
