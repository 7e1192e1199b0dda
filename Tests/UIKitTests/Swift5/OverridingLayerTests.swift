import Testing
import UIKit
import UIKitTestSupport

private class ProgressLayer: CALayer {
  var progress: CGFloat = 0
  var calls: [String] = []

  override init() {
    super.init()
  }
  override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? ProgressLayer { progress = layer.progress }
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var frame: CGRect { didSet { calls.append("frame") } }
  override var bounds: CGRect { didSet { calls.append("bounds") } }
  override var position: CGPoint { didSet { calls.append("position") } }
  override var opacity: Float { didSet { calls.append("opacity") } }
  override var cornerRadius: CGFloat {
    get { super.cornerRadius }
    set { super.cornerRadius = max(newValue, 2) }
  }
  override func add(_ anim: CAAnimation, forKey key: String?) {
    calls.append("add")
    super.add(anim, forKey: key)
  }
  override func addSublayer(_ layer: CALayer) {
    calls.append("addSublayer")
    super.addSublayer(layer)
  }
  override func removeFromSuperlayer() {
    calls.append("removeFromSuperlayer")
    super.removeFromSuperlayer()
  }
  override func contains(_ p: CGPoint) -> Bool { p.x < 5 }
  override func hitTest(_ p: CGPoint) -> CALayer? {
    calls.append("hitTest")
    return super.hitTest(p)
  }
}

private class ProgressView: UIView {
  override class var layerClass: AnyClass { ProgressLayer.self }
  var progressLayer: ProgressLayer? { layer as? ProgressLayer }
}

private class PulseAnimation: CABasicAnimation {
  var name = "none"
  override init() {
    super.init()
    keyPath = "opacity"
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? PulseAnimation)?.name = name
    return copy
  }
}

@MainActor
struct OverridingLayerTests {
  private let stage = Stage()
  private let view = ProgressView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))

  init() {
    stage.view.addSubview(view)
    stage.step()
  }

  @Test("a view sets its geometry and opacity through its layer's overrides")
  func viewProperties() throws {
    let layer = try #require(view.progressLayer)
    layer.calls = []
    view.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
    #expect(layer.calls == ["bounds", "position", "frame"])
    layer.calls = []
    view.bounds.size.width = 70
    view.center.x = 100
    view.alpha = 0.5
    #expect(layer.calls == ["bounds", "position", "opacity"])
    layer.cornerRadius = 1
    #expect(layer.cornerRadius == 2)
  }

  @Test("a presentation layer is created with init(layer:)") func presentation() throws {
    let layer = try #require(view.progressLayer)
    layer.progress = 0.75
    #expect(layer.presentation()?.progress == 0.75)
    #expect(ProgressLayer(layer: layer).progress == 0.75)
  }

  @Test("views add and remove sublayers through the layer's overrides") func sublayers() throws {
    let layer = try #require(view.progressLayer)
    layer.calls = []
    view.addSubview(UIView())
    view.removeFromSuperview()
    #expect(layer.calls == ["addSublayer", "removeFromSuperlayer"])
  }

  @Test("hit-testing calls the overrides of sublayers") func hitTesting() throws {
    let layer = try #require(view.progressLayer)
    layer.calls = []
    #expect(stage.view.layer.hitTest(CGPoint(x: 12, y: 30)) === layer)
    #expect(stage.view.layer.hitTest(CGPoint(x: 40, y: 30)) === stage.view.layer)
    #expect(layer.calls == ["hitTest", "hitTest"])
  }

  @Test("an animation is added as a copy made by the override of copy(with:)")
  func animationCopy() throws {
    let layer = try #require(view.progressLayer)
    let pulse = PulseAnimation()
    (pulse.name, pulse.fromValue, pulse.duration) = ("pulse", 0, 1)
    layer.calls = []
    layer.add(pulse, forKey: "pulse")
    #expect(layer.calls == ["add"])
    let added = try #require(layer.animation(forKey: "pulse") as? PulseAnimation)
    #expect(added !== pulse)
    #expect((added.name, added.keyPath ?? "") == ("pulse", "opacity"))
  }
}
