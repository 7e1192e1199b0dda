import Recipes

/// Debug information drawn over the frames: the state of the physics engine, touches, or the layout.
///
/// Physics overlays show all dynamic animators whose reference views are on the stage, in the
/// coordinates of these views.
public enum Overlay: String, CaseIterable, Hashable, Sendable {
  /// The outlines of collisions: boundaries, and the collision shapes of items.
  ///
  /// Boundaries are drawn as wide as the margin at which boxes come to rest, 2 points to each side.
  case boundaries
  /// Attachments and snaps: a rod is a line, a spring a zigzag, a limit a dotted line, the axis of
  /// a sliding attachment a dashed line, and ends, pins and welds are dots; the point of a snap is
  /// a cross.
  case attachments
  /// An arrow from the center of each item: 1 point for every 10 points per second, up to 100
  /// points.
  case velocities
  /// A ring where a contact begins; it fades within a quarter of a second of virtual time.
  case contacts
  /// The trail of each item's center since the start, or the end of a very long trail.
  case paths
  /// A disc at each touch, a ring where it began, and a trail of the last 0.4 s of virtual time.
  case touches
  /// The name of each named view that is visible, at its upper left corner or, where labels would
  /// overlap, up to 80 points away with a line to the corner; where there is no space, it is left
  /// out.
  case names
  /// The outlines of the bounds of all layers that are not entirely transparent.
  case layers
  /// An arrow for each force on an item, at the point where it acts: 1 point for every 20 points per
  /// second squared of the acceleration that it alone gives the item, up to 100 points.
  ///
  /// Gravity, continuous pushes and fields are magenta, attachments and snaps orange, contacts red.
  case forces
  /// The constraints of Auto Layout: distances and sizes as lines with their values, the areas of
  /// views that they act on as teal outlines, and layout guides as dashed purple ones.
  ///
  /// Required constraints are blue, others orange with their priorities, inequalities dashed, and
  /// those that contradict others and are broken red. The distances of stack views are green.
  case constraints

  /// Returns the overlays in lists such as `boundaries,contacts`.
  ///
  /// - Throws: `UnknownOverlay` for the first unknown name.
  public static func all(in lists: [String]) throws(UnknownOverlay) -> Set<Overlay> {
    var overlays: Set<Overlay> = []
    for word in lists.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
      guard let overlay = Overlay(rawValue: String(word)) else {
        throw UnknownOverlay(word: String(word))
      }
      overlays.insert(overlay)
    }
    return overlays
  }
}

/// The error for an unknown overlay name.
public struct UnknownOverlay: Error, Hashable, Sendable, CustomStringConvertible {
  /// The unknown name.
  public let word: String

  /// The error message, with a suggestion.
  public var description: String {
    let names = Overlay.allCases.map(\.rawValue)
    let suggestion =
      NearestName.nearest(to: word, among: names).map { "did you mean '\($0)'? " } ?? ""
    return "unknown overlay '\(word)': \(suggestion)"
      + "expected one of \(names.joined(separator: ", "))"
  }
}
