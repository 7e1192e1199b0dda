import Recipes

/// Debug information drawn over the frames: the state of the physics engine, or touches.
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
    let help =
      NearestName.nearest(to: word, among: names).map { "did you mean '\($0)'?" }
      ?? "expected one of \(names.joined(separator: ", "))"
    return "unknown overlay '\(word)': \(help)"
  }
}
