import Glibc
import Imaging
import Paths
import Recipes
import Typography
import Verification

/// The recipes that a verification has found to be the same so far, in a file that exists until the
/// verification ends.
///
/// An entry counts only as long as everything that the verdict depends on is unchanged: the program,
/// libraries and fonts, the recipe, the images near it, the reference, and the tolerance.
struct VerificationProgress {
  /// The extent of a recipe that is the same as its reference.
  struct Extent: Hashable {
    let frames: Int
    let numbers: Int
  }

  private let path: String
  private let folder: String
  /// What verdicts of all recipes depend on.
  private let conditions: String
  /// The images below the folders of recipes, by folder.
  private var images: [String: String] = [:]
  private var entries: [Digest: Extent] = [:]
  /// The folders that were made for the file, from the innermost one on.
  private var madeFolders: [String] = []

  /// The name of the file in the folder for the output of recipes that fail.
  static let fileName = ".verified"
  private static let header = "flipbook-verified 1\n"

  /// Starts to keep the progress of a verification.
  ///
  /// - Parameters:
  ///   - actual: The folder for the output of recipes that fail.
  ///   - resuming: Whether to continue the verification that was interrupted.
  init(in actual: ReferenceStore, tolerance: ReferenceTolerance, resuming: Bool) {
    folder = actual.path
    path = "\(actual.path)/\(Self.fileName)"
    conditions =
      "\(FlipbookVersion.current) \(FileStates.state(of: FontCatalog.program)) \(tolerance)"
    if resuming, let bytes = try? Files.read(path) {
      entries = Self.entries(in: String(decoding: bytes, as: UTF8.self))
      madeFolders = [folder]
    } else {
      Files.remove(path)
    }
  }

  private static func entries(in text: String) -> [Digest: Extent] {
    guard text.hasPrefix(header) else { return [:] }
    var entries: [Digest: Extent] = [:]
    // The last line may be incomplete.
    for line in text.dropFirst(header.count).split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count == 4, fields[3] == "same", let key = Digest(String(fields[0])),
        let frames = Int(fields[1]), let numbers = Int(fields[2])
      else { continue }
      entries[key] = Extent(frames: frames, numbers: numbers)
    }
    return entries
  }

  /// Returns a digest of what the verdict about a recipe depends on.
  mutating func key(of recipe: Recipe, at path: String, _ reference: ReferenceFolder) -> Digest {
    let place = path.folderPath
    let images = images[place] ?? FileStates.images(below: place)
    self.images[place] = images
    let texts = [
      conditions, path, recipe.text, recipe.program?.program.identity ?? "", images,
      "\(recipe.sourcePaths.map(FileStates.state))",
      reference.path, FileStates.all(in: reference.path),
      "\(Manifest.Part.all(fallbackFonts: recipe.fallbackFonts, usesSymbols: recipe.usesSymbols))",
    ]
    return Digest(bytes: Array(texts.joined(separator: "\0").utf8))
  }

  /// Returns the extent of a recipe that was the same under a key; nil for others.
  func extent(of key: Digest) -> Extent? { entries[key] }

  /// Adds a recipe that is the same; a folder that cannot be written keeps no progress.
  mutating func add(_ key: Digest, _ extent: Extent) {
    guard entries.updateValue(extent, forKey: key) == nil else { return }
    if !Files.isFolder(folder) {
      madeFolders = Self.missing(folder)
      try? Files.makeFolder(folder)
    }
    let line = "\(key) \(extent.frames) \(extent.numbers) same\n"
    guard let file = path.withPath({ fopen($0, "ae") }) else { return }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    fputs(ftell(file) == 0 ? Self.header + line : line, file)
  }

  /// Returns a folder and those above it that do not exist.
  private static func missing(_ folder: String) -> [String] {
    folder.isEmpty || Files.isFolder(folder) ? [] : [folder] + missing(folder.folderPath)
  }

  /// Removes the file of a verification that has ended, and the folders that contain nothing else.
  func end() {
    Files.remove(path)
    for folder in madeFolders { _ = folder.withPath(rmdir) }
  }
}

/// The sizes of files and the times of their last changes, as text.
private enum FileStates {
  static func state(of path: String) -> String {
    guard let file = FileSignature(path: path) else { return "\(path): none" }
    return "\(path): \(file.length) \(file.seconds).\(file.nanoseconds)"
  }

  /// Returns the states of the files in a folder.
  static func all(in folder: String) -> String {
    let names = (try? Files.names(in: folder)) ?? []
    return names.map { state(of: "\(folder)/\($0)") }.joined(separator: "\n")
  }

  /// Returns the states of the PNG and JPEG files in a folder and in the folders in it.
  static func images(below folder: String) -> String {
    var states: [String] = []
    for name in (try? Files.names(in: folder)) ?? [] where !name.isHiddenFileName {
      let path = "\(folder)/\(name)"
      if Files.isFolder(path) {
        if !Files.isLink(path) { states.append(images(below: path)) }
      } else if [".png", ".jpg", ".jpeg", ".json"].contains(where: name.lowercased().hasSuffix) {
        states.append(state(of: path))
      }
    }
    return states.joined(separator: "\n")
  }
}
