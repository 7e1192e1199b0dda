import DisplayList
import Testing

@testable import QuartzCore

/// Implicit animations of layer changes.
@MainActor
struct ImplicitAnimationTests {
  @Test("a change animates from the presentation value") func implicitAnimation() {
    let scene = LayerScene()
    scene.layer.borderWidth = 100
    #expect(scene.layer.borderWidth == 100)
    #expect(scene.layer.animationKeys() == ["borderWidth"])
    #expect(scene.shown.borderWidth == 0)
    scene.tick(5)
    #expect(abs(scene.shown.borderWidth - 57.586_23) < 1e-4)
    scene.tick(9)
    #expect(scene.layer.animationKeys() == ["borderWidth"])
    scene.tick(1)
    #expect(scene.layer.animationKeys() == nil)
    #expect(scene.shown.borderWidth == 100)
  }

  @Test("the transaction determines duration and timing function") func transaction() {
    let scene = LayerScene()
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    scene.layer.borderWidth = 100
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    scene.layer.cornerRadius = 100
    CATransaction.commit()
    scene.tick(15)
    #expect(abs(scene.shown.borderWidth - 40.851_06) < 1e-4)
    #expect(scene.shown.cornerRadius == 25)
    scene.tick(45)
    #expect(scene.layer.animationKeys() == nil)
  }

  private typealias Change = @MainActor @Sendable (CALayer) -> Void

  private nonisolated static let changes: [(String, Change, [String]?)] = [
    ("position", { $0.position.x = 9 }, ["position"]),
    ("bounds", { $0.bounds.size.width = 9 }, ["bounds"]),
    ("frame", { $0.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }, ["bounds", "position"]),
    ("anchor", { $0.anchorPoint = .zero }, ["anchorPoint"]),
    ("transform", { $0.setAffineTransform(.init(scaleX: 2, y: 2)) }, ["transform"]),
    ("opacity", { $0.opacity = 0 }, ["opacity"]),
    ("background", { $0.backgroundColor = .black }, ["backgroundColor"]),
    ("corners", { $0.cornerRadius = 9 }, ["cornerRadius"]),
    ("border", { ($0.borderWidth, $0.borderColor) = (9, .white) }, ["borderWidth", "borderColor"]),
    ("z position", { $0.zPosition = 9 }, ["zPosition"]),
    (
      "shadow", { ($0.shadowOpacity, $0.shadowRadius) = (1, 9) }, ["shadowOpacity", "shadowRadius"]
    ),
    ("offset", { $0.shadowOffset = .zero }, ["shadowOffset"]),
    ("shadow's color", { $0.shadowColor = .white }, ["shadowColor"]),
    ("shadow's path", { $0.shadowPath = CGPath(rect: .zero) }, nil),
    ("no change", { $0.opacity = 1 }, nil),
    ("not animatable", { ($0.isHidden, $0.name, $0.masksToBounds) = (true, "a", true) }, nil),
  ]

  @Test(
    "animatable properties animate implicitly", arguments: changes)
  private func properties(id: String, change: Change, keys: [String]?) {
    let scene = LayerScene()
    change(scene.layer)
    #expect(scene.layer.animationKeys() == keys)
  }

  @Test("a shape layer's properties other than path animate implicitly") func shapeLayer() {
    let scene = LayerScene(CAShapeLayer.self)
    scene.layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(scene.layer.animationKeys() == nil)
    scene.layer.fillColor = .white
    scene.layer.strokeColor = .black
    scene.layer.strokeStart = 0.5
    scene.layer.strokeEnd = 0.5
    scene.layer.lineWidth = 9
    scene.layer.miterLimit = 9
    scene.layer.lineDashPhase = 9
    let keys = [
      "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "miterLimit",
      "lineDashPhase",
    ]
    #expect(scene.layer.animationKeys() == keys)
    scene.tick(5)
    let end = scene.layer.presentation()?.strokeEnd
    #expect(abs((end ?? 0) - 0.712_068_8) < 1e-6)
  }

  @Test("a gradient layer's properties animate implicitly") func gradientLayer() {
    let scene = LayerScene(CAGradientLayer.self)
    scene.layer.startPoint = .zero
    scene.layer.colors = [CGColor.black]
    #expect(scene.layer.animationKeys() == ["startPoint", "colors"])
  }

  @Test("a change during an animation starts from the presentation value")
  func changeDuringAnimation() {
    let scene = LayerScene()
    scene.layer.borderWidth = 100
    scene.tick(5)
    scene.layer.borderWidth = 50
    #expect(abs(scene.shown.borderWidth - 57.586_23) < 1e-4)
    scene.tick(5)
    #expect(abs(scene.shown.borderWidth - (50 + 7.586_23 * (1 - 0.575_862_3))) < 1e-4)
    #expect(scene.layer.animationKeys() == ["borderWidth"])
  }

  @Test("several changes in a turn result in one animation") func severalChanges() {
    let scene = LayerScene()
    scene.layer.borderWidth = 100
    scene.layer.borderWidth = 50
    #expect(scene.shown.borderWidth == 0)
    scene.tick(5)
    #expect(abs(scene.shown.borderWidth - 28.793_12) < 1e-4)
  }

