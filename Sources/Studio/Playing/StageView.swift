import DisplayList
import Flipbook
import Recipes

/// One of the settings that are shown side by side: its performance and the ticks that were played.
@MainActor
final class StageView {
  let recipe: Recipe
  let overlays: Set<Overlay>
  /// The performance that touches reach.
  private(set) var performance: Performance
  var history = TickHistory()
  /// Plays the recipe in the background; nil before it starts and after it was stopped.
  private(set) var survey: Survey?

  init(_ recipe: Recipe, overlays: Set<Overlay>) {
    self.recipe = recipe
    self.overlays = overlays
    performance = Performance(recipe, overlays: overlays)
  }

  /// The last tick of the recipe.
  var lastTick: Int { recipe.tickCount - 1 }

  /// Returns what is shown at a tick, which is played if it was not.
  func list(at tick: Int, _ track: TouchTrack) -> DisplayList {
    if let list = history.list(at: tick) { return list }
    if performance.tick > tick {
      // The survey may have fewer ticks to play.
      if let survey, !survey.isDone, survey.tick <= tick {
        while survey.tick < tick, survey.advance(track, into: &history) {}
        if let list = history.list(at: tick) { return list }
      }
      performance = Performance(recipe, overlays: overlays)
    }
    playWithoutLists(to: tick, track)
    let list = performance.list()
    history.insert(list, at: tick)
    return list
  }

  /// Shows a tick that was played before, or plays it; the performance keeps up if it can.
  func follow(to tick: Int, _ track: TouchTrack) -> DisplayList {
    if performance.tick == tick - 1 { performance.step(track) }
    return list(at: tick, track)
  }

  /// Brings the performance to a tick, so that it can be touched; returns whether it is there.
  ///
  /// - Parameter goesOn: Returns whether to play another tick.
  func prepare(at tick: Int, _ track: TouchTrack, while goesOn: () -> Bool) -> Bool {
    if performance.tick > tick { performance = Performance(recipe, overlays: overlays) }
    while performance.tick < tick, goesOn() { performance.step(track) }
    return performance.tick == tick
  }

  /// Starts to play the whole recipe in the background.
  func startSurvey(observing: SurveyScope, to lastTick: Int) {
    survey = Survey(recipe, overlays: overlays, scope: observing, lastTick: lastTick)
  }

  /// Plays a tick in the background; returns false when there are no more.
  func advanceSurvey(_ track: TouchTrack) -> Bool {
    survey?.advance(track, into: &history) ?? false
  }

  /// Stops playing in the background.
  func stopSurvey() { survey = nil }

  private func playWithoutLists(to tick: Int, _ track: TouchTrack) {
    while performance.tick < tick { performance.step(track) }
  }
}
