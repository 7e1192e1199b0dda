import Testing

@testable import QuartzCore

/// The order of delegate calls.
@MainActor
struct CAAnimationDelegateTests {
  private let log = NamedEventLog()

  private func animation(_ name: String, _ scene: LayerScene<CALayer>) -> CABasicAnimation {
    let animation = scene.widening(lasting: 0.5)
    animation.setValue(name, forKey: "name")
    animation.delegate = log
    return animation
  }

  @Test("a replaced animation stops before the new one starts") func replacement() {
    let scene = LayerScene()
    scene.layer.add(animation("a", scene), forKey: "key")
    scene.layer.add(animation("b", scene), forKey: "key")
    #expect(log.lines == ["start a", "break a", "start b"])
    scene.tick(30)
    #expect(log.lines.last == "end b")
  }

  @Test("animations that end at the same time stop in the order of addition") func endOrder() {
    let scene = LayerScene()
    for name in ["c", "a", "b"] { scene.layer.add(animation(name, scene), forKey: name) }
    #expect(scene.layer.animationKeys() == ["c", "a", "b"])
    scene.tick(30)
    #expect(log.lines.suffix(3) == ["end c", "end a", "end b"])
  }

  @Test("removeAllAnimations() removes all animations before it notifies delegates")
  func removeAll() {
    let scene = LayerScene()
    for name in ["a", "b"] { scene.layer.add(animation(name, scene), forKey: name) }
    var keys: [[String]?] = []
    log.reaction = { _ in keys.append(scene.layer.animationKeys()) }
    scene.layer.removeAllAnimations()
    #expect(log.lines.suffix(2) == ["break a", "break b"])
    #expect(keys == [nil, nil])
  }

  @Test("a delegate can add an animation when another one stops") func addOnStop() {
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

  @Test("an animation added by a replaced animation's delegate replaces the new one")
  func addOnReplacement() {
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

  @Test("a delegate can remove an animation when it starts") func removeOnStart() {
    let scene = LayerScene()
    log.reaction = { line in
      if line == "start a" { scene.layer.removeAnimation(forKey: "key") }
    }
    scene.layer.add(animation("a", scene), forKey: "key")
    scene.tick(60)
    #expect(log.lines == ["start a", "break a"])
  }

  @Test("an animation removed before its begin time never starts") func removeBeforeStart() {
    let scene = LayerScene()
    let later = animation("a", scene)
    later.beginTime = scene.clock.time + 1
    scene.layer.add(later, forKey: "key")
    scene.layer.removeAnimation(forKey: "key")
    scene.tick(120)
    #expect(log.lines == ["break a"])
  }
}
