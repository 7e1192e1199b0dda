import Testing
import UIKit

/// What makes UIKit raise an exception stops the program with the same words.
@Suite struct MisuseTests {
  @Test func itemWithoutSize() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UIDynamicAnimator(UIGravityBehavior(items: [Item(0, 10, at: 0, 0)]))
      }
    }
    #expect(words(of: result).contains("Invalid size {0, 10} for item"))
  }

  @Test func viewOutsideTheReferenceView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage()
        let stray = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        UIDynamicAnimator(referenceView: stage.view)
          .addBehavior(UIGravityBehavior(items: [stray]))
      }
    }
    #expect(words(of: result).contains("should be a descendant of reference view in"))
  }

  @Test func sameBehaviorTwice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (gravity, composite) = (UIGravityBehavior(items: []), UIDynamicBehavior())
        composite.addChildBehavior(gravity)
        _ = UIDynamicAnimator(composite, gravity)
      }
    }
    #expect(
      words(of: result).contains(
        "Adding the same behavior twice to the same animator is not supported"))
  }

  @Test func pathWithoutExtent() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 1))
        UICollisionBehavior().addBoundary(withIdentifier: "x" as NSString, for: path)
      }
    }
    #expect(words(of: result).contains("invalid path for collision boundary"))
  }

  @Test func snapWithoutItem() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UISnapBehavior() }
    }
    #expect(words(of: result).contains("init is undefined for objects of type UISnapBehavior"))
  }

  @Test func attachmentWithoutItem() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIAttachmentBehavior() }
    }
    #expect(
      words(of: result).contains("init is undefined for objects of type UIAttachmentBehavior"))
  }

  private func words(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
