extension String {
  /// Whether the text is the name of a file in a folder: it is not empty, has no slash and no zero byte,
  /// and is neither the folder itself (`.`) nor its parent (`..`).
  package var isPlainFileName: Bool {
    !isEmpty && !utf8.contains(slash) && !utf8.contains(0)
      && !hasSameBytes(as: ".") && !hasSameBytes(as: "..")
  }

  /// Whether the file name starts with a dot.
  package var isHiddenFileName: Bool { utf8.first == UInt8(ascii: ".") }

  /// Whether two names have the same bytes.
  ///
  /// Equal strings may have different bytes.
  package func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// The path up to and including the last slash; empty for a path without one.
  package var folderPrefix: Substring {
    // `self[...index]` would include the whole character, with combining marks.
    utf8.lastIndex(of: slash).map { self[..<utf8.index(after: $0)] } ?? self[..<startIndex]
  }

  /// The path of the folder that contains the file: `.` for a path without a slash.
  package var folderPath: String {
    let prefix = folderPrefix
    let end = prefix.utf8.lastIndex { $0 != slash }.map(utf8.index(after:))
    return prefix.isEmpty ? "." : end.map { String(self[..<$0]) } ?? "/"
  }

  /// The path after the last slash, without slashes at its end.
  package var lastPathPart: String {
    guard let last = utf8.lastIndex(where: { $0 != slash }) else { return "" }
    let path = self[..<utf8.index(after: last)]
    return String(path[(path.utf8.lastIndex(of: slash).map(utf8.index(after:)) ?? startIndex)...])
  }

  /// The path up to its last part, including the slash between them; empty for a path of one part.
  package var parentPrefix: String {
    let end = utf8.lastIndex { $0 != slash }.map(utf8.index(after:)) ?? endIndex
    return String(String(self[..<end]).folderPrefix)
  }

  /// The last part of the path without its extension; a dot at the start is not that of an extension.
  package var pathStem: String {
    let name = lastPathPart
    return name.extensionDot.map { String(name[..<$0]) } ?? name
  }

  /// The extension of the path's last part, without the dot; empty if there is none.
  package var pathExtension: String {
    let name = lastPathPart
    return name.extensionDot.map { String(name[name.utf8.index(after: $0)...]) } ?? ""
  }

  private var extensionDot: Index? { utf8.dropFirst().lastIndex(of: UInt8(ascii: ".")) }

  /// Returns the file name without an extension such as `yaml`; unchanged if it has another one.
  package func withoutExtension(_ extensions: [String]) -> String {
    for ending in extensions.map({ ".\($0)" })
    where utf8.count > ending.utf8.count
      && utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
    {
      return String(self[..<utf8.index(endIndex, offsetBy: -ending.utf8.count)])
    }
    return self
  }
}

extension Sequence<String> {
  /// Returns the names in the order of their bytes, which is that of their scalars.
  package func sortedByBytes() -> [String] {
    sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

private let slash = UInt8(ascii: "/")
