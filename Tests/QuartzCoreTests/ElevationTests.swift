import DisplayList
import Testing

@testable import QuartzCore

/// Animations of shadows, z positions and gradients.
@MainActor
struct ElevationTests {
  private let clock = VirtualClock()
  private let layer = CALayer()

  init() {
    layer.stageClock = clock
  }

  private func add(_ keyPath: String, from: Any, to: Any, on layer: CALayer) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    layer.add(animation, forKey: nil)
  }

  @Test("shadow properties are animatable") func shadowsAnimate() {
    let (small, large) = (
      CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)),
      CGPath(rect: CGRect(x: 0, y: 0, width: 8, height: 4))
    )
    add("shadowOpacity", from: 0, to: 1, on: layer)
    add("shadowRadius", from: 0, to: 8, on: layer)
    add("shadowOffset", from: CGSize.zero, to: CGSize(width: 4, height: 8), on: layer)
    add("shadowColor", from: CGColor.black, to: CGColor.white, on: layer)
    add("shadowPath", from: small, to: large, on: layer)
    let expected = Shadow(
      color: CGColor(gray: 0.25, alpha: 1), opacity: 0.25, offset: CGSize(width: 1, height: 2),
      radius: 2, path: CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 4)))
    #expect(layer.displayLayer(at: 0.25)?.attributes.shadow == expected)
    #expect(layer.displayLayer(at: 1)?.attributes.shadow == nil)
    #expect(layer.shadowOpacity == 0)
  }

  @Test("the width of shadowOffset is animatable") func shadowOffsetWidth() {
    layer.shadowOpacity = 1
    add("shadowOffset.height", from: 0, to: 8, on: layer)
    let shadow = layer.presented(at: 0.25).shadow
    #expect(shadow?.offset == CGSize(width: 0, height: 2))
  }

  @Test("presentation() has the presentation values of the shadow") func presentation() {
    layer.shadowOpacity = 1
    add("shadowOpacity", from: 0.5, to: 1, on: layer)
    add("zPosition", from: 3, to: 4, on: layer)
    let presentation = layer.presentation()
    #expect(presentation?.shadowOpacity == 0.5)
    #expect(presentation?.zPosition == 3)
    #expect(presentation?.displayLayer(at: 0)?.attributes.shadow?.opacity == 0.5)
  }

  @Test("animating zPosition reorders the display list") func zPosition() {
    let (low, high) = (CALayer(), CALayer())
    layer.addSublayer(low)
    layer.addSublayer(high)
    high.zPosition = 1
    add("zPosition", from: 0, to: 2.1, on: low)
    func order(at time: Double) -> [Int]? {
      layer.displayLayer(at: time)?.sublayers.map(\.id)
    }
    #expect(order(at: 0.25) == [low.identifier, high.identifier])
    #expect(order(at: 0.5) == [high.identifier, low.identifier])
    #expect(order(at: 1) == [low.identifier, high.identifier])
  }

  @Test("gradient properties are animatable") func gradientsAnimate() {
    let gradient = CAGradientLayer()
    gradient.stageClock = layer.stageClock
    gradient.colors = [CGColor.black, CGColor.white]
    gradient.locations = [0, 1]
    gradient.startPoint = .zero
    add("colors", from: [CGColor.white, CGColor.white], to: gradient.colors ?? [], on: gradient)
    add("locations", from: [0, 0] as [NSNumber], to: [0.5, 1] as [NSNumber], on: gradient)
    add("startPoint", from: CGPoint.zero, to: CGPoint(x: 0, y: 1), on: gradient)
    add("endPoint.x", from: 0, to: 1, on: gradient)
    guard case .gradient(let content) = gradient.displayLayer(at: 0.25)?.content else {
      Issue.record("no gradient")
      return
    }
    #expect(content.stops.map(\.color) == [CGColor(gray: 0.75, alpha: 1), .white])
    #expect(content.stops.map(\.location) == [0.125, 0.25])
    #expect(content.startPoint == CGPoint(x: 0, y: 0.25))
    #expect(content.endPoint == CGPoint(x: 0.25, y: 1))
    #expect(gradient.locations == [0, 1])
    #expect(gradient.presentation()?.locations == [0, 0])
    #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1))
  }

  @Test("colors are interpolated between equal counts only") func gradientColorCounts() {
    let gradient = CAGradientLayer()
    gradient.stageClock = layer.stageClock
    gradient.colors = [CGColor.black, CGColor.black]
    add("colors", from: [CGColor.white], to: [CGColor.white, .white, .white], on: gradient)
    guard case .gradient(let content) = gradient.displayLayer(at: 0.25)?.content else {
      Issue.record("no gradient")
      return
    }
    #expect(content.stops.count == 3)
  }

  @Test("a gradient layer's delegate is asked for actions") func gradientDelegate() {
    let (gradient, log) = (CAGradientLayer(), ActionKeyLog())
    gradient.delegate = log
    gradient.colors = [CGColor.black]
    gradient.colors = [CGColor.black]
    gradient.shadowRadius = 4
    gradient.zPosition = 1
    #expect(log.keys == ["colors", "shadowRadius", "zPosition"])
  }
}
