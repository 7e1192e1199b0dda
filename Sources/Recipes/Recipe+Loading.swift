import UIKit

extension Recipe {
  /// Loads and checks the recipe in a file.
  ///
  /// - Parameters:
  ///   - path: The path of a YAML file; `-` for the standard input.
  ///   - settings: Values for parameters that the recipe declares.
  /// - Throws: `RecipeErrors` with every error in the recipe.
  public static func load(path: String, settings: [RecipeSetting] = []) throws(RecipeErrors)
    -> Recipe
  {
    try load(path: path, settings: settings, matrix: [])
  }

  /// Checks the text of a recipe.
  ///
  /// - Parameters:
  ///   - text: The recipe in YAML.
  ///   - file: The path of the file that contains the text. Messages use it, the recipe is named
  ///     after it, and images are loaded from its folder.
  ///   - settings: Values for parameters that the recipe declares.
  /// - Throws: `RecipeErrors` with every error in the recipe.
  public static func check(
    _ text: String, file: String, settings: [RecipeSetting] = []
  ) throws(RecipeErrors) -> Recipe {
    try check(text, file: file, settings: settings, matrix: [])
  }

  /// Checks the text of a recipe without its matrix.
  ///
  /// - Parameters:
  ///   - stage: Values for keys of the stage in place of the recipe's.
  ///   - program: The program that fills the stage, whose touches the text describes; nil for a recipe
  ///     of views.
  package static func checkAlone(
    _ text: String, file: String, settings: [RecipeSetting],
    stage: [(key: String, value: SourceValue)] = [], program: (any SceneProgram)? = nil
  ) throws(RecipeErrors) -> Recipe {
    let context = ReadingContext(SourceText(file: file, text: text))
    let ofStage = settings.compactMap { $0.stageValue(context) }
    let recipe = YAMLReader.read(context.source, report: context.results.report).flatMap {
      root -> Recipe? in
      let whole = IncludedFiles(root, context, keys: RecipeKeys.included)
      let reading = ReadingContext(whole.source, results: context.results)
      let settings = settings.filter { !$0.isOfStage }
      guard let program else {
        return Recipe(whole.root.replacing(stage: ofStage + stage), settings: settings, reading)
      }
      return TouchesFile.recipe(whole.root, of: program, reading).flatMap {
        Recipe(
          $0.replacing(stage: ofStage + stage), settings: settings, reading.withOpenNames,
          name: program.name)
      }
    }
    let diagnostics = context.results.diagnostics
    guard let recipe, diagnostics.isEmpty else { throw RecipeErrors(diagnostics) }
    return recipe
  }
}

extension Recipe {
  /// Loads and checks the recipe of a program, and starts the program.
  package static func load(
    _ program: any SceneProgram, settings: [RecipeSetting] = [], matrix: [RecipeSetting] = []
  ) throws(RecipeErrors) -> Recipe {
    switch TouchesFile.read(program) {
    case .failure(let diagnostic): throw RecipeErrors([diagnostic])
    case .success((let text, let file)):
      return try check(text, file: file, settings: settings, matrix: matrix, program: program)
    }
  }

  /// Checks the text of a recipe without its matrix, and starts the program that fills its stage.
  static func checkPlayable(
    _ text: String, file: String, settings: [RecipeSetting],
    stage: [(key: String, value: SourceValue)] = [], program: (any SceneProgram)?
  ) throws(RecipeErrors) -> Recipe {
    var recipe = try checkAlone(
      text, file: file, settings: settings, stage: stage, program: program)
    guard let program else { return recipe }
    // Verbs load recipes on the main actor.
    let started = MainActor.assumeIsolated {
      Result { () throws(RecipeErrors) in
        let started = try RecipeProgram(program, recipe.programSetup)
        return (started, started.device)
      }
    }
    let (playable, device) = try started.get()
    if let device, device != recipe.device {
      recipe = try checkAlone(
        text, file: file, settings: settings, stage: stage + device.stageValues, program: program)
    }
    recipe.program = playable
    return recipe
  }
}

extension Device {
  /// The keys of a stage of the device's size.
  fileprivate var stageValues: [(key: String, value: SourceValue)] {
    func value(_ content: SourceValue.Content) -> SourceValue {
      SourceValue(
        content: content, span: SourceSpan(line: 1, column: 1, length: 1),
        origin: "the size of the live view")
    }
    let sides = [size.width, size.height].map { value(.plain($0.plainDescription)) }
    return [
      (StageKeys.size.name, value(.list(sides))),
      (StageKeys.scale.name, value(.plain(scale.plainDescription))),
    ]
  }
}

