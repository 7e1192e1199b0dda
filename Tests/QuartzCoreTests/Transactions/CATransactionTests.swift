import Testing

@testable import QuartzCore

@MainActor
struct CATransactionTests {
  @Test("without a transaction the values have their defaults") func defaults() {
    VirtualClock.current = VirtualClock()
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(CATransaction.animationTimingFunction() == nil)
    #expect(!CATransaction.disableActions())
    #expect(CATransaction.completionBlock() == nil)
    #expect(CATransaction.value(forKey: "mine") == nil)
    CATransaction.commit()
    CATransaction.flush()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test("the innermost transaction with a value takes precedence") func nested() {
    VirtualClock.current = VirtualClock()
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setValue("outer", forKey: "mine")
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 1)
    CATransaction.setAnimationDuration(2)
    CATransaction.setDisableActions(true)
    CATransaction.setValue("inner", forKey: "mine")
    #expect(CATransaction.animationDuration() == 2)
    #expect(CATransaction.value(forKey: "mine") as? String == "inner")
    CATransaction.setValue(nil, forKey: "mine")
    #expect(CATransaction.value(forKey: "mine") as? String == "outer")
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 1)
    #expect(!CATransaction.disableActions())
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(CATransaction.value(forKey: "mine") == nil)
  }

  @Test("value(forKey:) and the properties access the same values") func valueForKey() {
    VirtualClock.current = VirtualClock()
    CATransaction.begin()
    CATransaction.setValue(NSNumber(value: 0.1), forKey: kCATransactionAnimationDuration)
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    let curve = CAMediaTimingFunction(name: .easeIn)
    CATransaction.setValue(curve, forKey: kCATransactionAnimationTimingFunction)
    #expect(CATransaction.animationDuration() == 0.1)
    #expect(CATransaction.disableActions())
    #expect(CATransaction.animationTimingFunction() === curve)
    CATransaction.setAnimationDuration(0.7)
    #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 0.7)
    CATransaction.setValue(2, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue(NSNumber(value: false), forKey: kCATransactionDisableActions)
    #expect(CATransaction.animationDuration() == 2)
    #expect(!CATransaction.disableActions())
    CATransaction.commit()
  }

  @Test("the implicit transaction ends with the tick") func implicit() {
    let clock = VirtualClock()
    VirtualClock.current = clock
    CATransaction.setAnimationDuration(1)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 1)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 1)
    clock.advance()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test("the implicit transaction outlives the tick while a nested one is open")
  func implicitWithNested() {
    let clock = VirtualClock()
    VirtualClock.current = clock
    CATransaction.setAnimationDuration(1)
    CATransaction.begin()
    clock.advance()
    CATransaction.flush()
    #expect(CATransaction.animationDuration() == 1)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test("each clock has its own transactions") func clocks() {
    defer { VirtualClock.current = VirtualClock() }
    let (one, other) = (VirtualClock(), VirtualClock())
    VirtualClock.current = one
    CATransaction.setAnimationDuration(1)
    VirtualClock.current = other
    #expect(CATransaction.animationDuration() == 0.25)
    other.advance()
    VirtualClock.current = one
    #expect(CATransaction.animationDuration() == 1)
  }

  @Test(
    "an animation without a duration has the transaction's",
    arguments: [(0, 2, 2), (-1, 2, 2), (0.5, 2, 0.5), (0, -3, 0), (0, 0, 0)]
      as [(Double, Double, Double)])
  func durations(own: Double, transaction: Double, expected: Double) {
    let scene = LayerScene()
    CATransaction.begin()
    CATransaction.setAnimationDuration(transaction)
    scene.layer.add(scene.widening(lasting: own), forKey: "a")
    CATransaction.commit()
    #expect(scene.layer.animation(forKey: "a")?.duration == expected)
    scene.tick(1)
    #expect((scene.layer.animationKeys() == nil) == (expected == 0))
  }

  @Test("an animation without a timing function has the transaction's") func timingFunction() {
    let scene = LayerScene()
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    scene.layer.add(scene.widening(lasting: 1), forKey: "none")
    let own = scene.widening(lasting: 1)
    own.timingFunction = CAMediaTimingFunction(name: .easeOut)
    scene.layer.add(own, forKey: "own")
    CATransaction.commit()
    #expect(scene.layer.animation(forKey: "own")?.timingFunction === own.timingFunction)
    scene.layer.removeAnimation(forKey: "own")
    scene.tick(30)
    #expect(abs(scene.shown.borderWidth - 8 * 0.315_357) < 1e-5)
  }

  @Test("a completion block can begin transactions") func completionBlock() {
    let scene = LayerScene()
    var durations: [Double] = []
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    CATransaction.setCompletionBlock {
      durations.append(CATransaction.animationDuration())
      CATransaction.begin()
      CATransaction.setAnimationDuration(4)
      scene.layer.add(scene.widening(lasting: 0), forKey: "a")
      CATransaction.commit()
    }
    CATransaction.commit()
    #expect(durations == [0.25])
    #expect(scene.layer.animation(forKey: "a")?.duration == 4)
  }
}
