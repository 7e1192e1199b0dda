import Testing

@testable import QuartzCore

@MainActor
struct PresentationTests {
  private let clock = VirtualClock()
  private let root = CALayer()
  private let layer = CALayer()

  init() {
    root.stageClock = clock
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    root.addSublayer(layer)
    layer.frame = CGRect(x: 100, y: 0, width: 50, height: 50)
  }

  private func move(_ layer: CALayer, from x: CGFloat, to end: CGFloat) {
    let move = CABasicAnimation(keyPath: "position")
    move.fromValue = CGPoint(x: x, y: 25)
    move.toValue = CGPoint(x: end, y: 25)
    move.duration = 1
    layer.add(move, forKey: "move")
    for _ in 0..<30 { clock.advance() }
  }

  @Test("presentation() has the presentation values") func presentationValues() throws {
    move(layer, from: 25, to: 125)
    let presentation = try #require(layer.presentation())
    #expect(presentation.position == CGPoint(x: 75, y: 25))
    #expect(presentation.frame == CGRect(x: 50, y: 0, width: 50, height: 50))
    #expect(layer.position == CGPoint(x: 125, y: 25))
    #expect(presentation.animationKeys() == nil)
    clock.advance()
    #expect(presentation.position.x == 75)
    #expect(layer.presentation()?.position.x ?? 0 > 76)
  }

  @Test("model() returns the model layer") func model() {
    #expect(layer.presentation()?.model() === layer)
    #expect(layer.model() === layer)
    let presentation = layer.presentation()
    #expect(presentation?.presentation() === presentation)
  }

  @Test("presentation() is of the layer's class") func subclass() throws {
    let shape = CAShapeLayer()
    shape.stageClock = clock
    shape.strokeEnd = 1
    shape.lineWidth = 4
    let draw = CABasicAnimation(keyPath: "strokeEnd")
    draw.fromValue = 0
    draw.duration = 1
    shape.add(draw, forKey: nil)
    for _ in 0..<30 { clock.advance() }
    let presentation: CAShapeLayer = try #require(shape.presentation())
    #expect(presentation.strokeEnd == 0.5)
    #expect(presentation.lineWidth == 4)
    #expect(shape.strokeEnd == 1)
  }

  @Test("superlayer and sublayers of a presentation layer are presentation layers") func tree()
    throws
  {
    let inner = CALayer()
    inner.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
    layer.addSublayer(inner)
    move(layer, from: 25, to: 125)
    let presentation = try #require(inner.presentation())
    #expect(presentation.superlayer?.model() === layer)
    #expect(presentation.superlayer?.position.x == 75)
    #expect(presentation.convert(CGPoint.zero, to: nil) == CGPoint(x: 60, y: 10))
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 110, y: 10))
    let sublayers = root.presentation()?.sublayers
    #expect(sublayers?.map { $0.model() === layer } == [true])
    #expect(sublayers?.first?.position.x == 75)
    #expect(root.presentation()?.superlayer == nil)
  }

  @Test("changing a presentation layer has no effect on the model") func changes() {
    let presentation = layer.presentation()
    presentation?.opacity = 0.25
    #expect(layer.opacity == 1)
    #expect(layer.presentation()?.opacity == 1)
  }

  @Test("init(layer:) copies every property") func initFromLayer() {
    layer.name = "a"
    layer.opacity = 0.5
    layer.shadowRadius = 9
    layer.speed = 2
    let twin = CALayer(layer: layer)
    #expect(twin.name == "a")
    #expect(twin.opacity == 0.5)
    #expect(twin.shadowRadius == 9)
    #expect(twin.speed == 2)
    #expect(twin.frame == layer.frame)
    #expect(twin.superlayer == nil)
  }
}
