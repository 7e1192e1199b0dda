import Flipbook
import Recipes

/// The settings of a benchmark.
package struct BenchmarkOptions: Sendable {
  /// The render options of each recipe, except the number of jobs.
  package var render = RenderOptions()
  /// The numbers of jobs to render each recipe with; the first is compared with the competitors.
  package var jobs = [RenderOptions().jobs]
  /// The number of runs of Flipbook and of each competitor.
  package var runs = 5
  /// The competitors: commands with their arguments, separated by spaces.
  package var competitors: [String] = []
  /// The values of the recipes' parameters.
  package var settings: [RecipeSetting] = []

  /// The maximum number of runs.
  package static let maxRuns = 1000

  package init() {}
}
