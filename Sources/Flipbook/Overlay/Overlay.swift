import Recipes

/// Something that is drawn over the frames: what the physics sees, or the fingers.
///
/// Of the physics, all animators are shown whose reference views stand on the stage, in these views'
/// coordinates.
public enum Overlay: String, CaseIterable, Hashable, Sendable {
  /// The outlines that can touch: boundaries, and items as they collide.
  ///
  /// Boundaries are drawn as thick as the skin before which boxes come to rest, 2 points to each side.
  case boundaries
  /// What holds items: a rod as a line, a spring as a zigzag, a limit dotted, the axis of a slide dashed,
  /// and their ends, pins and welds as dots; the point of a snap as a cross.
  case attachments
  /// An arrow from each item's center, a point long for every 10 points per second, 100 points at most.
  case velocities
  /// A ring where something began to touch an item; it fades within a quarter of a second of virtual time.
  case contacts
  /// The trail of each item's center since the start; of a very long one, its end.
  case paths
  /// A disc where each finger is, a ring where it came down, and a trail of the last 0.4 s of virtual time.
  case touches

  /// Reads lists such as `boundaries,contacts`.
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

/// A word that names no overlay.
public struct UnknownOverlay: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was written.
  public let word: String

  /// What is wrong, and which overlay may have been meant.
  public var description: String {
    let names = Overlay.allCases.map(\.rawValue)
    let help =
      NearestName.nearest(to: word, among: names).map { "did you mean '\($0)'?" }
      ?? "choose among \(names.joined(separator: ", "))."
    return "no overlay is called '\(word)': \(help)"
  }
}
