import UIKit

extension Recipe {
  /// Reads and checks the recipe in a file.
  ///
  /// - Parameters:
  ///   - path: The file, in YAML.
  ///   - settings: Other values for parameters that the recipe declares.
  /// - Throws: `RecipeErrors` with everything that is wrong.
  public static func load(path: String, settings: [RecipeSetting] = []) throws(RecipeErrors)
    -> Recipe
  {
    switch RecipeFile(path: path).read() {
    case .failure(let diagnostic): throw RecipeErrors([diagnostic])
    case .success(let text): return try check(text, file: path, settings: settings)
    }
  }

  /// Checks a recipe's text.
  ///
  /// - Parameters:
  ///   - text: The recipe, in YAML.
  ///   - file: The file that it is from, for messages, its name, and the images next to it.
  ///   - settings: Other values for parameters that the recipe declares.
  /// - Throws: `RecipeErrors` with everything that is wrong.
  public static func check(
    _ text: String, file: String, settings: [RecipeSetting] = []
  ) throws(RecipeErrors) -> Recipe {
    let checker = Checker(SourceText(file: file, text: text))
    let recipe = YAMLReader.read(checker.source, report: checker.report)
      .flatMap { checker.readRecipe($0, settings: settings) }
    guard let recipe, checker.diagnostics.isEmpty else { throw RecipeErrors(checker.diagnostics) }
    return recipe
  }
}

extension Checker {
  /// Reads a whole recipe.
  fileprivate func readRecipe(_ root: SourceValue, settings: [RecipeSetting]) -> Recipe? {
    with(subject: "the recipe") { readParameters(of: root, settings: settings) }
    guard checkVersion(root), let fields = fields(of: root, RecipeKeys.table) else { return nil }
    _ = fields.read(RecipeKeys.flipbook)
    let title = fields.read(RecipeKeys.title)
    duration = fields.read(RecipeKeys.duration)
    let stage = fields.read(RecipeKeys.stage)
    stageSize = stage?.device.size
    collectNames(in: root)
    let components = fields.read(RecipeKeys.components)
    let views = fields.read(RecipeKeys.views)
    let groups = fields.read(RecipeKeys.groups)
    let behaviors = fields.read(RecipeKeys.animator)
    checkItemsAreOnStage()
    let animators = fields.read(RecipeKeys.animators)
    let gestures = fields.read(RecipeKeys.gestureRecognizers)
    let timeline = fields.read(RecipeKeys.timeline)
    let handlers = fields.read(RecipeKeys.on)
    let reference = fields.read(RecipeKeys.reference)
    checkItems()
    checkAnimators(animators ?? [])
    guard let duration, let stage else { return nil }
    return Recipe(
      name: source.name, title: title, duration: duration, device: stage.device,
      text: source.text, reference: reference ?? ReferencePlan(), stage: stage,
      components: components ?? [], views: views ?? [],
      groups: groups ?? [], behaviors: behaviors ?? [], animators: animators ?? [],
      gestures: gestures ?? [], timeline: timeline ?? [], handlers: handlers ?? [])
  }

  /// Whether the recipe is of the version that is read here; what another says cannot be judged.
  private func checkVersion(_ root: SourceValue) -> Bool {
    guard let written = root[RecipeKeys.flipbook.name], case .plain(let text) = written.content,
      let version = Int(text), version != 1
    else { return true }
    report(
      .unsupportedVersion, "this is version \(version) of the format", at: written.span,
      expected: "flipbook: 1", help: "take a newer version of this program")
    return false
  }
}
