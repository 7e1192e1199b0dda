import Imaging
import Recipes

/// The open recipe: its file, and what was read from it last.
struct RecipeSource {
  /// The path in the list.
  let path: String
  /// The bytes of the recipe and of the files that it includes when they were read, by path.
  private(set) var files: [(path: String, bytes: [UInt8])] = []
  /// The recipe that is shown: the last one without errors; nil for none.
  private(set) var recipe: Recipe?
  /// The errors that were found last; nil for none.
  private(set) var errors: RecipeErrors?

  init(path: String) { self.path = path }

  /// Reads and checks the recipe; returns whether it is valid.
  ///
  /// - Parameters:
  ///   - settings: The settings of parameters, by name. Those of unknown parameters are removed.
  ///   - stage: The settings of the stage.
  mutating func load(
    settings: inout [String: String], stage: [(name: String, value: String)]
  ) -> Bool {
    let program = ScenePrograms.program(at: path)
    let known =
      program?.sources ?? [path] + files.map(\.path).filter { !$0.hasSameBytes(as: path) }
    files = known.compactMap { path in (try? Files.read(path)).map { (path, $0) } }
    do throws(RecipeErrors) {
      if let program {
        accept(try Self.check(program, settings, stage))
        return true
      }
      let text = try Self.text(of: path)
      do throws(RecipeErrors) {
        accept(try Self.check(text, path, settings, stage))
      } catch {
        guard error.diagnostics.contains(where: { $0.code == .unknownParameter }),
          !settings.isEmpty, let plain = try? Self.check(text, path, [:], stage)
        else { throw error }
        let names = plain.parameters.map(\.name)
        settings = settings.filter { names.contains($0.key) }
        accept(try Self.check(text, path, settings, stage))
      }
      return true
    } catch {
      errors = error
      return false
    }
  }

  /// Returns the recipe with other settings.
  func recipe(
    settings: [String: String], stage: [(name: String, value: String)]
  ) throws(RecipeErrors) -> Recipe {
    if let program = ScenePrograms.program(at: path) {
      return try Self.check(program, settings, stage)
    }
    return try Self.check(try Self.text(of: path), path, settings, stage)
  }

  /// Returns the errors of a text in place of the recipe's; empty for a valid one.
  func errors(inText text: String, settings: [String: String]) -> [Diagnostic] {
    do throws(RecipeErrors) {
      _ = try Self.check(text, path, settings, [])
      return []
    } catch { return error.diagnostics }
  }

  /// Whether the bytes of the files are those that were read.
  var isUnchanged: Bool {
    !files.isEmpty && files.allSatisfy { file in (try? Files.read(file.path)) == file.bytes }
  }

  /// Returns the text of a file as it was read, if it still is.
  func unchangedText(of path: String) throws(EditError) -> String {
    guard recipe?.program == nil else {
      throw EditError("\(path.withoutRawBytes) belongs to a program: change it in an editor")
    }
    guard let file = files.first(where: { $0.path.hasSameBytes(as: path) }),
      let text = String(validating: file.bytes, as: UTF8.self)
    else { throw EditError("\(path.withoutRawBytes) was not read") }
    guard let bytes = try? Files.read(path), bytes == file.bytes else {
      throw EditError("\(path.withoutRawBytes) was changed meanwhile: try again")
    }
    return text
  }

  private mutating func accept(_ recipe: Recipe) {
    self.recipe = recipe
    errors = nil
    let paths = recipe.sourcePaths + (recipe.program?.program.sources ?? [])
    for path in paths where !files.contains(where: { $0.path.hasSameBytes(as: path) }) {
      if let bytes = try? Files.read(path) { files.append((path, bytes)) }
    }
    files.removeAll { file in !paths.contains { $0.hasSameBytes(as: file.path) } }
  }

  private static func text(of path: String) throws(RecipeErrors) -> String {
    switch RecipeFile(path: path).read() {
    case .success(let text): return text
    case .failure(let diagnostic): throw RecipeErrors([diagnostic])
    }
  }

  private static func check(
    _ text: String, _ path: String, _ settings: [String: String],
    _ stage: [(name: String, value: String)]
  ) throws(RecipeErrors) -> Recipe {
    try Recipe.checkAlone(text, file: path, settings: all(settings, stage))
  }

  private static func check(
    _ program: any SceneProgram, _ settings: [String: String],
    _ stage: [(name: String, value: String)]
  ) throws(RecipeErrors) -> Recipe {
    try Recipe.load(program, settings: all(settings, stage))
  }

  private static func all(
    _ settings: [String: String], _ stage: [(name: String, value: String)]
  ) -> [RecipeSetting] {
    settings.sorted { $0.key < $1.key }.map { RecipeSetting(name: $0.key, value: $0.value) }
      + stage.map { RecipeSetting(name: $0.name, value: $0.value) }
  }
}
