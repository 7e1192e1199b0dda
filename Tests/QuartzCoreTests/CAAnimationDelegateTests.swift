import Testing

@testable import QuartzCore

/// The order in which delegates hear of animations.
@MainActor
struct CAAnimationDelegateTests {
  private let log = AnimationLog()

  private func animation(_ name: String, _ scene: LayerScene<CALayer>) -> CABasicAnimation {
    let animation = scene.widening(lasting: 0.5)
    animation.setValue(name, forKey: "name")
    animation.delegate = log
    return animation
  }

  @Test func theOldOneStopsBeforeTheNewOneStarts() {
    let scene = LayerScene()
    scene.layer.add(animation("a", scene), forKey: "key")
    scene.layer.add(animation("b", scene), forKey: "key")
    #expect(log.lines == ["start a", "break a", "start b"])
    scene.tick(30)
    #expect(log.lines.last == "end b")
  }

  @Test func animationsEndInTheOrderOfTheirAdding() {
    let scene = LayerScene()
    for name in ["c", "a", "b"] { scene.layer.add(animation(name, scene), forKey: name) }
    #expect(scene.layer.animationKeys() == ["c", "a", "b"])
    scene.tick(30)
    #expect(log.lines.suffix(3) == ["end c", "end a", "end b"])
  }

  @Test func allAreGoneWhenTheFirstHearsOfItsRemoval() {
    let scene = LayerScene()
    for name in ["a", "b"] { scene.layer.add(animation(name, scene), forKey: name) }
    var keys: [[String]?] = []
    log.reaction = { _ in keys.append(scene.layer.animationKeys()) }
    scene.layer.removeAllAnimations()
    #expect(log.lines.suffix(2) == ["break a", "break b"])
    #expect(keys == [nil, nil])
  }

  @Test func anAnimationMayBeAddedWhenAnotherStops() {
    let scene = LayerScene()
    log.reaction = { line in
      if line == "end a" { scene.layer.add(self.animation("b", scene), forKey: "key") }
    }
    scene.layer.add(animation("a", scene), forKey: "key")
    scene.tick(30)
    #expect(log.lines == ["start a", "end a", "start b"])
    #expect(scene.layer.animationKeys() == ["key"])
    scene.tick(30)
    #expect(log.lines.last == "end b")
    #expect(scene.layer.animationKeys() == nil)
  }

  @Test func whatAReplacedOneAddsReplacesTheNewOne() {
    let scene = LayerScene()
    log.reaction = { line in
      if line == "break a" { scene.layer.add(self.animation("c", scene), forKey: "key") }
    }
    scene.layer.add(animation("a", scene), forKey: "key")
    scene.layer.add(animation("b", scene), forKey: "key")
    #expect(log.lines == ["start a", "break a", "break b", "start c"])
    #expect(scene.layer.animationKeys() == ["key"])
    scene.tick(60)
    #expect(log.lines.suffix(2) == ["start c", "end c"])
  }

  @Test func anAnimationMayBeRemovedAsItStarts() {
    let scene = LayerScene()
    log.reaction = { line in
      if line == "start a" { scene.layer.removeAnimation(forKey: "key") }
    }
    scene.layer.add(animation("a", scene), forKey: "key")
    scene.tick(60)
    #expect(log.lines == ["start a", "break a"])
  }

  @Test func anAnimationThatHasNotBegunOnlyBreaks() {
    let scene = LayerScene()
    let later = animation("a", scene)
    later.beginTime = scene.clock.time + 1
    scene.layer.add(later, forKey: "key")
    scene.layer.removeAnimation(forKey: "key")
    scene.tick(120)
    #expect(log.lines == ["break a"])
  }
}
