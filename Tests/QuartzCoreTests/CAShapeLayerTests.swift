import DisplayList
import Testing

@testable import QuartzCore

@MainActor
struct CAShapeLayerTests {
  private let clock = VirtualClock()
  private let layer = CAShapeLayer()
  private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    layer.stageClock = clock
  }

  private var shown: ShapeContent? {
    guard case .shape(let shape) = layer.displayLayer(at: clock.time)?.content else { return nil }
    return shape
  }

  @Test("the properties default to Core Animation's values") func defaults() {
    #expect(layer.path == nil)
    #expect(layer.fillColor == .black)
    #expect(layer.fillRule == .nonZero)
    #expect(layer.strokeColor == nil)
    #expect(layer.strokeStart == 0)
    #expect(layer.strokeEnd == 1)
    #expect(layer.lineWidth == 1)
    #expect(layer.miterLimit == 10)
    #expect(layer.lineCap == .butt)
    #expect(layer.lineJoin == .miter)
    #expect(layer.lineDashPattern == nil)
    #expect(layer.lineDashPhase == 0)
    #expect(shown == nil)
  }

  @Test("the display list contains every property") func displayList() {
    layer.path = square
    layer.fillColor = nil
    layer.fillRule = .evenOdd
    layer.strokeColor = .white
    layer.strokeStart = 0.1
    layer.strokeEnd = 0.9
    layer.lineWidth = 3
    layer.lineCap = .round
    layer.lineJoin = .bevel
    layer.miterLimit = 4
    layer.lineDashPattern = [4, 2]
    layer.lineDashPhase = 1

    var expected = ShapeContent(path: square)
    expected.fillRule = .evenOdd
    expected.strokeColor = .white
    (expected.strokeStart, expected.strokeEnd) = (0.1, 0.9)
    expected.lineWidth = 3
    (expected.lineCap, expected.lineJoin) = (.round, .bevel)
    expected.miterLimit = 4
    (expected.lineDashPattern, expected.lineDashPhase) = ([4, 2], 1)
    #expect(shown == expected)
    #expect(layer.lineDashPattern == [4, 2])
    #expect(layer.lineCap == .round)
    #expect(layer.lineJoin == .bevel)
    #expect(layer.fillRule == .evenOdd)
  }

  @Test("path is copied") func copiesPath() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.path = path
    path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    #expect(layer.path == square)
  }

  @Test("contents is shown without a path") func contents() {
    layer.contents = CGImage(width: 1, height: 1, pixels: [0, 0, 0, 255])
    guard case .image = layer.displayLayer(at: 0)?.content else {
      Issue.record("no image")
      return
    }
  }

  @Test(
    "numeric properties are animatable",
    arguments: [
      ("strokeEnd", 0.0, 1.0, \ShapeContent.strokeEnd, 0.25),
      ("strokeStart", 0.0, 0.4, \.strokeStart, 0.1),
      ("lineWidth", 2.0, 10.0, \.lineWidth, 4), ("miterLimit", 2.0, 10.0, \.miterLimit, 4),
      ("lineDashPhase", 0.0, 8.0, \.lineDashPhase, 2),
    ] as [(String, Double, Double, KeyPath<ShapeContent, CGFloat> & Sendable, CGFloat)])
  func numbersAnimate(
    key: String, from: Double, to: Double, property: KeyPath<ShapeContent, CGFloat> & Sendable,
    expected: CGFloat
  ) throws {
    #expect(try animated(key, from: from, to: to)[keyPath: property] == expected)
  }

  @Test("colors and paths are animatable") func colorsAndPathsAnimate() throws {
    let wide = CGPath(rect: CGRect(x: 4, y: 0, width: 18, height: 10))
    let path = try animated("path", from: square, to: wide).path
    #expect(path == CGPath(rect: CGRect(x: 1, y: 0, width: 12, height: 10)))
    let gray = CGColor(gray: 0.25, alpha: 1)
    #expect(try animated("fillColor", from: CGColor.black, to: CGColor.white).fillColor == gray)
    #expect(try animated("strokeColor", from: CGColor.black, to: CGColor.white).strokeColor == gray)
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(try animated("path", from: square, to: circle).path == circle)
  }

  /// Returns the shape after a quarter of an animation.
  private func animated(_ key: String, from: Any, to: Any) throws -> ShapeContent {
    layer.path = square
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    layer.removeAllAnimations()
    layer.add(animation, forKey: nil)
    return try #require(shownAfterAQuarter(of: animation))
  }

  private func shownAfterAQuarter(of animation: CAAnimation) -> ShapeContent? {
    let time = animation.beginTime + 0.25
    guard case .shape(let shape) = layer.displayLayer(at: time)?.content else { return nil }
    return shape
  }

  @Test("properties of every layer are animatable") func layerProperties() {
    layer.path = square
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0.0
    animation.duration = 1
    layer.add(animation, forKey: nil)
    #expect(layer.displayLayer(at: clock.time + 0.5)?.attributes.opacity == 0.5)
    #expect(shown?.path == square)
  }

  @Test("the delegate is asked for an action before a property changes") func delegate() {
    let decider = Decider()
    layer.delegate = decider
    layer.lineWidth = 3
    layer.lineWidth = 3
    #expect(decider.log == ["lineWidth was 1.0"])
  }

  private final class Decider: NSObject, CALayerDelegate {
    var log: [String] = []
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      log.append("\(event) was \((layer as? CAShapeLayer)?.lineWidth ?? 0)")
      return nil
    }
  }
}
