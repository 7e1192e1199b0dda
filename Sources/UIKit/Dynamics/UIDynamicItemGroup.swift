import Physics

/// Several items that move and turn as one.
///
/// Its body stands in the middle of the rectangle around the items, and collides as they would; the
/// items have none of their own. Where they stand in the group is read when it comes to an animator.
/// From then on the group moves and turns them about its center: the center on device pixels, as
/// views', and the items firmly in their places about it.
@MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  private let members: [any UIDynamicItem]
  private var space: ItemSpace
  private var formation: Formation
  private var place: CGPoint
  private var turn = CGAffineTransform.identity

  /// Creates a group of items; another group among them stops the program, as UIKit does.
  public init(items: [any UIDynamicItem]) {
    precondition(
      !items.contains { $0 is UIDynamicItemGroup }, "A dynamic item group can't contain a group")
    members = items
    space = ItemSpace()
    formation = Formation(items, in: space)
    place = formation.middle
    super.init()
  }

  /// The items of the group.
  open var items: [any UIDynamicItem] { members }

  /// The middle of the rectangle around the items, in points of the animator's coordinates.
  open var center: CGPoint {
    get { place }
    set {
      place = newValue
      arrange()
    }
  }

  /// The size of the rectangle around the items, in points, at the origin.
  open var bounds: CGRect { CGRect(origin: .zero, size: formation.size) }

  /// How the group is turned since it came to its animator; items take over the rotation only.
  open var transform: CGAffineTransform {
    get { turn }
    set {
      turn = newValue
      arrange()
    }
  }

  /// What the items collide as, about the middle.
  final var shape: Shape { formation.shape }

  /// Takes the items as they stand now for the group.
  final func gather(in space: ItemSpace) {
    self.space = space
    formation = Formation(members, in: space)
    place = formation.middle
    turn = .identity
  }

  /// Moves and turns the items about the group's center.
  final func stand(at center: CGPoint, turnedBy rotation: CGAffineTransform) {
    place = center
    turn = rotation
    formation.move(to: place, turnedBy: rotation, in: space)
  }

  private func arrange() {
    let rotation = CGAffineTransform(rotationAngle: atan2(turn.b, turn.a))
    formation.move(to: place, turnedBy: rotation, in: space)
  }
}
