import ArgumentParser
import Flipbook

extension CompletionKind {
  /// Recipe files.
  static var recipes: CompletionKind {
    .file(extensions: ["yaml", "yml", "swift", "playground", "swiftpm"])
  }
}

/// One recipe.
struct RecipeArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The recipe, or the files of a Swift program; '-' is the standard input.",
      valueName: "recipe"),
    completion: .recipes)
  var paths: [String]

  /// The path of the recipe; of the files of a program, the first one.
  var path: String { paths[0] }

  func validate() throws { try paths.checkOneRecipe() }

  @OptionGroup var settings: SettingsOptions

  @OptionGroup(title: "Swift Programs") var program: ProgramOptions

  /// Reads and checks the recipe.
  ///
  /// - Parameter matrix: The axes of a matrix; empty for the recipe's own.
  func load(matrix: [RecipeSetting] = []) throws -> Recipe {
    try RecipeFiles([path], settings: try settings.all(), matrix: matrix).recipes()[0]
  }
}

extension [String] {
  /// Throws unless the paths are one recipe, or the Swift files of one program.
  func checkOneRecipe() throws {
    let isProgram = first?.hasSuffix(".swift") ?? true
    guard let other = dropFirst().first(where: { !isProgram || !$0.hasSuffix(".swift") }) else {
      return
    }
    // ArgumentParser reports unknown options only after this check.
    throw ValidationError(
      "expected one recipe: '\(other)' is another one, or the value of an option that this verb lacks"
    )
  }
}

/// Several recipes.
struct RecipesArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The recipes, and folders of recipes; '-' is the standard input.", valueName: "recipes"),
    completion: .recipes)
  var paths: [String]

  @OptionGroup var settings: SettingsOptions

  @OptionGroup(title: "Swift Programs") var program: ProgramOptions

  /// Reads and checks the recipes.
  func load() throws -> RecipeFiles {
    RecipeFiles(try RecipeFolders(paths).files, settings: try settings.all())
  }
}

/// Settings of recipes.
struct SettingsOptions: ParsableArguments {
  @Option(
    name: .customLong("set"),
    help: ArgumentHelp("Set a parameter of the recipe.", valueName: "name=value"))
  var settings: [RecipeSetting] = []

  @Option(
    name: .customLong("params"),
    help: ArgumentHelp(
      "Set the parameters in a YAML file of names and values; --set wins.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var file: String?

  /// Reads the settings of the file and of the command line, of which a later one wins.
  func all() throws -> [RecipeSetting] {
    guard let file else { return settings }
    do throws(RecipeErrors) {
      return try RecipeSetting.read(file: file) + settings
    } catch {
      throw InvalidRecipes(files: [error])
    }
  }
}

/// A matrix of values.
struct MatrixOption: ParsableArguments {
  @Option(
    name: .customLong("matrix"),
    help: ArgumentHelp(
      "Show a recipe with several values of a parameter, of the device, or of the appearance; repeat it for all combinations (default: the recipe's matrix).",
      valueName: "name=value,…"))
  var axes: [RecipeSetting] = []

  /// The axes as settings of a manifest.
  var settings: [RecipeSetting] {
    axes.map { RecipeSetting(name: "matrix.\($0.name)", value: $0.value) }
  }
}

/// Output as JSON.
struct JSONOption: ParsableArguments {
  @Flag(name: .customLong("json"), help: "Print the result as JSON.")
  var isRequested = false
}

/// Output in one of several formats.
struct FormatOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Format of the output: text, json, github (workflow commands of GitHub Actions, which annotate files), or \
      gitlab (a Code Quality report) (default: text).
      """, valueName: "format"))
  var format: ReportFormat?

  @OptionGroup var json: JSONOption

  /// The format that was requested.
  var selected: ReportFormat { format ?? (json.isRequested ? .json : .text) }

  func validate() throws {
    if json.isRequested, let format, format != .json {
      throw ValidationError("--json and --format \(format.rawValue) exclude each other")
    }
  }
}

/// Parallel work on frames.
struct JobsOption: ParsableArguments {
  @Option(
    name: [.customShort("j"), .customLong("jobs")],
    help: ArgumentHelp(
      "Maximum number of frames to process in parallel (default: the number of cores).",
      valueName: "N"))
  var requested: JobCount?

  /// The number of jobs that was requested; nil for the default.
  var jobs: Int? { requested?.value }

  /// The number of jobs.
  var count: Int { jobs ?? RenderOptions().jobs }
}

/// Files that report the differences of frames.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Also write a JUnit report; '-' is the standard output, and the verdict goes to the standard error.",
      valueName: "file"), completion: .file())
  var junit: String?

  @Option(
    help: ArgumentHelp("Also write a self-contained HTML report.", valueName: "file"),
    completion: .file(extensions: ["html"]))
  var report: String?
}

extension ReportOptions {
  /// Whether the JUnit report is written to the standard output.
  var printsJUnit: Bool { junit == "-" }

  /// Checks that only one report is written to the standard output.
  func validate(_ json: JSONOption) throws {
    guard printsJUnit, json.isRequested else { return }
    throw ValidationError("'--junit -' and '--json' both write to the standard output")
  }

  /// Checks that only one report is written to the standard output.
  func validate(_ format: FormatOptions) throws {
    try validate(format.json)
    guard printsJUnit, format.selected != .text else { return }
    throw ValidationError(
      "'--junit -' and '--format \(format.selected.rawValue)' both write to the standard output")
  }
}

/// References of recipes.
struct ReferenceArguments: ParsableArguments {
  @Argument(help: "Recipes, or folders of recipes.", completion: .recipes)
  var recipes: [String]

  @OptionGroup var location: ReferenceLocation

  @OptionGroup var jobs: JobsOption

  @OptionGroup(title: "Swift Programs") var program: ProgramOptions
}

/// The folder of references.
struct ReferenceLocation: ParsableArguments {
  @Option(
    name: .customLong("references"),
    help: ArgumentHelp(
      "Folder of the references (default: References next to the recipes or their folder, or in the working directory).",
      valueName: "folder"), completion: .directory)
  var path: String?

  var search: ReferenceSearch { ReferenceSearch(path.map(ReferenceStore.init)) }
}

/// The folder of the output of recipes that fail verification.
struct ActualLocation: ParsableArguments {
  @Option(
    name: .customLong("actual"),
    help: ArgumentHelp("Folder of the output of recipes that fail.", valueName: "folder"),
    completion: .directory)
  var path = ReferenceStore.actual.path

  var store: ReferenceStore { ReferenceStore(path: path) }
}
