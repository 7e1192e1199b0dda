import CoreGraphics

/// What a handler knows of the fingers that it hears of.
struct Heard: OptionSet, Sendable {
  let rawValue: Int

  /// Where they are.
  static let touch = Heard(rawValue: 1 << 0)
  /// How far they have gone, and how fast they go.
  static let pan = Heard(rawValue: 1 << 1)
  /// How much they have gone apart.
  static let pinch = Heard(rawValue: 1 << 2)
  /// How far they have turned.
  static let rotation = Heard(rawValue: 1 << 3)

  /// What can be applied to views.
  static let motion: Heard = [.pan, .pinch, .rotation]
  /// Whatever there is to know.
  static let all: Heard = [.touch, .motion]
}

/// Where fingers are and how fast they go, as far as that is known.
struct Hand: Sendable {
  /// Where they are, in points.
  var place: CGPoint
  /// How fast they go, in points a second; nothing where nobody tells.
  var velocity: CGVector?
}
