import Physics

/// Several items that move and rotate as one.
///
/// The group has a single body at the center of the items' bounding box, which collides with their
/// shapes. The items' positions within the group are read when it is added to an animator. From
/// then on, the group moves and rotates them about its center: the center on device pixels, as for
/// views, and the items in fixed positions relative to it.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  private let members: [any UIDynamicItem]
  private var space: ItemSpace
  private var layout: GroupLayout
  private var storedCenter: CGPoint
  private var storedTransform = CGAffineTransform.identity

  /// Creates a group of items; stops the program if one of them is a group, as in UIKit.
  public init(items: [any UIDynamicItem]) {
    precondition(
      !items.contains { $0 is UIDynamicItemGroup }, "A dynamic item group can't contain a group")
    members = items
    space = ItemSpace()
    layout = GroupLayout(items, in: space)
    storedCenter = layout.center
    super.init()
  }

  /// The items of the group.
  open var items: [any UIDynamicItem] { members }

  /// The center of the items' bounding box, in points of the animator's coordinates.
  open var center: CGPoint {
    get { storedCenter }
    set {
      storedCenter = newValue
      updateItems()
    }
  }

  /// The size of the items' bounding box, in points, at the origin.
  open var bounds: CGRect { CGRect(origin: .zero, size: layout.size) }

  /// The rotation since the group was added to its animator; items apply the rotation only.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set {
      storedTransform = newValue
      updateItems()
    }
  }

  /// The combined shape of the items, relative to the center.
  final var shape: Shape { layout.shape }

  /// Reads the items' current positions as those within the group.
  final func captureItems(in space: ItemSpace) {
    self.space = space
    layout = GroupLayout(members, in: space)
    storedCenter = layout.center
    storedTransform = .identity
  }

  /// Moves and rotates the items about the group's center.
  final func move(to center: CGPoint, rotatedBy rotation: CGAffineTransform) {
    storedCenter = center
    storedTransform = rotation
    layout.move(to: storedCenter, rotatedBy: rotation, in: space)
  }

  private func updateItems() {
    let rotation = CGAffineTransform(rotationAngle: atan2(storedTransform.b, storedTransform.a))
    layout.move(to: storedCenter, rotatedBy: rotation, in: space)
  }
}
