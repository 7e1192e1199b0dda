import FoundationEssentials

/// The limits of recipes: far more than any recipe needs, and little enough for any machine.
package enum Limits {
  // Text.

  /// The maximum size of a recipe's file, in bytes.
  package static let fileSize = 256 * 1024
  /// The maximum nesting depth of lists and mappings.
  package static let depth = 32
  /// The maximum number of keys and values once aliases are expanded and `<<` is merged; also of all
  /// combinations of a matrix.
  package static let values = 40_000
  /// The maximum number of keys and values once repetitions, templates and styles are expanded and
  /// parameters are replaced.
  package static let expandedValues = 400_000
  /// The maximum number of errors that one check reports.
  package static let diagnostics = 100
  /// The maximum length of a name, in characters.
  package static let nameLength = 64
  /// The maximum length of displayed text, in Unicode scalars.
  package static let textLength = 2_000
  /// The maximum length of a shape's path data, in characters.
  package static let pathLength = 5_000
  /// The maximum length of an expression, in characters.
  package static let expressionLength = 200

  // Declarations.

  /// The maximum number of parameters.
  package static let parameters = 100
  /// The maximum number of components.
  package static let components = 20
  /// The maximum number of views, including subviews.
  package static let views = 500
  /// The maximum number of kinds of particles of an emitter.
  package static let emitterCells = 20
  /// The maximum number of particles that live at once.
  package static let particles = 20_000
  /// The maximum number of constraints, including those of views that actions add.
  package static let constraints = 2_000
  /// The maximum number of behaviors, including those that actions add.
  package static let behaviors = 200
  /// The maximum number of fields, including those that actions add: UIKit raises an exception for
  /// the 33rd.
  package static let fields = 32
  /// The maximum number of property animators.
  package static let animators = 100
  /// The maximum number of gesture recognizers.
  package static let gestureRecognizers = 100
  /// The maximum number of groups of items.
  package static let groups = 100
  /// The maximum number of rounds of one repetition.
  package static let rounds = 1_000
  /// The maximum number of rounds of all repetitions of a recipe.
  package static let allRounds = 10_000
  /// The maximum number of names that references with `*` stand for in a recipe, in all: a few lines
  /// can name each of 500 views in each of 1,000 actions, and each name is checked like one that is
  /// written.
  package static let matches = 100_000
  /// The maximum number of templates.
  package static let templates = 100
  /// The maximum number of styles.
  package static let styles = 100
  /// The maximum number of state variables.
  package static let stateVariables = 100
  /// The maximum number of entries of a list or mapping that has no limit of its own.
  package static let listEntries = 200
  /// The maximum number of timeline entries.
  package static let timelineEntries = 1_000
  /// The maximum number of event handlers.
  package static let handlers = 200

  // Playback.

  /// The maximum number of simultaneous touches; further touches are ignored.
  package static let fingers = 10
  /// The maximum number of animation blocks added to a property animator before it ends; further
  /// blocks are ignored.
  package static let animationBlocks = 1_000

  // Numbers.

  /// The maximum magnitude of a coordinate, a length or another number.
  package static let magnitude = 1_000_000.0
  /// The minimum width and height of a dynamic item, in points: a smaller item has no mass in
  /// single precision.
  package static let minItemSide = 0.1
  /// The minimum length of a boundary, in points: the physics treats a shorter one as a point.
  package static let minBoundaryLength = 1.0

  // Output.

  /// The maximum duration, in seconds.
  package static let duration: TimeInterval = 600
  /// The supported frame rates, in frames per second.
  package static let framesPerSecond = 1.0...240.0
  /// The supported scales, in pixels per point.
  package static let scale = 0.1...8.0
  /// The maximum width and height of a stage, in points.
  package static let stageSide = 4_096.0
  /// The maximum number of pixels per frame.
  package static let framePixels = 32_000_000.0
  /// The maximum size of an image file, in bytes.
  package static let imageFileSize = 16 * 1024 * 1024
  /// The maximum number of pixels of all images of a recipe: 64 MB in memory.
  package static let imagePixels = 16_000_000
}
