import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// A view that collides as a path but has none.
private final class PathlessView: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
}

/// A view that collides as a path through some points.
private final class PathView: UIView {
  private let path = UIBezierPath()

  init(_ points: [CGPoint]) {
    for point in points {
      if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
    }
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
  override var collisionBoundingPath: UIBezierPath { path }
}

/// Tests that the program stops with UIKit's message where UIKit raises an exception.
@Suite struct MisuseTests {
  @Test("adding an item without a size stops with UIKit's message") func itemWithoutSize() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UIDynamicAnimator(UIGravityBehavior(items: [Item(0, 10, at: 0, 0)]))
      }
    }
    #expect(standardError(of: result).contains("Invalid size {0, 10} for item"))
  }

  @Test("adding an item whose center is NaN stops with UIKit's message") func itemWithoutPosition()
    async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UIDynamicAnimator(UIGravityBehavior(items: [Item(10, 10, at: .nan, 5)]))
      }
    }
    #expect(standardError(of: result).contains("CALayer position contains NaN: [nan 5.0]"))
  }

  @Test("setting a negative density stops the program") func negativeDensity() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIDynamicItemBehavior().density = -1 }
    }
    #expect(standardError(of: result).contains("Invalid density -1"))
  }

  @Test("adding a second gravity behavior logs UIKit's warning") func secondGravity() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIDynamicAnimator(UIGravityBehavior(), UIGravityBehavior()) }
    }
    #expect(
      standardError(of: result).contains(
        "Multiple gravity behavior per animator is undefined and may assert in the future"))
  }

  @Test("adding a view outside the reference view stops with UIKit's message")
  func viewOutsideReferenceView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        UIDynamicAnimator(referenceView: stage.view)
          .addBehavior(UIGravityBehavior(items: [view]))
      }
    }
    #expect(standardError(of: result).contains("should be a descendant of reference view in"))
  }

  @Test("adding a behavior twice stops with UIKit's message") func sameBehaviorTwice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (gravity, composite) = (UIGravityBehavior(items: []), UIDynamicBehavior())
        composite.addChildBehavior(gravity)
        _ = UIDynamicAnimator(composite, gravity)
      }
    }
    #expect(
      standardError(of: result).contains(
        "Adding the same behavior twice to the same animator is not supported"))
  }

  /// Adds a path of one point to a collision behavior, and the behavior to an animator.
  @MainActor private static func addPoint(beforeAnimator: Bool) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 1.000_001, y: 1))
    path.close()
    let collision = UICollisionBehavior()
    let animator = UIDynamicAnimator()
    if !beforeAnimator { animator.addBehavior(collision) }
    collision.addBoundary(withIdentifier: "x" as NSString, for: path)
    FileHandle.standardError.write(Data("added;".utf8))
    animator.addBehavior(collision)
  }

  @Test("adding a boundary without extent to an animator stops with UIKit's message")
  func pathWithoutExtent() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { MisuseTests.addPoint(beforeAnimator: false) }
    }
    #expect(standardError(of: result).contains("invalid path for collision boundary"))
    #expect(!standardError(of: result).contains("added;"))
  }

  @Test("a boundary without extent stops with UIKit's message when its behavior is added")
  func pathWithoutExtentBefore() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { MisuseTests.addPoint(beforeAnimator: true) }
    }
    #expect(standardError(of: result).contains("invalid path for collision boundary"))
    #expect(standardError(of: result).contains("added;"))
  }

  @Test("UISnapBehavior() stops with UIKit's message") func snapWithoutItem() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UISnapBehavior() }
    }
    #expect(
      standardError(of: result).contains("init is undefined for objects of type UISnapBehavior"))
  }

  @Test("UIAttachmentBehavior() stops with UIKit's message") func attachmentWithoutItem() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIAttachmentBehavior() }
    }
    #expect(
      standardError(of: result).contains(
        "init is undefined for objects of type UIAttachmentBehavior"))
  }

  @Test("adding an empty group stops with UIKit's message") func emptyGroup() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UIDynamicAnimator(UIGravityBehavior(items: [UIDynamicItemGroup(items: [])]))
      }
    }
    #expect(standardError(of: result).contains("Invalid size {0, 0} for item"))
  }

  @Test("adding a group with an item without a size stops with UIKit's message")
  func memberWithoutSize() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let group = UIDynamicItemGroup(items: [Item(10, 10, at: 0, 0), Item(0, 5.5, at: 50, 50)])
        _ = UIDynamicAnimator(UIGravityBehavior(items: [group]))
      }
    }
    #expect(standardError(of: result).contains("Invalid size {0, 5.5} for item"))
  }

  @Test("creating a group of groups stops with UIKit's message") func groupInGroup() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let group = UIDynamicItemGroup(items: [Item(10, 10, at: 0, 0)])
        _ = UIDynamicItemGroup(items: [group])
      }
    }
    #expect(
      standardError(of: result).contains(
        "Invalid Argument: A dynamic item group can't contain a group"))
  }

  @Test("adding an item with a concave path stops with UIKit's message") func concavePath() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let item = PathView([
          CGPoint(x: 0, y: 9), CGPoint(x: 9, y: -9), .zero, CGPoint(x: -9, y: -9),
        ])
        _ = UIDynamicAnimator(UIGravityBehavior(items: [item]))
      }
    }
    #expect(standardError(of: result).contains("provided an invalid bounding path"))
  }

  @Test("adding an item with a self-intersecting path stops with UIKit's message")
  func selfIntersectingPath() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let corners = [0, 2, 4, 1, 3].map { CGFloat($0) * 2 * .pi / 5 }
        let item = PathView(corners.map { CGPoint(x: 50 * cos($0), y: 50 * sin($0)) })
        _ = UIDynamicAnimator(UIGravityBehavior(items: [item]))
      }
    }
    #expect(standardError(of: result).contains("provided an invalid bounding path"))
  }

  @Test("adding an item with an empty path stops with UIKit's message") func emptyBoundingPath()
    async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UIDynamicAnimator(UIGravityBehavior(items: [PathView([])]))
      }
    }
    #expect(standardError(of: result).contains("provided an invalid bounding path"))
  }

  @Test("adding an item without a path stops with UIKit's message") func missingBoundingPath() async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UIDynamicAnimator(
          UIGravityBehavior(items: [PathlessView(frame: .init(x: 0, y: 0, width: 9, height: 9))]))
      }
    }
    #expect(standardError(of: result).contains("MUST implement -[UIDynamicItem boundingPath]"))
  }

  @Test("adding a view to a layout's animator stops with UIKit's message")
  func viewInLayoutAnimator() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = UICollectionViewLayout()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        UIDynamicAnimator(collectionViewLayout: layout).addBehavior(
          UIGravityBehavior(items: [view]))
      }
    }
    #expect(standardError(of: result).contains("Can't use view item ("))
  }

  @Test("adding layout attributes to a view's animator stops with UIKit's message")
  func attributesInViewAnimator() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let attributes = UICollectionViewLayoutAttributes()
        attributes.size = CGSize(width: 10, height: 10)
        UIDynamicAnimator(referenceView: UIView())
          .addBehavior(UIGravityBehavior(items: [attributes]))
      }
    }
    #expect(standardError(of: result).contains("Can't use layout attributes ("))
  }

  @Test("setting an unknown key stops with UIKit's message") func unknownKey() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIDynamicAnimator().setValue(1, forKey: "speed")
      }
    }
    #expect(
      standardError(of: result).contains("is not key value coding-compliant for the key speed."))
  }

  @Test("adding a group with a view outside the reference view stops with UIKit's message")
  func groupOutsideReferenceView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        UIDynamicAnimator(referenceView: stage.view)
          .addBehavior(UIGravityBehavior(items: [UIDynamicItemGroup(items: [view])]))
      }
    }
    #expect(standardError(of: result).contains("should be a descendant of reference view in"))
  }
}
