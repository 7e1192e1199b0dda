/// How frames show a recipe: the names of its times, its speed, and the texts over it.
package struct Presentation: Sendable {
  /// The names of times.
  package let markers: Markers
  /// The speed at which time passes in frames.
  package let playback: Playback
  /// The texts over the frames.
  package let captions: [CaptionPlan]
  /// The axes of the recipe's matrix; empty for none.
  let matrixAxes: [MatrixAxis]
  /// The names of the parameters, which axes may have.
  let parameterNames: [String]
}

extension Presentation {
  /// Reads the keys of a recipe, within which markers are known.
  init(_ fields: Fields) {
    markers = fields.context.markers
    playback = fields.read(RecipeKeys.slow) ?? .uniform
    captions = fields.read(RecipeKeys.captions) ?? []
    matrixAxes = fields.read(RecipeKeys.matrix) ?? []
    parameterNames = fields.context.parameters.names
  }
}

extension Recipe {
  /// The names of times.
  package var markers: Markers { presentation.markers }
  /// The speed at which time passes in frames.
  package var playback: Playback { presentation.playback }
  /// Whether the recipe declares a matrix.
  package var hasMatrix: Bool { !presentation.matrixAxes.isEmpty }
  /// The texts over the frames.
  package var captions: [CaptionPlan] { presentation.captions }
}
