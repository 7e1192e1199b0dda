import ArgumentParser
import Flipbook
import Glibc
import Imaging
import Recipes

struct NewCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Write a commented recipe to start from.",
    discussion: "An existing file is never replaced.")

  @Argument(help: "The name or the path of the recipe, with or without '.yaml'.")
  var name: String

  @Option(
    help: ArgumentHelp(
      "Copy a recipe: a file, or the name of one in Recipes or among the installed samples.",
      valueName: "recipe"), completion: .recipes)
  var from: String?

  func validate() throws {
    // Hidden files are not recipes of a folder.
    guard !name.isEmpty, name != "-", !name.hasSuffix("/"), !name.lastPathPart.hasPrefix(".") else {
      throw ValidationError("invalid name '\(name)': expected a name such as bounce")
    }
  }

  func run(in context: CommandContext) throws -> CommandResult {
    let path = Self.isRecipe(name) ? name : name + ".yaml"
    guard !Self.exists(path) else { throw NewRecipeError.exists(path) }
    let title = path.pathStem.replacing("-", with: " ").replacing("_", with: " ")
    let text =
      try from.map { try copy(of: $0, to: path, title: title) } ?? RecipeStarter.text(title)
    try Files.replace(path, with: Array(text.utf8))
    let folder = path.folderPath
    let movie = (folder == "." ? "" : "\(folder)/") + path.pathStem + ".gif"
    return CommandResult(
      output: """
        wrote \(path)
        next: flipbook movie \(path.shellQuoted) -o \(movie.shellQuoted)
        help: flipbook help recipe

        """)
  }

  /// Returns the text of a recipe with another title.
  ///
  /// - Throws: If the recipe is invalid, or refers to files that the new recipe's folder lacks.
  private func copy(of source: String, to path: String, title: String) throws -> String {
    let file = try Self.file(named: source)
    do throws(RecipeErrors) {
      _ = try Recipe.load(path: file)
    } catch {
      throw InvalidRecipes(files: [error])
    }
    let text = RecipeStarter.text(
      String(decoding: try Files.read(file), as: UTF8.self), title: title)
    guard (try? Recipe.check(text, file: path)) != nil else {
      throw NewRecipeError.lacksFiles(of: file, path)
    }
    return text
  }

  /// Returns the path of a recipe that exists, or of a sample.
  private static func file(named source: String) throws -> String {
    if let path = [source, "\(source).yaml"].first(where: { isRecipe($0) && exists($0) }) {
      return path
    }
    let samples = SampleRecipes()
    if let path = samples.path(of: source) { return path }
    guard isRecipe(source) else {
      throw NewRecipeError.unknownSample(source, known: samples.names)
    }
    // A missing file is reported like any other one.
    return source
  }

  private static func isRecipe(_ path: String) -> Bool {
    path.hasSuffix(".yaml") || path.hasSuffix(".yml")
  }

  /// Returns whether there is a file, a folder or a link at a path.
  private static func exists(_ path: String) -> Bool {
    var status = stat()
    return path.withPath { lstat($0, &status) } == 0
  }
}

/// A recipe that cannot be written.
enum NewRecipeError: Error, Equatable, CategorizedError, CustomStringConvertible {
  /// There is something at the path.
  case exists(String)
  /// There is neither a file nor a sample with the name; with the names of samples.
  case unknownSample(String, known: [String])
  /// A recipe to copy refers to files in its folder, which the folder of the new one lacks.
  case lacksFiles(of: String, String)

  var category: ErrorCategory { .invalidInput }

  var description: String {
    switch self {
    case .exists(let path): "cannot write \(path): it exists already: choose another name"
    case .unknownSample(let name, let known):
      "there is no recipe '\(name)': expected the path of a file"
        + (known.isEmpty ? "" : ", or one of \(known.joined(separator: ", "))")
        + (NearestName.nearest(to: name.lastPathPart, among: known).map {
          ": did you mean '\($0)'?"
        }
          ?? "")
    case .lacksFiles(let source, let path):
      "cannot copy \(source) to \(path): it refers to files in its folder: expected a name in "
        + "\(source.folderPath)"
    }
  }
}
