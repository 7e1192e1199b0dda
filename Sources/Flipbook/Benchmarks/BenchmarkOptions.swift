import Recipes

/// What is measured, and how often.
package struct BenchmarkOptions: Sendable {
  /// How each recipe is rendered; its number of jobs is of no account.
  package var render = RenderOptions()
  /// The numbers of jobs that each recipe is rendered with; the first is compared with the rivals.
  package var jobs = [RenderOptions().jobs]
  /// How many times each recipe is rendered, and drawn by each rival.
  package var runs = 5
  /// The rivals: programs with their arguments.
  package var rivals: [String] = []
  /// What the recipes' parameters are set to.
  package var settings: [RecipeSetting] = []

  /// The most times that anything may be run.
  package static let mostRuns = 1000

  package init() {}
}
