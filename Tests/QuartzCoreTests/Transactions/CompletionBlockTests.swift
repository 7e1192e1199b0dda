import Testing

@testable import QuartzCore

/// The calls of completion blocks.
@MainActor
struct CompletionBlockTests {
  @MainActor
  private final class Log {
    var lines: [String] = []

    /// Begins a transaction whose completion block records a line.
    func begin(_ line: String) {
      CATransaction.begin()
      set(line)
    }

    func set(_ line: String) {
      CATransaction.setCompletionBlock { self.lines.append(line) }
    }
  }

  @Test("without animations the block is called on commit") func noAnimations() {
    let (_, log) = (LayerScene(), Log())
    log.begin("outer")
    log.begin("inner")
    #expect(log.lines.isEmpty)
    CATransaction.commit()
    #expect(log.lines == ["inner"])
    CATransaction.commit()
    #expect(log.lines == ["inner", "outer"])
  }

  @Test("the block is called after all animations have ended") func allAnimations() {
    let (scene, log) = (LayerScene(), Log())
    log.begin("done")
    scene.layer.add(scene.widening(lasting: 0.5), forKey: "a")
    scene.layer.add(scene.widening(lasting: 1), forKey: "b")
    scene.root.opacity = 0
    CATransaction.commit()
    scene.layer.add(scene.widening(lasting: 2), forKey: "later")
    scene.tick(59)
    #expect(log.lines.isEmpty)
    scene.tick(1)
    #expect(log.lines == ["done"])
    scene.tick(120)
    #expect(log.lines == ["done"])
  }

  @Test("the block doesn't wait for animations added before it was set") func earlierAnimations() {
    let (scene, log) = (LayerScene(), Log())
    CATransaction.begin()
    scene.layer.add(scene.widening(lasting: 1), forKey: "a")
    log.set("done")
    CATransaction.commit()
    #expect(log.lines == ["done"])
  }

  @Test("removed and replaced animations count as ended") func removedAnimations() {
    let (scene, log) = (LayerScene(), Log())
    log.begin("done")
    scene.layer.add(scene.widening(lasting: 1), forKey: "a")
    scene.layer.add(scene.widening(lasting: 1), forKey: "b")
    CATransaction.commit()
    scene.layer.add(scene.widening(lasting: 1), forKey: "a")
    #expect(log.lines.isEmpty)
    scene.layer.removeAnimation(forKey: "b")
    #expect(log.lines == ["done"])
  }

  @Test("an animation that is not removed on completion counts as ended")
  func notRemovedOnCompletion() {
    let (scene, log) = (LayerScene(), Log())
    log.begin("done")
    let animation = scene.widening(lasting: 0.5)
    animation.isRemovedOnCompletion = false
    scene.layer.add(animation, forKey: "a")
    CATransaction.commit()
    scene.tick(30)
    #expect(log.lines == ["done"])
    scene.layer.removeAllAnimations()
    #expect(log.lines == ["done"])
  }

  @Test("the block is never called while an animation repeats forever") func endlessAnimation() {
    let (scene, log) = (LayerScene(), Log())
    log.begin("done")
    let animation = scene.widening(lasting: 0.5)
    animation.repeatCount = .infinity
    scene.layer.add(animation, forKey: "a")
    CATransaction.commit()
    scene.tick(600)
    #expect(log.lines.isEmpty)
  }

  @Test("the block waits for animations of nested transactions") func nested() {
    let (scene, log) = (LayerScene(), Log())
    log.begin("outer")
    scene.layer.add(scene.widening(lasting: 0.25), forKey: "a")
    log.begin("inner")
    scene.layer.add(scene.widening(lasting: 0.5), forKey: "b")
    CATransaction.commit()
    CATransaction.commit()
    scene.tick(29)
    #expect(log.lines.isEmpty)
    scene.tick(1)
    #expect(log.lines == ["inner", "outer"])
  }

  @Test("a replaced block waits for the animations added until then") func replacedBlock() {
    let (scene, log) = (LayerScene(), Log())
    log.begin("nothing")
    log.set("first")
    #expect(log.lines == ["nothing"])
    scene.layer.add(scene.widening(lasting: 0.25), forKey: "a")
    log.set("second")
    scene.layer.add(scene.widening(lasting: 0.5), forKey: "b")
    CATransaction.setCompletionBlock(nil)
    scene.layer.add(scene.widening(lasting: 1), forKey: "c")
    CATransaction.commit()
    scene.tick(15)
    #expect(log.lines == ["nothing", "first"])
    scene.tick(15)
    #expect(log.lines == ["nothing", "first", "second"])
  }

  @Test("the block of the implicit transaction is called at the end of the tick or later")
  func implicit() {
    let (scene, log) = (LayerScene(), Log())
    log.set("nothing")
    #expect(log.lines.isEmpty)
    scene.tick(1)
    #expect(log.lines == ["nothing"])
    log.set("done")
    scene.layer.add(scene.widening(lasting: 0.5), forKey: "a")
    scene.tick(29)
    #expect(log.lines == ["nothing"])
    scene.tick(1)
    #expect(log.lines == ["nothing", "done"])
  }

  @Test("animation delegates are notified before the block") func delegates() {
    let (scene, log, delegate) = (LayerScene(), Log(), NamedEventLog())
    delegate.reaction = { log.lines.append($0) }
    log.begin("done")
    let animation = scene.widening(lasting: 0.5)
    animation.setValue("a", forKey: "name")
    animation.delegate = delegate
    scene.layer.add(animation, forKey: "a")
    CATransaction.commit()
    scene.tick(30)
    #expect(log.lines == ["start a", "end a", "done"])
  }

  @Test("an animation of a deallocated layer counts as ended") func deallocatedLayer() {
    let (scene, log, delegate) = (LayerScene(), Log(), NamedEventLog())
    var layer: CALayer? = CALayer()
    layer?.stageClock = scene.clock
    log.begin("done")
    let animation = scene.widening(lasting: 0.5)
    animation.delegate = delegate
    layer?.add(animation, forKey: "a")
    CATransaction.commit()
    layer = nil
    scene.tick(30)
    #expect(log.lines == ["done"])
    #expect(delegate.lines == ["start ?", "break ?"])
  }

  @Test("completionBlock() returns the block") func getter() {
    let (_, log) = (LayerScene(), Log())
    log.begin("done")
    CATransaction.begin()
    CATransaction.completionBlock()?()
    let block = CATransaction.value(forKey: kCATransactionCompletionBlock) as? () -> Void
    block?()
    #expect(log.lines == ["done", "done"])
    CATransaction.setValue(block, forKey: kCATransactionCompletionBlock)
    CATransaction.commit()
    #expect(log.lines == ["done", "done", "done"])
    CATransaction.commit()
    #expect(log.lines.count == 4)
  }
}
