import ArgumentParser
import Flipbook
import Imaging
import SwiftScenes

struct DoctorCommand: RecipeVerb {
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

  @OptionGroup(title: "Swift Programs") var program: ProgramOptions

  var printsJSON: Bool { json.isRequested }
  var recipePaths: [String] { recipes }

  /// The number of files that Foundation opens at most while it runs programs, measured, and some
  /// more.
  ///
  /// If it cannot open one of them, it ends this process.
  private static let descriptors = 24

  func run(in context: CommandContext) async throws -> CommandResult {
    let installation = try await Self.installation(in: context)
    let recipes = try RecipeFiles(recipes).recipes()
    return try result(of: installation, warnings: recipes.flatMap(\.warnings))
  }

  /// Returns what is installed on this machine.
  static func installation(in context: CommandContext) async throws -> Installation {
    try Files.requireDescriptors(descriptors, to: "run", "other programs")
    let installation = await Installation(searchPath: context.environment["PATH"] ?? "")
    return installation.adding(await swiftComponents(context.environment))
  }

  /// Returns what Swift programs need: the kit, and the compiler of its version.
  private static func swiftComponents(
    _ environment: [String: String]
  ) async -> [Installation.Component] {
    let kit = try? Kit(environment: environment)
    let toolchain = try? await Toolchain(environment: environment)
    let isUsable = kit == nil || toolchain?.version == kit?.compiler
    let use = "compiles Swift programs"
    return [
      Installation.Component(
        kind: .program, name: "swiftc", found: isUsable ? toolchain?.version : nil,
        use: kit.map { "\(use); expected: \($0.compiler)" } ?? use, install: nil),
      Installation.Component(
        kind: .program, name: "flipbook-kit", found: kit?.identity,
        use: "runs Swift programs: run 'make kit' in Flipbook's sources", install: nil),
    ]
  }

  /// Returns the report of an installation, with warnings about recipes.
  func result(
    of installation: Installation, warnings: [Diagnostic] = []
  ) throws -> CommandResult {
    let outcome = InstallationOutcome(installation: installation, warnings: warnings)
    return try CommandResult(
      outcome.report, asJSON: printsJSON, text: outcome.text, status: outcome.status)
  }
}
