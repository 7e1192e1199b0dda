import Flipbook
import Imaging
import SwiftScenes

/// A verb that plays recipes, which may be Swift programs.
protocol RecipeVerb: Verb {
  /// The paths of the recipes, and of folders of recipes.
  var recipePaths: [String] { get }

  /// How Swift programs among them are compiled and played.
  var program: ProgramOptions { get }

  /// Whether programs are compiled again when their sources change.
  var compilesAgain: Bool { get }

  /// Compiles the Swift programs among the recipes.
  ///
  /// - Parameter arguments: The words of the command line after the name of the command.
  /// - Returns: The launch of the program that runs this verb with them; nil if there are none, or if this process
  ///   is that program.
  @MainActor
  func launch(_ arguments: [String], in context: CommandContext) async throws -> SceneLaunch?
}

extension RecipeVerb {
  var compilesAgain: Bool { false }

  /// Performs the action in this process, or, with Swift programs, in one that plays them and takes this one's place.
  ///
  /// - Parameter arguments: The words of the command line after the name of the command.
  /// - Returns: The exit code.
  @MainActor
  func finishOrLaunch(
    _ arguments: [String], in context: CommandContext
  ) async throws(CancellationError) -> ExitStatus {
    do {
      if let launch = try await launch(arguments, in: context) { try launch.run() }
    } catch {
      if error is CancellationError || Task.isCancelled { throw CancellationError() }
      return finish(error, in: context)
    }
    return try await finish(in: context)
  }

  @MainActor
  func launch(
    _ arguments: [String], in context: CommandContext
  ) async throws -> SceneLaunch? {
    guard !context.playsPrograms else { return nil }
    let paths = recipePaths.filter(SceneSources.isProgram)
    guard !paths.isEmpty else {
      if let option = program.firstGiven { throw SceneError.noProgram(option: option) }
      return nil
    }
    let scenes = try await compile(paths, in: context)
    return try SceneLaunch(
      scenes, try Kit(environment: context.environment), program.options, arguments: arguments,
      compiling: compilesAgain
        ? ["run", "--check", "--outcomes"] + program.compilingWords + ["--"] + paths : nil,
      environment: context.environment)
  }

  /// Compiles Swift programs, and prints warnings about their sources.
  ///
  /// - Parameter checksOnly: Whether the programs are not played.
  @MainActor
  func compile(
    _ paths: [String], checksOnly: Bool = false, in context: CommandContext
  ) async throws -> [CompiledScene] {
    let kit = try Kit(environment: context.environment)
    var options = program.options
    options.checksOnly = checksOnly
    let compiler = SceneCompiler(kit, options, environment: context.environment)
    var scenes: [CompiledScene] = []
    var errors: [RecipeErrors] = []
    for sources in try SceneSources.programs(paths) {
      do {
        scenes.append(try await compiler.compile(sources))
      } catch let error as RecipeErrors {
        errors.append(error)
      }
    }
    guard errors.isEmpty else { throw InvalidRecipes(files: errors) }
    for warning in scenes.flatMap(\.warnings) { context.writeError("\(warning)\n") }
    return scenes
  }
}

extension CommandContext {
  /// Whether this process plays compiled programs.
  var playsPrograms: Bool { environment[SceneLaunch.variable] != nil }
}
