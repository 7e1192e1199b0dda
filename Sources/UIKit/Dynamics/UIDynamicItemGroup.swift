import Physics

/// Several items that move and rotate as one.
///
/// The group has a single body at its center, which collides with the items' shapes; the items
/// themselves have none. The animator writes the group's center, on device pixels as for views, and
/// its transform, from which the items' follow. All of it was measured on Apple's own animator by
/// the open-source project charon.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  private struct Placement {
    let item: any UIDynamicItem
    /// The position relative to the group's center when the group was created.
    let offset: CGPoint
  }

  private let placements: [Placement]
  private var storedCenter: CGPoint
  private var storedTransform = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)

  /// Creates a group of items at their current positions, each item once; stops the program if one
  /// of them is a group, as in UIKit.
  public init(items: [any UIDynamicItem]) {
    precondition(
      !items.contains { $0 is UIDynamicItemGroup },
      "Invalid Argument: A dynamic item group can't contain a group")
    var seen: Set<ObjectIdentifier> = []
    let items = items.filter { seen.insert(ObjectIdentifier($0)).inserted }
    let frame = UIDynamicItemGroup.frame(of: items)
    // Relative to the first item, so that a distant group does not lose its shape to rounding.
    let origin = items.first?.center ?? .zero
    placements = items.map { item in
      Placement(
        item: item,
        offset: CGPoint(
          x: item.center.x - origin.x - frame.midX, y: item.center.y - origin.y - frame.midY))
    }
    storedCenter = CGPoint(x: origin.x + frame.midX, y: origin.y + frame.midY)
    super.init()
  }

  /// The items of the group.
  open var items: [any UIDynamicItem] { placements.map(\.item) }

  /// The center of the group, initially that of the union of the items' frames without their
  /// transforms; setting it moves every item by the difference.
  open var center: CGPoint {
    get { storedCenter }
    set {
      let (dx, dy) = (newValue.x - storedCenter.x, newValue.y - storedCenter.y)
      guard newValue.isFinite, dx.isFinite, dy.isFinite else { return }
      storedCenter = newValue
      for placement in placements {
        let center = placement.item.center
        placement.item.center = CGPoint(x: center.x + dx, y: center.y + dy)
      }
    }
  }

  /// The current size of the union of the items' frames without their transforms, at the origin.
  open var bounds: CGRect {
    CGRect(origin: .zero, size: UIDynamicItemGroup.frame(of: items).size)
  }

  /// The transform of the items, of their shapes as well as of their positions relative to the
  /// group's center; initially all zeros.
  ///
  /// Setting it replaces the items' own transforms, unless it is the current one.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set {
      guard newValue != storedTransform, newValue.isFinite else { return }
      storedTransform = newValue
      for placement in placements {
        let offset = placement.offset.applying(newValue)
        let center = CGPoint(x: storedCenter.x + offset.x, y: storedCenter.y + offset.y)
        if center.isFinite { placement.item.center = center }
        placement.item.transform = newValue
      }
    }
  }

  /// The combined shape of the items, relative to the center and without their transforms.
  final var shape: Shape {
    .compound(
      placements.map { placement in
        Shape.Part(shape: placement.item.collisionShape, center: Vector(placement.offset))
      })
  }

  /// Returns the union of the items' frames without their transforms, relative to the center of the
  /// first item; zero without items.
  private static func frame(of items: [any UIDynamicItem]) -> CGRect {
    let origin = items.first?.center ?? .zero
    let frame = items.reduce(into: CGRect.null) { frame, item in
      let (center, size) = (item.center, item.size)
      frame = frame.union(
        CGRect(
          x: center.x - origin.x - size.width / 2, y: center.y - origin.y - size.height / 2,
          width: size.width, height: size.height))
    }
    return frame.isNull ? .zero : frame
  }
}

extension CGAffineTransform {
  fileprivate var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}
