import Imaging

/// Finds the folders of references of recipes.
package struct ReferenceSearch: Hashable, Sendable {
  /// The folder that is used for every recipe; nil to search for it.
  package var specified: ReferenceStore?

  package init(_ specified: ReferenceStore? = nil) { self.specified = specified }

  /// Returns the folders in which the reference of a recipe is searched, in order: next to the
  /// recipe, next to the recipe's folder, and in the working directory.
  ///
  /// - Parameter path: The path of the recipe's file.
  package func places(ofRecipeAt path: String) -> [ReferenceStore] {
    if let specified { return [specified] }
    let folder = Self.parent(of: path)
    var places: [ReferenceStore] = []
    for folder in [folder, Self.parent(of: folder), ""] {
      let standard = ReferenceStore.standard.path
      let path =
        folder.isEmpty ? standard : folder == "/" ? "/\(standard)" : "\(folder)/\(standard)"
      let isKnown = places.contains { $0.path == path || Files.areSame($0.path, path) }
      if !isKnown { places.append(ReferenceStore(path: path)) }
    }
    return places
  }

  /// Returns the first folder that contains the reference of a recipe, else the first that exists;
  /// nil if there is none.
  ///
  /// - Parameter path: The path of the recipe's file.
  package func store(of recipe: String, at path: String) -> ReferenceStore? {
    let places = places(ofRecipeAt: path)
    return places.first { $0.folder(of: recipe).exists } ?? places.first(where: \.exists)
  }

  /// Returns the folder in which to approve recipes: that of their files, or the one in the working
  /// directory for names of recipes.
  ///
  /// - Parameters:
  ///   - recipes: The names of the recipes, or the paths of their files.
  ///   - actual: The folder with the output of failed verifications.
  /// - Throws: `VerificationError.noReferences` if the recipes belong to other folders, or to none.
  package func store(
    forApproving recipes: [String], from actual: ReferenceStore
  ) throws -> ReferenceStore {
    if let specified { return specified }
    let files = recipes.filter { Files.exists($0) }
    let stores = Set(files.compactMap { store(of: RecipeFiles.name(ofRecipeAt: $0), at: $0) })
    if let store = stores.first, stores.count == 1, files.count == recipes.count { return store }
    // Without any output, that is the error to report.
    let hasOutput = try !actual.recipes().isEmpty
    guard stores.isEmpty, ReferenceStore.standard.exists || !hasOutput else {
      throw VerificationError.noReferences(path: ReferenceStore.standard.path)
    }
    return .standard
  }

  /// Returns the path of the folder that contains a file or a folder; empty for the working
  /// directory.
  private static func parent(of path: String) -> String {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
      .filter { $0 != "." }
    let start = path.hasPrefix("/") ? "/" : ""
    switch parts.last {
    case nil: return start.isEmpty ? ".." : start
    case "..": return "\(start)\(parts.joined(separator: "/"))/.."
    default: return start + parts.dropLast().joined(separator: "/")
    }
  }
}
