import Testing
import UIKit
import UIKitTestSupport

/// Tests that the program stops with UIKit's message where UIKit raises an exception.
@Suite struct FieldMisuseTests {
  @MainActor private static func add(_ count: Int, to animator: UIDynamicAnimator) {
    for _ in 0..<count { animator.addBehavior(UIFieldBehavior.dragField()) }
  }

  @Test("adding a 33rd field stops with UIKit's message") func tooManyFields() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        FieldMisuseTests.add(33, to: UIDynamicAnimator())
      }
    }
    #expect(
      standardError(of: result).contains(
        "Invalid Association: UIDynamicAnimator supports a maximum of 32 distinct fields"))
  }

  @Test("removing a field allows another to be added")
  @MainActor func removedFields() {
    let animator = UIDynamicAnimator()
    FieldMisuseTests.add(32, to: animator)
    for behavior in animator.behaviors.prefix(5) { animator.removeBehavior(behavior) }
    FieldMisuseTests.add(5, to: animator)
    #expect(animator.behaviors.count == 32)
  }

  @Test("UIFieldBehavior() stops with UIKit's message") func fieldWithoutKind() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIFieldBehavior() }
    }
    let words = standardError(of: result)
    #expect(words.contains("init is undefined for objects of type UIFieldBehavior"))
    #expect(words.contains("Use one of the supplied convenience initializers"))
  }
}
