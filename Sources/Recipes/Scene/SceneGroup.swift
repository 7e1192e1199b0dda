import UIKit

/// A group of items on a scene.
@MainActor
struct SceneGroup {
  let group: UIDynamicItemGroup
  /// The names of its views.
  let members: [String]
  /// The frames of its views when the group was created, without their transforms.
  private let frames: [CGRect]

  /// Creates a group of views with these names at their current positions.
  init(_ members: [String], views: [UIView]) {
    group = UIDynamicItemGroup(items: views)
    self.members = members
    frames = group.untransformedFrames
  }

  /// Whether the views have moved since the group was created.
  var hasChanged: Bool { group.untransformedFrames != frames }
}

extension UIDynamicItemGroup {
  fileprivate var untransformedFrames: [CGRect] {
    items.map { CGRect(origin: $0.center, size: $0.bounds.size) }
  }
}
