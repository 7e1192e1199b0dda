import Flipbook
import Imaging
import Recipes
import StudioProtocol

/// The recipes that can be opened: one file, or those of a folder.
struct RecipeLibrary {
  private let root: String
  /// The recipes in the order of the list, with their first errors as far as they are known.
  private(set) var entries: [(path: String, error: String?)] = []
  /// The paths of the recipes that have to be checked.
  private var unchecked: [String] = []

  /// Whether the recipes are those of a folder.
  let isFolder: Bool

  init(root: String) {
    self.root = root
    isFolder = Files.isFolder(root) && ScenePrograms.program(at: root) == nil
  }

  /// Lists the recipes again, and forgets the errors of files that changed.
  ///
  /// - Parameter changed: The files that changed; nil for all.
  mutating func update(changed: [String]?) {
    let known = entries
    let paths = isFolder ? (try? RecipeFolders([root]).files) ?? [] : [root]
    entries = paths.map { path in
      (path, known.first { $0.path.hasSameBytes(as: path) }?.error)
    }
    let changedPaths = changed.map { Set($0.map(\.absolutePath)) }
    unchecked = paths.filter { path in
      changedPaths.map { $0.contains(path.absolutePath) } ?? true
        || unchecked.contains { $0.hasSameBytes(as: path) }
        || !known.contains { $0.path.hasSameBytes(as: path) }
    }
  }

  /// Whether recipes have to be checked.
  var isChecked: Bool { unchecked.isEmpty }

  /// Checks a recipe; returns whether its error changed.
  mutating func checkNext() -> Bool {
    guard let path = unchecked.popLast(),
      let index = entries.firstIndex(where: { $0.path.hasSameBytes(as: path) })
    else { return false }
    let error: String?
    do throws(RecipeErrors) {
      _ = try Recipe.load(path: path)
      error = nil
    } catch {
      let first = error.diagnostics.first
      let place = first?.place.map { "line \($0.line): " } ?? ""
      return set("\(place)\(first?.message ?? "invalid recipe")", at: index)
    }
    return set(error, at: index)
  }

  private mutating func set(_ error: String?, at index: Int) -> Bool {
    guard entries[index].error != error else { return false }
    entries[index].error = error
    return true
  }

  /// Returns the path of a file from that in the list of a page.
  func path(named name: String) -> String? {
    entries.map(\.path).first { $0.withoutRawBytes == name }
  }

  /// Returns the list for pages.
  func list(current: String?) -> RecipeList {
    let prefix = "\(root)/"
    return RecipeList(
      entries.map { path, error in
        let name = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path.lastPathPart
        return RecipeList.Entry(
          path: path.withoutRawBytes,
          name: name.withoutExtension(["yaml", "yml"]).withoutRawBytes,
          error: error)
      }, current: current?.withoutRawBytes)
  }

  /// The folders whose files may become recipes.
  var folders: [String] {
    guard isFolder else { return [root.folderPath.absolutePath] }
    return Self.folders(in: root).prefix(200).map(\.absolutePath)
  }

  private static func folders(in folder: String) -> [String] {
    let names = ((try? Files.names(in: folder)) ?? []).filter { !$0.isHiddenFileName }
    return [folder]
      + names.map { "\(folder)/\($0)" }.filter { Files.isFolder($0) && !Files.isLink($0) }
      .flatMap(folders)
  }
}
