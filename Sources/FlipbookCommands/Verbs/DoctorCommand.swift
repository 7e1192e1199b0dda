import ArgumentParser
import Flipbook
import Imaging

struct DoctorCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Check that everything needed for rendering is installed.",
    discussion: """
      Lists the libraries, fonts, and programs that Flipbook uses, with their versions and, on Debian, their \
      packages. Exits with 3 if a required one is missing. With recipes, also warns about characters in them \
      that no font has a glyph for.
      """)

  @Argument(
    help: ArgumentHelp("Recipes to check for missing glyphs.", valueName: "recipes"),
    completion: .recipes)
  var recipes: [String] = []

  @OptionGroup var json: JSONOption

  var printsJSON: Bool { json.isRequested }

  private struct Report: Encodable {
    let formatVersion = 1
    let flipbookVersion = FlipbookVersion.current
    let isHealthy: Bool
    let findings: [Installation.Component]
    let warnings: [Diagnostic]
  }

  /// The number of files that Foundation opens at most while it runs programs, measured, and some
  /// more.
  ///
  /// If it cannot open one of them, it ends this process.
  private static let descriptors = 24

  func run(in context: CommandContext) async throws -> CommandResult {
    try Files.requireDescriptors(Self.descriptors, to: "run", "other programs")
    let path = context.environment["PATH"] ?? ""
    let recipes = try RecipeFiles(recipes).recipes()
    return try result(
      of: await Installation(searchPath: path), warnings: recipes.flatMap(\.warnings))
  }

  /// Returns the report of an installation, with warnings about recipes.
  func result(
    of installation: Installation, warnings: [Diagnostic] = []
  ) throws -> CommandResult {
    let report = Report(
      isHealthy: installation.isComplete, findings: installation.components, warnings: warnings)
    let lines = [Self.line("ok", "program", "flipbook", FlipbookVersion.current)]
    return try CommandResult(
      report, asJSON: printsJSON,
      text: (lines + installation.components.map(\.line) + warnings.map { "\n\($0)\n" }).joined(),
      status: installation.isComplete ? .success : .environment)
  }

  fileprivate static func line(
    _ mark: String, _ kind: String, _ name: String, _ state: String
  ) -> String {
    "\(mark.padded(to: 8)) \(kind.padded(to: 8)) \(name.padded(to: 24)) \(state)\n"
  }
}

extension Installation.Component {
  fileprivate var line: String {
    let mark = found != nil ? "ok" : use == nil ? "MISSING" : "absent"
    let advice = install.map { ": apt install \($0)" } ?? ""
    let source = package.map { " (\($0))" } ?? ""
    let state = found.map { "\($0)\(source)" } ?? "\(use ?? "draws text")\(advice)"
    return DoctorCommand.line(mark, kind.rawValue, name, state)
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
