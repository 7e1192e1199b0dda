import Imaging
import Recipes
import Verification

/// Recognizes the references of renamed recipes by their content.
@MainActor
final class RenamedReferences {
  /// The folders of references, in the order of the recipes.
  private let stores: [ReferenceStore]
  /// The names of the recipes that are verified.
  private let names: Set<String>
  /// The names of the recipes that are verified, and of those in the same folders.
  private let knownNames: Set<String>
  /// The folders that recipes need references as, by the path of the matching reference.
  private var matches: [String: ReferenceFolder] = [:]

  init(search: ReferenceSearch, files: RecipeFiles) {
    var stores: [ReferenceStore] = []
    for file in files.files {
      guard let store = search.store(of: file.name, at: file.path), !stores.contains(store) else {
        continue
      }
      stores.append(store)
    }
    self.stores = stores
    names = Set(files.files.map(\.name))
    knownNames = names.union(files.namesBeside)
  }

  /// Returns the reference without a recipe whose frames and numbers an animation matches; nil if
  /// there is none.
  ///
  /// - Parameters:
  ///   - animation: The animation, which has no reference of its own.
  ///   - play: Plays it again, with the options of a reference.
  func match(
    _ animation: Reference, in store: ReferenceStore,
    play: (ReferenceOptions) async throws -> PlayedMotion
  ) async throws -> ReferenceFolder? {
    for name in try store.recipes() where !knownNames.contains(name) {
      let folder = store.folder(of: name)
      // Numbers do not depend on the scale, so frames are drawn again only if all numbers match.
      guard matches[folder.path] == nil, let candidate = try? folder.read(),
        ReferenceVerdict(of: animation, expected: candidate, compareImage: { _ in nil })
          .motion.isSame
      else { continue }
      let isComparable = animation.scale == candidate.scale && animation.fps == candidate.fps
      let frames =
        isComparable
        ? animation.frames
        : try await play(ReferenceOptions().suiting(candidate)).reference.frames
      guard frames == candidate.frames else { continue }
      matches[folder.path] = store.folder(of: animation.recipe)
      return folder
    }
    return nil
  }

  /// Returns the references without a recipe, each with the folder that a renamed recipe needs it
  /// as; nil if none does.
  func orphans() throws -> [(orphan: ReferenceFolder, newName: ReferenceFolder?)] {
    try stores.flatMap { store in
      try store.recipes().filter { !names.contains($0) }.map { name in
        let folder = store.folder(of: name)
        return (folder, matches[folder.path])
      }
    }
  }
}

extension RecipeFiles {
  /// The names of the recipes in the folders of these files.
  fileprivate var namesBeside: Set<String> {
    let folders = Set(files.map(\.path.folderPath))
    let paths = folders.flatMap { (try? RecipeFiles.paths(in: $0)) ?? [] }
    return Set(paths.map(RecipeFiles.name(ofRecipeAt:)))
  }
}
