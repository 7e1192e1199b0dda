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
  let fill = CALayer()
  override func layoutSublayers() {
    calls.append("layoutSublayers")
    super.layoutSublayers()
    fill.frame = bounds.insetBy(dx: 5, dy: 5)
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
  var calls: [String] = []

  override func layoutSublayers(of layer: CALayer) {
    calls.append("layoutSublayers")
    super.layoutSublayers(of: layer)
  }
  override func layoutSubviews() { calls.append("layoutSubviews") }
  override func setNeedsLayout() {
    calls.append("setNeedsLayout")
    super.setNeedsLayout()
  }
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

  @Test("a layer lays out its sublayers before the frame in which its size has changed")
  func layout() {
    let layer = ProgressLayer()
    stage.view.layer.addSublayer(layer)
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(layer.needsLayout())
    stage.step()
    #expect(layer.fill.frame == CGRect(x: 5, y: 5, width: 90, height: 90))
    #expect(!layer.needsLayout())
    layer.layoutIfNeeded()
    #expect(layer.calls.filter { $0 == "layoutSublayers" }.count == 1)
  }

  @Test(
    "a layer needs layout after changes of its size and its sublayers",
    arguments: [
      ("setNeedsLayout", true), ("size", true), ("bounds by key", true), ("add", true),
      ("remove", true), ("bounds origin", false), ("position", false), ("transform", false),
      ("sublayer's size", false),
    ])
  func invalidation(change: String, expected: Bool) {
    let layer = ProgressLayer()
    stage.view.layer.addSublayer(layer)
    layer.addSublayer(layer.fill)
    stage.step()
    switch change {
    case "setNeedsLayout": layer.setNeedsLayout()
    case "size": layer.bounds.size.width += 1
    case "bounds by key":
      layer.setValue(CGRect(x: 0, y: 0, width: 7, height: 7), forKeyPath: "bounds")
    case "add": layer.addSublayer(CALayer())
    case "remove": layer.fill.removeFromSuperlayer()
    case "bounds origin": layer.bounds.origin.x += 1
    case "position": layer.position.x += 1
    case "transform": layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    default: layer.fill.bounds.size.width += 1
    }
    #expect(layer.needsLayout() == expected)
    layer.calls = []
    stage.step()
    #expect(layer.calls.contains("layoutSublayers") == expected)
  }

  @Test("a delegate lays out the sublayers of a layer") func delegateLayout() {
    final class Columns: NSObject, CALayerDelegate {
      func layoutSublayers(of layer: CALayer) {
        for (index, column) in (layer.sublayers ?? []).enumerated() {
          column.frame = CGRect(x: 10 * CGFloat(index), y: 0, width: 10, height: 20)
        }
      }
    }
    let (columns, layer) = (Columns(), CALayer())
    layer.delegate = columns
    layer.sublayers = [CALayer(), CALayer()]
    layer.layoutIfNeeded()
    #expect(layer.sublayers?.last?.frame == CGRect(x: 10, y: 0, width: 10, height: 20))
  }

  @Test("a view is laid out through its layer") func viewLayout() throws {
    let layer = try #require(view.progressLayer)
    view.calls = []
    layer.calls = []
    layer.setNeedsLayout()
    stage.step()
    #expect(layer.calls == ["layoutSublayers"])
    #expect(view.calls == ["layoutSublayers", "layoutSubviews"])
    view.calls = []
    view.setNeedsLayout()
    #expect(layer.needsLayout())
    view.layoutIfNeeded()
    #expect(view.calls == ["setNeedsLayout", "layoutSublayers", "layoutSubviews"])
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