  @Test("colors animate from and to nil as the clear color") func nilColors() {
    let scene = LayerScene()
    scene.layer.backgroundColor = CGColor(gray: 0, alpha: 1)
    scene.tick(5)
    #expect(abs((scene.shown.backgroundColor?.alpha ?? 0) - 0.575_862_3) < 1e-6)
    scene.tick(10)
    scene.layer.backgroundColor = nil
    scene.tick(5)
    #expect(abs((scene.shown.backgroundColor?.alpha ?? 0) - 0.424_137_7) < 1e-6)
    scene.tick(10)
    #expect(scene.shown.backgroundColor == nil)
  }

  private nonisolated static let refusals: [(String, @MainActor @Sendable () -> Void)] = [
    ("disabled actions", { CATransaction.setDisableActions(true) }),
    ("duration of 0", { CATransaction.setAnimationDuration(0) }),
  ]

  @Test("nothing animates implicitly if actions are disabled", arguments: refusals)
  func disabled(id: String, setUp: @MainActor @Sendable () -> Void) {
    let scene = LayerScene()
    CATransaction.begin()
    setUp()
    scene.layer.borderWidth = 100
    #expect(scene.shown.borderWidth == 100)
    CATransaction.commit()
    scene.tick(1)
    #expect(scene.layer.animationKeys() == nil)
    scene.layer.borderWidth = 50
    #expect(scene.layer.animationKeys() == ["borderWidth"])
  }

  @Test("disabled actions are not searched for") func disabledSearch() {
    let (scene, log) = (LayerScene(), ActionKeyLog())
    scene.layer.delegate = log
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    scene.layer.borderWidth = 100
    CATransaction.commit()
    #expect(log.keys.isEmpty)
    scene.layer.borderWidth = 50
    #expect(log.keys == ["borderWidth"])
  }

  // MARK: New layers

  @Test("a new layer doesn't animate until it has been shown") func newLayer() {
    let (scene, new) = (LayerScene(), CALayer())
    new.opacity = 0.5
    scene.layer.addSublayer(new)
    new.borderWidth = 100
    #expect(new.animationKeys() == nil)
    scene.tick(1)
    new.borderWidth = 50
    #expect(new.animationKeys() == ["borderWidth"])
  }

  @Test("flush() makes a new layer animate its changes") func flush() {
    let (scene, new) = (LayerScene(), CALayer())
    scene.layer.addSublayer(new)
    CATransaction.begin()
    CATransaction.flush()
    new.borderWidth = 100
    #expect(new.animationKeys() == nil)
    CATransaction.commit()
    new.borderWidth = 50
    #expect(new.animationKeys() == ["borderWidth"])
  }

  @Test("sublayers of a new layer don't animate either") func newSublayers() {
    let (scene, new, inner) = (LayerScene(), CALayer(), CALayer())
    new.addSublayer(inner)
    scene.tick(9)
    scene.layer.addSublayer(new)
    inner.borderWidth = 100
    #expect(inner.animationKeys() == nil)
    scene.tick(1)
    inner.borderWidth = 50
    #expect(inner.animationKeys() == ["borderWidth"])
  }

  @Test("a layer without a stage doesn't animate") func offStage() {
    let scene = LayerScene()
    scene.layer.removeFromSuperlayer()
    scene.tick(1)
    scene.layer.borderWidth = 100
    #expect(scene.layer.animationKeys() == nil)
    scene.root.addSublayer(scene.layer)
    scene.layer.borderWidth = 50
    #expect(scene.layer.animationKeys() == nil)
    scene.root.stageClock = nil
    scene.tick(1)
    scene.layer.borderWidth = 25
    #expect(scene.layer.animationKeys() == nil)
  }

  @Test("a shown layer that moves to another superlayer keeps animating") func movedLayer() {
    let (scene, sibling) = (LayerScene(), CALayer())
    scene.root.addSublayer(sibling)
    scene.tick(1)
    scene.root.insertSublayer(scene.layer, above: sibling)
    scene.layer.borderWidth = 100
    #expect(scene.layer.animationKeys() == ["borderWidth"])
    sibling.addSublayer(scene.layer)
    scene.layer.cornerRadius = 100
    #expect(scene.layer.animationKeys() == ["borderWidth", "cornerRadius"])
  }

  @Test("a new layer that moves to another superlayer is still new") func movedNewLayer() {
    let (scene, new) = (LayerScene(), CALayer())
    scene.root.addSublayer(new)
    scene.layer.addSublayer(new)
    new.borderWidth = 100
    #expect(new.animationKeys() == nil)
  }

  @Test("presentation layers don't animate") func presentationLayers() {
    let scene = LayerScene()
    scene.layer.presentation()?.borderWidth = 100
    #expect(scene.layer.animationKeys() == nil)
    #expect(scene.layer.presentation()?.animationKeys() == nil)
  }
}
