import Testing
import UIKit

/// What makes UIKit raise an exception stops the program with the same words.
@Suite struct FieldMisuseTests {
  @MainActor private static func add(_ count: Int, to animator: UIDynamicAnimator) {
    for _ in 0..<count { animator.addBehavior(UIFieldBehavior.dragField()) }
  }

  @Test func theThirtyThirdField() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        FieldMisuseTests.add(33, to: UIDynamicAnimator())
      }
    }
    #expect(
      words(of: result).contains("UIDynamicAnimator supports a maximum of 32 distinct fields"))
  }

  @Test("a field that leaves makes place for another")
  @MainActor func places() {
    let animator = UIDynamicAnimator()
    FieldMisuseTests.add(32, to: animator)
    for behavior in animator.behaviors.prefix(5) { animator.removeBehavior(behavior) }
    FieldMisuseTests.add(5, to: animator)
    #expect(animator.behaviors.count == 32)
  }

  @Test func fieldOfNoKind() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIFieldBehavior() }
    }
    let words = words(of: result)
    #expect(words.contains("init is undefined for objects of type UIFieldBehavior"))
    #expect(words.contains("Use one of the supplied convenience initializers"))
  }
}
