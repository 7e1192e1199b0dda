import DisplayList
import Testing

@testable import QuartzCore

@MainActor
struct CAAnimationTests {
  let clock = VirtualClock()
  let layer = CALayer()

  init() {
    layer.stageClock = clock
  }

  private var shown: LayerAttributes { layer.presented(at: clock.time) }

  @Test("a basic animation interpolates between its values and is removed at its end")
  func basicAnimation() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    layer.opacity = 1
    layer.add(animation, forKey: "fade")
    #expect(shown.opacity == 0)
    clock.advance(by: 15)
    #expect(abs(shown.opacity - 0.25) < 1e-12)
    clock.advance(by: 44)
    #expect(abs(shown.opacity - 59.0 / 60) < 1e-12)
    #expect(layer.animationKeys() == ["fade"])
    clock.advance(by: 1)
    #expect(shown.opacity == 1)
    #expect(layer.animationKeys() == nil)
  }

  @Test("a missing value is the layer's value without the animation") func missingValues() {
    layer.cornerRadius = 8
    let animation = CABasicAnimation(keyPath: "cornerRadius")
    animation.fromValue = CGFloat(0)
    animation.duration = 1
    layer.add(animation, forKey: nil)
    clock.advance(by: 30)
    #expect(shown.cornerRadius == 4)
  }

  @Test("additive animations add up") func additive() {
    layer.position = CGPoint(x: 100, y: 0)
    for (key, offset) in [("one", -100.0), ("two", -20.0)] {
      let animation = CABasicAnimation(keyPath: "position")
      animation.isAdditive = true
      animation.fromValue = CGPoint(x: offset, y: 0)
      animation.duration = 1
      layer.add(animation, forKey: key)
    }
    #expect(shown.position.x == -20)
    clock.advance(by: 30)
    #expect(shown.position.x == 40)
  }

  @Test(
    "fillMode determines the values before the start and after the end",
    arguments: [
      (CAMediaTimingFillMode.removed, CGFloat(7), CGFloat(7)),
      (.backwards, 1, 7), (.forwards, 7, 2), (.both, 1, 2),
    ])
  func fillMode(
    mode: CAMediaTimingFillMode, before: CGFloat, after: CGFloat
  ) {
    layer.borderWidth = 7
    let animation = CABasicAnimation(keyPath: "borderWidth")
    animation.fromValue = CGFloat(1)
    animation.toValue = CGFloat(2)
    animation.beginTime = 0.5
    animation.duration = 0.5
    animation.fillMode = mode
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "b")
    #expect(shown.borderWidth == before)
    clock.advance(by: 90)
    #expect(shown.borderWidth == after)
  }

  @Test("the delegate is notified of each start and end") func delegate() {
    let log = EventLog()
    func animation(_ duration: Double, begin: Double) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.duration = duration
      animation.beginTime = begin
      animation.delegate = log
      return animation
    }
    layer.add(animation(0.1, begin: 0), forKey: "a")
    layer.add(animation(0.1, begin: 0.2), forKey: "b")
    layer.add(animation(10, begin: 0), forKey: "c")
    layer.add(animation(10, begin: 0), forKey: "c")
    #expect(log.lines == ["start", "start", "stop false", "start"])
    clock.advance(by: 6)
    #expect(log.lines.last == "stop true")
    clock.advance(by: 12)
    #expect(log.lines.suffix(2) == ["start", "stop true"])
    layer.removeAllAnimations()
    #expect(log.lines.last == "stop false")
    let count = log.lines.count
    clock.advance(by: 600)
    #expect(log.lines.count == count)
  }

  @Test("timingFunction maps time to progress") func timingFunction() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    layer.add(animation, forKey: "fade")
    clock.advance(by: 15)
    #expect(abs(shown.opacity - 0.129162) < 1e-6)
  }

  @Test("the layer's delegate is asked for an action before the change, which runs after it")
  func actionOrder() {
    let decider = Decider()
    layer.delegate = decider
    layer.opacity = 0.5
    layer.opacity = 0.5
    #expect(decider.log == ["opacity was 1.0", "run at 0.5"])
  }

  private final class Decider: NSObject, CALayerDelegate, CAAction {
    var log: [String] = []
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      log.append("\(event) was \(layer.opacity)")
      return self
    }
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      log.append("run at \((anObject as? CALayer)?.opacity ?? -1)")
    }
  }
}
