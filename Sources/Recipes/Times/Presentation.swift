/// How frames show a recipe: the names of its times, its speed, and the texts over it.
package struct Presentation: Sendable {
  /// The names of times.
  package let markers: Markers
  /// The speed at which time passes in frames.
  package let playback: Playback
  /// The texts over the frames.
  package let captions: [CaptionPlan]
}

extension Presentation {
  /// Reads the keys of a recipe, within which markers are known.
  init(_ fields: Fields) {
    markers = fields.context.markers
    playback = fields.read(RecipeKeys.slow) ?? .uniform
    captions = fields.read(RecipeKeys.captions) ?? []
  }
}

extension Recipe {
  /// The names of times.
  package var markers: Markers { presentation.markers }
  /// The speed at which time passes in frames.
  package var playback: Playback { presentation.playback }
  /// The texts over the frames.
  package var captions: [CaptionPlan] { presentation.captions }
}
