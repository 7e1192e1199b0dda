import Imaging
import Recipes

/// Recipe files that were read and checked.
public struct RecipeFiles: Sendable {
  /// A file and the recipe in it, or the recipe's errors.
  public struct File: Sendable {
    /// The path of the file.
    public let path: String
    /// The recipe, or every error in the file.
    public let result: Result<Recipe, RecipeErrors>

    /// The name of the recipe, also of an invalid one: the file's name without its extension.
    package var name: String {
      (try? result.get().name) ?? RecipeFiles.name(ofRecipeAt: path)
    }

    /// The errors in the file; nil for a valid recipe.
    package var errors: RecipeErrors? {
      if case .failure(let errors) = result { errors } else { nil }
    }

    /// The errors in the file; empty for a valid recipe.
    public var diagnostics: [Diagnostic] { errors?.diagnostics ?? [] }

    /// Returns the file with errors that were found while its recipe was played.
    package func failing(_ errors: RecipeErrors) -> File {
      File(path: path, result: .failure(errors))
    }

    /// The warnings about a valid recipe.
    public var warnings: [Diagnostic] {
      if case .success(let recipe) = result { recipe.warnings } else { [] }
    }
  }

  /// The files, in the order of their paths.
  public let files: [File]

  /// Reads and checks files.
  ///
  /// - Parameters:
  ///   - paths: The files, in YAML.
  ///   - settings: Values for parameters that every recipe declares.
  public init(_ paths: [String], settings: [RecipeSetting] = []) {
    self.init(paths, settings: settings, matrix: [])
  }

  /// Reads and checks files, with a matrix of values.
  ///
  /// - Parameter matrix: The axes of the matrix; empty for the recipes' own.
  package init(_ paths: [String], settings: [RecipeSetting], matrix: [RecipeSetting]) {
    files = paths.map { path in
      File(
        path: path == StandardInput.path ? StandardInput.name : path,
        result: Result { () throws(RecipeErrors) in
          try Recipe.load(path: path, settings: settings, matrix: matrix)
        })
    }
  }

  /// Reads and checks the recipe files in a folder and in the folders in it.
  ///
  /// - Throws: An `ImagingError` for a folder that cannot be read.
  public init(folder: String) throws {
    self.init(try Self.paths(in: folder))
  }

  /// Returns the recipes.
  ///
  /// - Throws: `InvalidRecipes` with every error if any file is invalid.
  public func recipes() throws(InvalidRecipes) -> [Recipe] {
    let errors = files.compactMap(\.errors)
    guard errors.isEmpty else { throw InvalidRecipes(files: errors) }
    return files.compactMap { try? $0.result.get() }
  }

  /// Returns the name of the recipe in a file: the file's name without its extension.
  static func name(ofRecipeAt path: String) -> String {
    path.lastPathPart.withoutExtension(["yaml", "yml", "swift", "playground", "swiftpm"])
  }

  /// Returns the paths of the recipe files in a folder and in the folders in it: those directly in
  /// it first, each sorted by name.
  ///
  /// Recipe files end with `.yaml` or `.yml`; hidden files and folders are skipped, as are links to
  /// folders and files that recipes include.
  static func paths(in folder: String) throws(ImagingError) -> [String] {
    let names = try Files.names(in: folder).filter { !$0.isHiddenFileName }
    var paths = names.filter { name in [".yaml", ".yml"].contains { name.hasSuffix($0) } }
      .map { "\(folder)/\($0)" }
      .filter { !Files.isFolder($0) && !IncludedFiles.isIncluded($0) }
    for name in names {
      let path = "\(folder)/\(name)"
      if Files.isFolder(path), !Files.isLink(path) { paths += try Self.paths(in: path) }
    }
    return paths
  }
}

/// The errors of the invalid recipes among several.
public struct InvalidRecipes: Error, CustomStringConvertible {
  /// The errors, by file.
  public let files: [RecipeErrors]

  package init(files: [RecipeErrors]) { self.files = files }

  /// The description of every error.
  public var description: String { files.map(\.description).joined(separator: "\n\n") }
}

extension InvalidRecipes: CategorizedError {
  /// The environment's if the system refuses to read a file.
  package var category: ErrorCategory {
    files.contains { $0.category == .environment } ? .environment : .invalidInput
  }
}

extension RecipeErrors: CategorizedError {
  /// The environment's if the system refuses to read the file, or if only fonts are missing.
  package var category: ErrorCategory {
    diagnostics.contains { $0.code == .unreadableFile }
      || diagnostics.allSatisfy { $0.code == .missingFont } ? .environment : .invalidInput
  }
}
