import DisplayList
import Testing

@testable import QuartzCore

/// The search for actions, and animations as actions.
@MainActor
struct ActionTests {
  /// An action that records its name.
  private struct Note: CAAction {
    let name: String
    let log: Log

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      log.lines.append("\(name) \(event)")
    }
  }

  private final class Log: NSObject, CALayerDelegate {
    var lines: [String] = []
    var decision: (any CAAction)?

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { decision }
  }

  private final class Quiet: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      event == "opacity" ? NSNull() : super.defaultAction(forKey: event)
    }
  }

  private enum Decision: Sendable {
    case none, note, null
  }

  /// The delegate's and the layer's decisions and their effects.
  private nonisolated static let searches: [(Decision, Decision, [String], [String]?)] = [
    (.note, .note, ["delegate opacity"], nil), (.note, .null, ["delegate opacity"], nil),
    (.none, .note, ["layer opacity"], nil), (.none, .null, [], nil),
    (.null, .note, [], nil), (.null, .none, [], nil), (.none, .none, [], ["opacity"]),
  ]

  @Test("the first action found in the search order is used", arguments: searches)
  private func order(delegate: Decision, layer: Decision, lines: [String], keys: [String]?) {
    let (scene, log) = (LayerScene(), Log())
    func action(_ decision: Decision, _ name: String) -> (any CAAction)? {
      switch decision {
      case .none: nil
      case .note: Note(name: name, log: log)
      case .null: NSNull()
      }
    }
    log.decision = action(delegate, "delegate")
    scene.layer.delegate = log
    scene.layer.actions = action(layer, "layer").map { ["opacity": $0] }
    scene.layer.opacity = 0.5
    #expect(log.lines == lines)
    #expect(scene.layer.animationKeys() == keys)
    #expect((scene.layer.action(forKey: "opacity") == nil) == (lines.isEmpty && keys == nil))
  }

  @Test("defaultAction(forKey:) is defined per class") func defaultAction() {
    let scene = LayerScene(Quiet.self)
    scene.layer.opacity = 0
    scene.layer.borderWidth = 9
    #expect(scene.layer.animationKeys() == ["borderWidth"])
    #expect(scene.layer.action(forKey: "opacity") == nil)
    let action = CALayer.defaultAction(forKey: "opacity") as? CABasicAnimation
    #expect(action?.keyPath == "opacity")
    #expect(CALayer.defaultAction(forKey: "path") == nil)
    #expect(CALayer.defaultAction(forKey: "lineWidth") == nil)
    #expect(CAShapeLayer.defaultAction(forKey: "lineWidth") != nil)
    #expect(CAShapeLayer.defaultAction(forKey: "path") == nil)
    #expect(CAGradientLayer.defaultAction(forKey: "colors") != nil)
  }

  @Test("init(layer:) copies the actions") func initFromLayer() {
    let layer = CALayer()
    layer.actions = ["opacity": NSNull()]
    #expect(CALayer(layer: layer).actions?["opacity"] is NSNull)
  }

  @Test("an animation can be an action") func animationAsAction() {
    let scene = LayerScene()
    scene.layer.borderWidth = 40
    scene.layer.removeAllAnimations()
    let action = CABasicAnimation()
    action.duration = 1
    scene.layer.actions = ["borderWidth": action, "cornerRadius": action]
    scene.layer.borderWidth = 80
    scene.layer.cornerRadius = 8
    scene.tick(15)
    #expect(scene.shown.borderWidth == 50)
    #expect(scene.shown.cornerRadius == 2)
    #expect(action.keyPath == nil)
    #expect(action.fromValue == nil)
  }

  /// The value after a quarter of an action for a change from 40 to 80.
  private nonisolated static let actions:
    [(String, @MainActor @Sendable (CABasicAnimation) -> Void, CGFloat)] = [
      ("no values", { _ in }, 50), ("from", { $0.fromValue = 0 }, 20),
      ("to", { $0.toValue = 0 }, 60),
      ("by", { $0.byValue = 40 }, 90), ("another key path", { $0.keyPath = "opacity" }, 80),
    ]

  @Test("an action uses its own values or those of the change", arguments: actions)
  func values(
    id: String, change: @MainActor @Sendable (CABasicAnimation) -> Void, expected: CGFloat
  ) {
    let scene = LayerScene()
    scene.layer.borderWidth = 40
    scene.layer.removeAllAnimations()
    let action = CABasicAnimation(keyPath: "borderWidth")
    action.duration = 1
    change(action)
    scene.layer.actions = ["borderWidth": action]
    scene.layer.borderWidth = 80
    scene.tick(15)
    #expect(scene.shown.borderWidth == expected)
  }

  @Test("an action can animate a component of the property") func component() {
    let scene = LayerScene()
    let action = CABasicAnimation(keyPath: "position.x")
    action.duration = 1
    scene.layer.actions = ["position": action]
    scene.layer.position = CGPoint(x: 90, y: 90)
    scene.tick(15)
    #expect(scene.shown.position == CGPoint(x: 60, y: 90))
  }

  @Test("a spring animation can be an action") func springAsAction() {
    let scene = LayerScene()
    let spring = CASpringAnimation()
    spring.duration = spring.settlingDuration
    scene.layer.actions = ["borderWidth": spring]
    scene.layer.borderWidth = 100
    scene.tick(6)
    #expect(abs(scene.shown.borderWidth - 34.029_985) < 1e-5)
  }

  /// A layer that overrides `action(forKey:)` as in Apple's documentation.
  private final class Custom: CALayer {
    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "borderWidth" else { return super.action(forKey: event) }
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = presentation()?.value(forKey: event)
      animation.duration = 1
      return animation
    }
  }

  @Test("a subclass can override action(forKey:)") func overriddenAction() {
    let scene = LayerScene(Custom.self)
    scene.layer.borderWidth = 100
    scene.tick(30)
    #expect(abs(scene.shown.borderWidth - 50) < 1e-9)
    scene.layer.borderWidth = 0
    scene.tick(30)
    #expect(abs(scene.shown.borderWidth - 25) < 1e-9)
  }

  @Test("run(forKey:object:arguments:) can be called directly") func directRun() {
    let scene = LayerScene()
    CABasicAnimation().run(forKey: "borderWidth", object: scene.layer, arguments: nil)
    let running = scene.layer.animation(forKey: "borderWidth") as? CABasicAnimation
    #expect(running?.keyPath == "borderWidth")
    #expect((running?.fromValue as? CGFloat) == 0)
    NSNull().run(forKey: "opacity", object: scene.layer, arguments: nil)
    CABasicAnimation().run(forKey: "opacity", object: "no layer", arguments: nil)
    #expect(scene.layer.animationKeys() == ["borderWidth"])
  }
}
