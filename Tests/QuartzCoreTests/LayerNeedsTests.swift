import DisplayList
import Testing

@testable import QuartzCore

/// Reuse of display layers between display lists.
@MainActor
struct LayerNeedsTests {
  /// A visible change of a layer.
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let run: @MainActor @Sendable (LayerNeedsTests) throws -> CALayer

    /// Creates a change that starts no animation.
    init<Layer: CALayer>(
      _ name: String, of type: Layer.Type, _ change: @escaping @MainActor @Sendable (Layer) -> Void
    ) {
      testDescription = "\(type) \(name)"
      run = { tests in
        let scene = LayerScene(type)
        tests.prepare(scene.layer)
        #expect(scene.root.displayLayer(at: 0) === scene.root.displayLayer(at: 1))
        let before = scene.root.displayLayer(at: 1)
        change(scene.layer)
        #expect(scene.layer.animations.isEmpty)
        #expect(scene.root.freshDisplayLayer(at: 1) != before, "the change is not visible")
        return scene.root
      }
    }
  }

  /// Sets every visible property of a layer, with actions disabled for the rest of the test.
  ///
  /// Reset the current clock afterward, or other tests may run in its implicit transaction.
  private func prepare(_ layer: CALayer) {
    CATransaction.setDisableActions(true)
    layer.cornerRadius = 1
    layer.borderWidth = 1
    layer.shadowOpacity = 0.5
    layer.contents = Self.image(2)
    (layer as? CAShapeLayer)?.path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40))
    (layer as? CAShapeLayer)?.strokeColor = .black
    (layer as? CAGradientLayer)?.colors = [CGColor.black, CGColor.white]
    layer.addSublayer(CALayer())
    layer.addSublayer(CALayer())
  }

  private static func image(_ width: Int) -> CGImage? {
    CGImage(width: width, height: 1, pixels: [UInt8](repeating: 255, count: width * 4))
  }

  @Test(
    "every visible change appears in the next display list",
    arguments: [
      Change("position", of: CALayer.self) { $0.position.x += 1 },
      Change("bounds", of: CALayer.self) { $0.bounds.size.width += 1 },
      Change("frame", of: CALayer.self) { $0.frame.origin.x += 1 },
      Change("anchorPoint", of: CALayer.self) { $0.anchorPoint.x += 0.1 },
      Change("transform", of: CALayer.self) {
        $0.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
      },
      Change("opacity", of: CALayer.self) { $0.opacity = 0.5 },
      Change("backgroundColor", of: CALayer.self) { $0.backgroundColor = .white },
      Change("cornerRadius", of: CALayer.self) { $0.cornerRadius += 1 },
      Change("cornerCurve", of: CALayer.self) { $0.cornerCurve = .continuous },
      Change("borderWidth", of: CALayer.self) { $0.borderWidth += 1 },
      Change("borderColor", of: CALayer.self) { $0.borderColor = .white },
      Change("masksToBounds", of: CALayer.self) { $0.masksToBounds = true },
      Change("shadowColor", of: CALayer.self) { $0.shadowColor = .white },
      Change("shadowOpacity", of: CALayer.self) { $0.shadowOpacity = 1 },
      Change("shadowOffset", of: CALayer.self) { $0.shadowOffset.width += 1 },
      Change("shadowRadius", of: CALayer.self) { $0.shadowRadius += 1 },
      Change("shadowPath", of: CALayer.self) { $0.shadowPath = CGPath(rect: $0.bounds) },
      Change("zPosition", of: CALayer.self) { $0.sublayers?.first?.zPosition = 1 },
      Change("isHidden", of: CALayer.self) { $0.isHidden = true },
      Change("contents", of: CALayer.self) { $0.contents = nil },
      Change("contentsGravity", of: CALayer.self) { $0.contentsGravity = .center },
      Change("contentsScale", of: CALayer.self) {
        $0.contentsGravity = .center
        _ = $0.superlayer?.displayLayer(at: 1)
        $0.contentsScale = 3
      },
      Change("contentsTint", of: CALayer.self) { $0.contentsTint = .white },
      Change("viewContent", of: CALayer.self) { $0.viewContent = .glyphs([]) },
      Change("value for a key path", of: CALayer.self) {
        $0.setValue(1, forKeyPath: "transform.rotation.z")
      },
      Change("model value", of: CALayer.self) {
        $0.setModelValue(.number(3), forKey: "borderWidth")
      },
      Change("duration", of: CALayer.self) { $0.duration = 0.5 },
      Change("sublayers", of: CALayer.self) { $0.sublayers = nil },
      Change("a layer more", of: CALayer.self) { $0.addSublayer(CALayer()) },
      Change("a layer less", of: CALayer.self) { $0.sublayers?.last?.removeFromSuperlayer() },
      Change("another order", of: CALayer.self) { layer in
        layer.sublayers?.first.map { layer.addSublayer($0) }
      },
      Change("something further down", of: CALayer.self) { $0.sublayers?[1].cornerRadius = 3 },
      Change("path", of: CAShapeLayer.self) { $0.path = CGPath(rect: $0.bounds) },
      Change("fillColor", of: CAShapeLayer.self) { $0.fillColor = .white },
      Change("fillRule", of: CAShapeLayer.self) { $0.fillRule = .evenOdd },
      Change("strokeColor", of: CAShapeLayer.self) { $0.strokeColor = .white },
      Change("strokeStart", of: CAShapeLayer.self) { $0.strokeStart = 0.5 },
      Change("strokeEnd", of: CAShapeLayer.self) { $0.strokeEnd = 0.5 },
      Change("lineWidth", of: CAShapeLayer.self) { $0.lineWidth = 2 },
      Change("lineCap", of: CAShapeLayer.self) { $0.lineCap = .round },
      Change("lineJoin", of: CAShapeLayer.self) { $0.lineJoin = .bevel },
      Change("miterLimit", of: CAShapeLayer.self) { $0.miterLimit = 2 },
      Change("lineDashPattern", of: CAShapeLayer.self) { $0.lineDashPattern = [1, 2] },
      Change("lineDashPhase", of: CAShapeLayer.self) { $0.lineDashPhase = 1 },
      Change("colors", of: CAGradientLayer.self) { $0.colors = [CGColor.white, CGColor.black] },
      Change("locations", of: CAGradientLayer.self) { $0.locations = [0.25, 0.5] },
      Change("startPoint", of: CAGradientLayer.self) { $0.startPoint.x = 0 },
      Change("endPoint", of: CAGradientLayer.self) { $0.endPoint.x = 0 },
      Change("type", of: CAGradientLayer.self) { $0.type = .radial },
    ])
  func visibleChanges(change: Change) throws {
    defer { VirtualClock.current = VirtualClock() }
    let root = try change.run(self)
    #expect(root.displayLayer(at: 1) == root.freshDisplayLayer(at: 1))
  }

  @Test("display lists of an unchanged tree evaluate no layer") func unchangedTree() throws {
    defer { VirtualClock.current = VirtualClock() }
    let scene = LayerScene()
    prepare(scene.layer)
    let shown = try #require(scene.root.displayLayer(at: 0))
    for layer in [scene.root, scene.layer] + (scene.layer.sublayers ?? []) {
      #expect(!layer.needs.contains(.list))
    }
    // If the layer were evaluated, this change made without a need would be visible.
    scene.layer.needs = []
    scene.layer.orderedSublayers[0].needs = []
    #expect(scene.root.displayLayer(at: 1) === shown)
  }

  @Test("only a changed layer and its ancestors are evaluated again") func changedPath() {
    defer { VirtualClock.current = VirtualClock() }
    let scene = LayerScene()
    prepare(scene.layer)
    _ = scene.root.displayLayer(at: 0)
    scene.layer.sublayers?[0].cornerRadius = 3
    let layers = [scene.root, scene.layer] + (scene.layer.sublayers ?? [])
    #expect(layers.map { $0.needs.contains(.list) } == [true, true, true, false])
  }

  @Test("an animated layer is evaluated until its animations end") func animatedLayer() {
    let scene = LayerScene()
    func width(after time: Double) -> CGFloat? {
      scene.root.displayLayer(at: scene.clock.time + time)?.sublayers[0].attributes.borderWidth
    }
    scene.layer.add(scene.widening(lasting: 0.5), forKey: "widen")
    #expect([0.125, 0.25, 0.375].map(width) == [2, 4, 6])
    scene.layer.removeAnimation(forKey: "widen")
    #expect(width(after: 0.4) == 0)
    #expect(scene.root.displayLayer(at: 1) === scene.root.displayLayer(at: 2))
  }

  @Test("changes to a hidden layer appear when it is shown again") func hiddenChanges() {
    let scene = LayerScene()
    let inner = CALayer()
    scene.layer.addSublayer(inner)
    scene.layer.isHidden = true
    #expect(scene.root.displayLayer(at: 0)?.sublayers.isEmpty == true)
    inner.add(scene.widening(lasting: 8), forKey: nil)
    inner.cornerRadius = 7
    #expect(scene.root.displayLayer(at: 1) === scene.root.displayLayer(at: 2))
    scene.layer.isHidden = false
    let shown = scene.root.displayLayer(at: scene.clock.time + 4)?.sublayers[0].sublayers[0]
    #expect(shown?.attributes.cornerRadius == 7)
    #expect(shown?.attributes.borderWidth == 4)
  }

  @Test("an added layer passes its needs to its ancestors") func addedLayer() {
    let scene = LayerScene()
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    _ = outer.displayLayer(at: 0)
    inner.cornerRadius = 7
    _ = scene.root.displayLayer(at: 0)
    scene.layer.addSublayer(outer)
    let shown = scene.root.displayLayer(at: 0)?.sublayers[0].sublayers[0]
    #expect(shown?.sublayers[0].attributes.cornerRadius == 7)
  }
}
