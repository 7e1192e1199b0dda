import Foundation

/// The declarations of Package.swift, parsed from its text.
struct PackageText {
  struct Target: Equatable {
    let kind: String
    let name: String
    let dependencies: Set<String>
    /// The folder, where it is not the default one.
    var path: String?

    /// The folder of the target's files.
    var folder: String {
      path ?? (kind == "testTarget" ? "Tests/\(name)" : "Sources/\(name)")
    }
  }

  struct Library: Equatable {
    let name: String
    let targets: Set<String>
  }

  /// The library products in the order of the text.
  let libraries: [Library]
  /// The targets in the order of the text.
  let targets: [Target]
  /// The Debian packages that provide the system libraries.
  let debianPackages: Set<String>

  /// The declarations of this repository's Package.swift.
  static let repository = Result { PackageText(try Repository.text("Package.swift")) }

  init(_ text: String) {
    let calls = text.matches(of: /\.(target|systemLibrary|executableTarget|testTarget)\(/)
    targets = calls.compactMap { call in
      let body = Self.bracketed(text[call.range.lowerBound...], "(", ")")
      guard let name = body.firstMatch(of: /name: "(\w+)"/)?.1 else { return nil }
      let list = body.firstRange(of: "dependencies:").map {
        Self.bracketed(body[$0.upperBound...], "[", "]")
      }
      return Target(
        kind: String(call.1), name: String(name),
        dependencies: Set(list.map(Self.names) ?? []),
        path: (body.firstMatch(of: /path: "([^"]+)"/)?.1).map(String.init))
    }
    libraries = text.matches(of: /\.library\(/).compactMap { call in
      let body = Self.bracketed(text[call.range.lowerBound...], "(", ")")
      guard let name = body.firstMatch(of: /name: "(\w+)"/)?.1,
        let list = body.firstRange(of: "targets:")
      else { return nil }
      return Library(
        name: String(name),
        targets: Set(Self.names(Self.bracketed(body[list.upperBound...], "[", "]"))))
    }
    debianPackages = Set(
      text.matches(of: /\.apt\(\[([^\]]*)\]\)/).flatMap { Self.names($0.1) })
  }

  /// Returns the target with a name.
  subscript(name: String) -> Target? { targets.first { $0.name == name } }

  /// Returns the Swift files in the folder of a target.
  ///
  /// Programs for tests, which are compiled against the kit, are no files of a target.
  func files(of target: Target) -> [String] {
    Repository.files(below: target.folder).filter { file in
      !["Programs", "Probe"].contains { file.hasPrefix("\(target.folder)/\($0)/") }
        || !target.folder.hasPrefix("Tests/")
    }
  }

  /// Returns the quoted names in a list; for a product, its own name without its package's.
  private static func names(_ list: Substring) -> [String] {
    list.replacing(/package: "[^"]*"/, with: "").matches(of: /"([^"]+)"/).map { String($0.1) }
  }

  /// Returns the text between the first opening bracket and its closing one.
  private static func bracketed(
    _ text: Substring, _ opening: Character, _ closing: Character
  ) -> Substring {
    guard let start = text.firstIndex(of: opening) else { return "" }
    var depth = 0
    for index in text[start...].indices {
      if text[index] == opening { depth += 1 }
      if text[index] == closing { depth -= 1 }
      if depth == 0 { return text[text.index(after: start)..<index] }
    }
    return ""
  }
}
