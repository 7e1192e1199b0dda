import Testing

@testable import QuartzCore

@MainActor
struct CAAnimationCopyTests {
  private let clock = VirtualClock()
  private let layer = CALayer()
  private let log = StartLog()

  init() {
    layer.stageClock = clock
  }

  private func fade() -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = 2
    fade.delegate = log
    return fade
  }

  @Test("the properties default to Core Animation's values") func defaults() {
    let animation = CABasicAnimation(keyPath: nil)
    #expect(animation.duration == 0)
    #expect(animation.beginTime == 0)
    #expect(animation.speed == 1)
    #expect(animation.timeOffset == 0)
    #expect(animation.repeatCount == 0)
    #expect(animation.repeatDuration == 0)
    #expect(!animation.autoreverses)
    #expect(animation.fillMode == .removed)
    #expect(animation.isRemovedOnCompletion)
    #expect(animation.timingFunction == nil)
    #expect(!animation.isAdditive)
  }

  @Test("add(_:forKey:) adds a copy of the animation") func addCopies() {
    let fade = fade()
    layer.add(fade, forKey: "fade")
    fade.toValue = 0.5
    fade.duration = 9
    let added = layer.animation(forKey: "fade")
    #expect(added !== fade)
    #expect(added?.duration == 2)
    #expect((added as? CABasicAnimation)?.toValue as? Int == 1)
    #expect(fade.beginTime == 0)
    #expect(log.started === added)
  }

  @Test("an animation can be added repeatedly and to several layers") func addRepeatedly() {
    let fade = fade()
    let other = CALayer()
    layer.add(fade, forKey: "a")
    layer.add(fade, forKey: "b")
    other.add(fade, forKey: "a")
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
    #expect(other.animationKeys() == ["a"])
  }

  @Test("install(_:forKey:) adds the animation itself") func installDoesNotCopy() {
    let fade = fade()
    layer.install(fade, forKey: "fade")
    #expect(layer.animation(forKey: "fade") === fade)
  }

  @Test("copy() copies every property") func copiesProperties() throws {
    let fade = fade()
    fade.beginTime = 3
    fade.speed = 0.5
    fade.timeOffset = 0.25
    fade.repeatCount = 4
    fade.repeatDuration = 5
    fade.autoreverses = true
    fade.fillMode = .both
    fade.isRemovedOnCompletion = false
    fade.isAdditive = true
    fade.timingFunction = CAMediaTimingFunction(name: .easeIn)
    let copy = try #require(fade.copy() as? CABasicAnimation)
    #expect(copy.timing == fade.timing)
    #expect(copy.fillMode == .both)
    #expect(!copy.isRemovedOnCompletion)
    #expect(copy.isAdditive)
    #expect(copy.keyPath == "opacity")
    #expect(copy.timingFunction === fade.timingFunction)
    #expect(copy.delegate === log)
    #expect(copy.fromValue as? Int == 0)
    #expect(copy.toValue as? Int == 1)
  }

  @Test("copy() creates an instance of the same subclass") func copiesSubclass() throws {
    let named = NamedAnimation(keyPath: "opacity")
    named.name = "x"
    #expect((named.copy() as? NamedAnimation)?.name == "x")
    layer.add(named, forKey: nil)
    let added = try #require(layer.animation(forKey: "animation") as? NamedAnimation)
    #expect(added.name == "x")
  }

  private final class NamedAnimation: CABasicAnimation {
    var name = ""

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? NamedAnimation)?.name = name
      return copy
    }
  }

  private final class StartLog: CAAnimationDelegate {
    var started: CAAnimation?
    func animationDidStart(_ anim: CAAnimation) { started = anim }
  }
}
