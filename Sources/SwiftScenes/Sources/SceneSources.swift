import Imaging

/// The sources of a Swift program: files, a folder, a playground, or a Swift playground app.
package struct SceneSources: Hashable, Sendable {
  /// The path as the user wrote it; of several files, the first one.
  package let path: String
  /// The paths of the Swift files.
  package let files: [String]
  /// The folder of the resources; nil for none.
  package let resources: String?

  /// The endings of paths that are programs.
  private static let endings = [".swift", ".playground", ".xcplaygroundpage", ".swiftpm"]

  /// Returns whether a path is that of a program: by its ending, or a folder with Swift files and without
  /// recipes.
  package static func isProgram(_ path: String) -> Bool {
    if endings.contains(where: path.withoutSlashes.hasSuffix) { return true }
    return Files.isFolder(path) && !contains(path, isRecipe)
      && contains(path) { $0.hasSuffix(".swift") && $0.lastPathPart != "Package.swift" }
  }

  /// Groups paths: Swift files are one program, each of the others is a program of its own.
  ///
  /// - Parameter paths: Paths of which `isProgram` is true.
  /// - Throws: A `SceneError` for a path without Swift files, and for a playground of several pages.
  package static func programs(_ paths: [String]) throws -> [SceneSources] {
    let files = paths.filter { $0.hasSuffix(".swift") && !Files.isFolder($0) }
    for file in files where !Files.exists(file) { _ = try Files.read(file) }
    var programs: [SceneSources] = []
    if let first = files.first {
      programs.append(SceneSources(path: first, files: files, resources: first.folderPath))
    }
    for path in paths where !files.contains(path) {
      programs.append(try SceneSources(folder: path))
    }
    return programs
  }

  private init(path: String, files: [String], resources: String?) {
    (self.path, self.files, self.resources) = (path, files, resources)
  }

  /// Lists the sources in a folder.
  private init(folder path: String) throws {
    let folder = path.withoutSlashes
    guard Files.isFolder(folder) else { throw SceneError.noSources(path: path) }
    var files: [String] = []
    if folder.hasSuffix(".playground") || folder.hasSuffix(".xcplaygroundpage") {
      files = try Self.playground(folder)
    } else {
      try Self.collect(folder, into: &files)
    }
    guard !files.isEmpty else { throw SceneError.noSources(path: path) }
    let resources = "\(folder)/Resources"
    self.init(path: path, files: files, resources: Files.isFolder(resources) ? resources : folder)
  }

  /// Returns the files of a playground: its page first, then its sources.
  private static func playground(_ folder: String) throws -> [String] {
    var page = folder
    var files: [String] = []
    if !Files.exists("\(folder)/Contents.swift") {
      let pages = (try? Files.names(in: "\(folder)/Pages")) ?? []
      let paths = pages.filter { $0.hasSuffix(".xcplaygroundpage") }.map { "\(folder)/Pages/\($0)" }
      guard paths.count <= 1 else { throw SceneError.severalPages(path: folder, pages: paths) }
      guard let only = paths.first else { throw SceneError.noSources(path: folder) }
      page = only
      if Files.isFolder("\(folder)/Sources") { try collect("\(folder)/Sources", into: &files) }
    } else if folder.hasSuffix(".xcplaygroundpage") {
      // The sources of the playground are those of each page, too.
      let shared = "\(folder.folderPath.folderPath)/Sources"
      if Files.isFolder(shared) { try collect(shared, into: &files) }
    }
    if Files.isFolder("\(page)/Sources") { try collect("\(page)/Sources", into: &files) }
    return ["\(page)/Contents.swift"] + files
  }

  private static let skippedFolders = [
    "Tests", "UITests", "Pods", "Carthage", "build", "DerivedData",
  ]

  /// Adds the Swift files of a folder and of those in it, in the order of their bytes; not those of tests,
  /// and no manifest of a package.
  private static func collect(_ folder: String, into files: inout [String]) throws {
    for name in try Files.names(in: folder) where !name.isHiddenFileName {
      let path = "\(folder)/\(name)"
      if Files.isFolder(path) {
        let isSkipped = skippedFolders.contains {
          name == $0 || name.hasSuffix($0) && $0 != "build"
        }
        if !isSkipped, !Files.isLink(path) { try collect(path, into: &files) }
      } else if name.hasSuffix(".swift"), name != "Package.swift" {
        files.append(path)
      }
    }
  }

  /// Returns whether a folder, or one in it, contains a file with a property.
  private static func contains(
    _ folder: String, depth: Int = 0, _ matches: (String) -> Bool
  ) -> Bool {
    guard depth < 6, let names = try? Files.names(in: folder) else { return false }
    return names.contains { name in
      guard !name.isHiddenFileName else { return false }
      let path = "\(folder)/\(name)"
      return Files.isFolder(path)
        ? !Files.isLink(path) && contains(path, depth: depth + 1, matches) : matches(path)
    }
  }

  /// Returns whether a file is a recipe: it has the key that a file of touches need not have.
  private static func isRecipe(_ path: String) -> Bool {
    guard path.hasSuffix(".yaml") || path.hasSuffix(".yml"), let bytes = try? Files.read(path)
    else { return false }
    return bytes.split(separator: UInt8(ascii: "\n")).contains { $0.starts(with: "flipbook:".utf8) }
  }

  /// The name of the recipe: that of the file or folder without its extension.
  package var name: String {
    path.withoutSlashes.lastPathPart.withoutExtension([
      "swift", "playground", "xcplaygroundpage", "swiftpm",
    ])
  }

  /// The name of the program's module, an identifier that no module of Flipbook has.
  var moduleName: String {
    let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return "Scene_" + String(letters)
  }
}

extension String {
  /// The path without slashes at its end.
  var withoutSlashes: String {
    var path = Substring(self)
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
    return String(path)
  }
}
