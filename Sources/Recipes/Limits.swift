import Foundation

/// How much one recipe may ask for: far more than any recipe needs, and little enough for any machine.
package enum Limits {
  // The text.

  /// The size of a recipe's file, in bytes.
  static let fileSize = 256 * 1024
  /// How deep lists and mappings may stand in each other.
  static let depth = 32
  /// How many values a recipe may have once its aliases are expanded.
  static let values = 20_000
  /// How many repeated keys are found at once; each takes another reading.
  static let repeatedKeys = 20
  /// How many problems are reported at once.
  static let diagnostics = 100
  /// The length of a name, in characters.
  static let nameLength = 64
  /// The length of a text that is shown, in characters.
  static let textLength = 2_000
  /// The length of an expression, in characters.
  static let expressionLength = 200

  // What a recipe declares.

  /// How many parameters it may declare.
  static let parameters = 100
  /// How many components it may have.
  static let components = 20
  /// How many views it may have, subviews included.
  static let views = 500
  /// How many behaviors it may have, those added later included.
  static let behaviors = 200
  /// How many fields it may have, those added later included: UIKit raises for an animator's 33rd.
  static let fields = 32
  /// How many property animators it may have.
  static let animators = 100
  /// How many gesture recognizers it may have.
  static let gestureRecognizers = 100
  /// How many groups of items it may have.
  static let groups = 100
  /// How many entries a list of items, buttons, points or the like may have.
  static let listEntries = 200
  /// How many entries the timeline may have.
  static let timelineEntries = 1_000
  /// How many handlers may wait for events.
  static let handlers = 200

  // What happens.

  /// How many fingers may be on the glass at once; more are left out.
  static let fingers = 10
  /// How many blocks of animations an animator takes before it ends; more are left out.
  static let animationBlocks = 1_000

  // Numbers.

  /// How far from zero a coordinate, a length or another number may lie.
  static let magnitude = 1_000_000.0
  /// The least side of an item that a behavior moves, in points: what is smaller has no mass in single precision.
  static let smallestItemSide = 0.1
  /// The least length of a boundary's line, in points: what is shorter is one point to the physics.
  static let shortestLine = 1.0

  // What comes out.

  /// The longest recipe, in seconds.
  package static let duration: TimeInterval = 600
  /// The frame rates that may be asked for, in frames a second.
  package static let framesPerSecond = 1.0...240.0
  /// The scales that may be asked for, in pixels a point.
  package static let scale = 0.1...8.0
  /// The longest side of a stage, in points.
  package static let stageSide = 4_096.0
  /// The most pixels in a frame.
  package static let framePixels = 32_000_000.0
  /// The size of an image's file, in bytes.
  static let imageFileSize = 16 * 1024 * 1024
}