extension Recipe {
  /// Reads a whole recipe.
  ///
  /// - Parameter name: The name of the recipe; nil for that of its file.
  private init?(
    _ root: SourceValue, settings: [RecipeSetting], _ context: ReadingContext, name: String? = nil
  ) {
    let parameters = Parameters(RecipeKeys.params, in: root, settings: settings, context)
    let declared = Parameters(
      RecipeKeys.params, in: root, settings: [], context.with(results: CheckResults()))
    guard Self.checkVersion(root, context) else { return nil }
    let expressive = context.with(parameters: parameters).with(ExpressionNames.self, .recipe)
      .forLocale(of: root)
    // The size of the stage, which expressions may use, may itself be an expression.
    let size = (root[RecipeKeys.stage.name] ?? RecipeKeys.stage.defaultValue)
      .flatMap(expressive.screenSize)
    let sized = expressive.with(stageSize: size).rememberingExpressions
    let written = root
    // Before repetitions are expanded, since styles are not repeated.
    _ = root[RecipeKeys.styles.name].flatMap {
      RecipeKeys.styles.type.read($0, sized.with(subject: "'\(RecipeKeys.styles.name)'"))
    }
    let expanded = Expander.expand(
      root.movingList(), templates: RecipeKeys.templates, styles: RecipeKeys.styles,
      of: ViewKind.kinds.shape,
      shortForm: StackForm.shortForm, RecipeKeys.table, sized)
    let root = ConstraintDistribution.distribute(expanded, sized)
    guard let head = sized.fields(of: root, RecipeKeys.table) else { return nil }
    _ = head.read(RecipeKeys.flipbook)
    let title = head.read(RecipeKeys.title)
    let duration = head.read(RecipeKeys.duration)
    let stage = head.read(RecipeKeys.stage)
    let timed = head.with(head.context.with(duration: duration))
    let markers = timed.read(RecipeKeys.markers) ?? Markers()
    let declaring = timed.context.with(stageSize: stage?.device.size).with(markers: markers)
    let names = Names(in: root, declaring.rememberingExpressions)
    let body = head.with(declaring.with(names: names).rememberingExpressions.countingMatches)
    _ = body.read(RecipeKeys.templates)
    let state = body.read(RecipeKeys.state)
    let screen = body.read(RecipeKeys.screen)
    let components = body.read(RecipeKeys.components)
    let views = body.read(RecipeKeys.views)
    let windowViews = body.read(RecipeKeys.window)
    let layoutGuides = body.read(RecipeKeys.layoutGuides)
    _ = body.read(RecipeKeys.constraints)
    let groups = body.read(RecipeKeys.groups)
    let behaviors = body.read(RecipeKeys.animator)
    body.context.checkItemsAreOnStage()
    let animators = body.read(RecipeKeys.animators)
    let gestures = body.read(RecipeKeys.gestureRecognizers)
    let timeline = body.read(RecipeKeys.timeline)
    let handlers = body.read(RecipeKeys.on)
    let expectations = body.read(RecipeKeys.expect)
    let presentation = Presentation(body)
    let reference = body.read(RecipeKeys.reference)
    let lint = body.read(RecipeKeys.lint)
    body.context.checkItems()
    body.context.checkConstraints()
    body.context.checkAnimators(animators ?? [])
    body.context.checkHandlers(in: root, animators ?? [])
    let warningContext = WarningContext(context, names: names, lint ?? LintPlan())
    guard let duration, let stage, context.results.diagnostics.isEmpty else { return nil }
    body.context.warnAboutUnusedNames(in: written, names)
    body.context.warnAboutStateInTexts(in: written, names)
    body.context.warnAboutRepeatedBehaviors()
    if !body.context.hasOpenNames {
      body.context.warnAboutTouches(hasBars: stage.hasBars || screen?.hasBars == true)
    }
    self.init(
      name: name ?? context.source.name, title: title, duration: duration, device: stage.device,
      warnings: warningContext.reported(
        context.missingGlyphs(fallbackFonts: stage.fallbackFonts) + context.imageWarnings
          + context.warnings),
      usesSymbols: !context.results.findings(of: UsedSymbol.self).isEmpty,
      valueCount: parameters.count(of: root), warningContext: warningContext,
      text: context.source.wholeText,
      reference: reference ?? ReferencePlan(), presentation: presentation,
      stage: stage,
      parameters: RecipeParameter.all(
        parameters, declared: declared, uses: context.results.findings(of: ParameterUse.self),
        in: context.source),
      sourcePaths: context.source.paths, screen: screen, components: components ?? [],
      views: views ?? [],
      windowViews: windowViews ?? [], layoutGuides: layoutGuides ?? [], groups: groups ?? [],
      behaviors: behaviors ?? [], animators: animators ?? [], gestures: gestures ?? [],
      state: state ?? [], timeline: timeline ?? [], handlers: handlers ?? [],
      expectations: expectations ?? [])
  }

  /// Returns whether the recipe has the supported version; a recipe of another version is not
  /// checked.
  private static func checkVersion(_ root: SourceValue, _ context: ReadingContext) -> Bool {
    guard let written = root[RecipeKeys.flipbook.name], case .plain(let text) = written.content
    else { return true }
    guard text != IncludedFiles.version else {
      context.report(
        .unsupportedVersion, "this file is included by recipes, and is not a recipe itself",
        at: written.span, expected: "flipbook: 1")
      return false
    }
    guard text != "1", Parameters.name(in: written) == nil else { return true }
    let version = Int(text)
    context.report(
      .unsupportedVersion,
      "unsupported version \(version.map(String.init) ?? written.summary) "
        + "of the format", at: written.span, expected: "flipbook: 1",
      help: version.map { $0 > 1 } == true ? "use a newer version of flipbook" : nil)
    return false
  }
}
