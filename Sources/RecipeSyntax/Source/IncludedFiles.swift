import Glibc
import Paths

/// The files that a recipe includes, merged into it.
///
/// An included file starts with `flipbook: include` and has some of a recipe's keys, whose values
/// are mappings. Where files have the same entry, that of the file that includes the other takes
/// precedence, and then that of the later file.
package struct IncludedFiles {
  /// The recipe with the entries of the files that it includes.
  package private(set) var root: SourceValue
  /// The text of the recipe, with those of the files that it includes.
  package private(set) var source: SourceText

  private let context: ReadingContext
  /// The folder that files are included from.
  private let folder: String
  /// The keys that included files may have, of a recipe's.
  private let keys: [String]
  /// The absolute paths of the files that are being included, from the outermost on.
  private var path: [[UInt8]] = []
  private var remainingBytes = Limits.fileSize
  /// The number of files that were included, of which one may be included repeatedly.
  private var count = 0

  /// The key that includes files.
  package static let key = "include"
  /// The value of the key `flipbook` in an included file.
  package static let version = "include"
  private static let versionKey = "flipbook"
  private static let maxDepth = 4
  private static let maxCount = 20

  /// Reads the files that a recipe includes; reports errors in them, at their places.
  ///
  /// - Parameters:
  ///   - context: The context of the recipe's text.
  ///   - keys: The keys that included files may have.
  package init(_ root: SourceValue, _ context: ReadingContext, keys: [String]) {
    self.root = root
    source = context.source
    self.context = context
    self.keys = keys
    folder = context.source.file.folderPath
    guard root[Self.key] != nil else { return }
    path = [Self.resolved(context.source.file) ?? []]
    self.root = merged(root, in: context)
  }

  /// Returns a mapping with the entries of the files that it includes.
  private mutating func merged(_ root: SourceValue, in context: ReadingContext) -> SourceValue {
    guard let written = root[Self.key] else { return root }
    guard !source.isStandardInput else {
      context.report(
        .badInclude, "a recipe from the standard input includes no files", at: written.span,
        help: "files are in the recipe's folder: save the recipe to a file, and name that")
      return root
    }
    let names = written.elements ?? [written]
    var result = SourceValue(content: .mapping([]), span: root.span)
    for name in names {
      if let included = read(name, in: context) { result = result.merging(included, keys: keys) }
    }
    return result.merging(root, keys: keys)
  }

  private mutating func read(_ name: SourceValue, in context: ReadingContext) -> SourceValue? {
    let expected = "the path of a file in the recipe's folder"
    guard let file = name.text, !file.isEmpty else {
      context.with(subject: "'\(Self.key)'").reportType(name, expected: expected)
      return nil
    }
    let place = folder == "." ? file : "\(folder)/\(file)"
    guard let resolved = Self.resolved(place), file.utf8.first != UInt8(ascii: "/"),
      isInFolder(resolved)
    else {
      let isMissing = Self.resolved(place) == nil && !file.utf8.starts(with: "/".utf8)
      context.report(
        .badInclude,
        isMissing ? "included file not found" : "the included file is outside the recipe's folder",
        at: name.span, expected: "a relative path within the recipe's folder", found: name.summary)
      return nil
    }
    count += 1
    guard !path.contains(resolved) else {
      context.report(.badInclude, "this file includes itself", at: name.span, found: name.summary)
      return nil
    }
    guard path.count <= Self.maxDepth, count <= Self.maxCount else {
      context.report(
        .badInclude, "too many included files", at: name.span,
        expected: "at most \(Self.maxCount) files, nested at most \(Self.maxDepth) deep")
      return nil
    }
    return read(place, resolved, name, in: context)
  }

  private mutating func read(
    _ place: String, _ resolved: [UInt8], _ name: SourceValue, in context: ReadingContext
  ) -> SourceValue? {
    let text: String
    switch RecipeFile(path: place).read() {
    case .failure(let diagnostic):
      context.report(
        .badInclude, diagnostic.message, at: name.span,
        expected: "the path of a file in the recipe's folder", found: name.summary,
        help: diagnostic.code == .notAFile ? nil : diagnostic.help)
      return nil
    case .success(let read): text = read
    }
    remainingBytes -= text.utf8.count
    guard remainingBytes >= 0 else {
      context.report(
        .badInclude, "the included files are too large", at: name.span,
        expected: "at most \(Limits.fileSize / 1024) KB in total")
      return nil
    }
    let index = source.include(SourceText(file: place, text: text))
    let inner = ReadingContext(source, results: context.results)
    let root = YAMLReader.read(SourceText(file: place, text: text), report: context.results.report)
    guard let root = root?.inFile(index), isIncludable(root, inner) else { return nil }
    path.append(resolved)
    defer { path.removeLast() }
    return merged(root, in: inner).replacing(Self.versionKey, with: nil)
      .replacing(Self.key, with: nil)
  }

  /// Returns whether a file may be included; reports if it may not.
  private func isIncludable(_ root: SourceValue, _ context: ReadingContext) -> Bool {
    guard let entries = root.entries, root[Self.versionKey]?.text == Self.version else {
      context.report(
        .badInclude, "this file is not to be included", at: root.span,
        expected: "a file that starts with '\(Self.versionKey): \(Self.version)'")
      return false
    }
    let known = [Self.versionKey, Self.key] + keys
    for entry in entries {
      if !known.contains(entry.key) {
        context.reportUnknown(
          .unknownKey, "unknown key '\(entry.key.shortened)' in an included file", entry.key,
          at: entry.keySpan, known: known)
      } else if keys.contains(entry.key), entry.value.entries == nil {
        context.with(subject: "'\(entry.key)'").reportType(entry.value, expected: "a mapping")
      }
    }
    return true
  }

  private func isInFolder(_ file: [UInt8]) -> Bool {
    guard let folder = Self.resolved(folder) else { return false }
    let slash = UInt8(ascii: "/")
    return file.starts(with: folder.last == slash ? folder : folder + [slash])
  }

  /// Returns the absolute path without links of an existing file, as bytes.
  private static func resolved(_ path: String) -> [UInt8]? {
    guard let resolved = path.withPath({ realpath($0, nil) }) else { return nil }
    defer { free(resolved) }
    return UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)).map { $0 }
  }
}

extension IncludedFiles {
  /// Returns whether a file is to be included by recipes, and is not a recipe itself: whether its
  /// first line, apart from comments, is `flipbook: include`.
  package static func isIncluded(_ path: String) -> Bool {
    guard case .success(let text) = RecipeFile(path: path).read() else { return false }
    var rest = text.unicodeScalars[...]
    while !rest.isEmpty {
      var line = rest.prefix { $0 != "\n" }
      rest = rest[line.endIndex...].dropFirst()
      line.removeSpaces()
      if line.isEmpty || line.isDocumentStart { continue }
      line.removePrefix("\u{FEFF}")
      if line.first == "#" { continue }
      guard line.removePrefix("flipbook:"), line.removeSpaces() else { return false }
      line.removeQuotationMark()
      guard line.removePrefix("include") else { return false }
      line.removeQuotationMark()
      line.removeSpaces()
      return line.isEmpty || line.first == "#"
    }
    return false
  }
}

extension Substring.UnicodeScalarView {
  /// Removes white space at the start; returns whether there was some.
  @discardableResult
  fileprivate mutating func removeSpaces() -> Bool {
    let spaces = prefix(while: \.properties.isWhitespace)
    self = self[spaces.endIndex...]
    return !spaces.isEmpty
  }

  /// Removes a text at the start; returns whether it was there.
  @discardableResult
  fileprivate mutating func removePrefix(_ prefix: String) -> Bool {
    guard starts(with: prefix.unicodeScalars) else { return false }
    removeFirst(prefix.unicodeScalars.count)
    return true
  }

  /// Whether the line is a marker between documents.
  fileprivate var isDocumentStart: Bool {
    var line = self
    return line.removePrefix("---") && line.allSatisfy(\.properties.isWhitespace)
  }

  fileprivate mutating func removeQuotationMark() {
    if first == "\"" || first == "'" { removeFirst() }
  }
}

extension SourceValue {
  /// Returns a mapping with the entries of another, which take precedence.
  ///
  /// - Parameter keys: The keys whose mappings are merged, too.
  fileprivate func merging(_ other: SourceValue, keys: [String]) -> SourceValue {
    var result = SourceValue(content: content, span: other.span, origin: other.origin)
    for entry in other.entries ?? [] {
      var value = entry.value
      if keys.contains(entry.key), let earlier = self[entry.key], earlier.entries != nil,
        value.entries != nil
      {
        value = earlier.merging(value, keys: [])
      }
      result = result.replacing(entry.key, span: entry.keySpan, with: value)
    }
    return result
  }

  /// Returns the value with spans in a file that a recipe includes.
  fileprivate func inFile(_ file: Int) -> SourceValue {
    let content: Content =
      switch content {
      case .null, .plain, .quoted: content
      case .list(let elements): .list(elements.map { $0.inFile(file) })
      case .mapping(let entries):
        .mapping(
          entries.map { entry in
            Entry(
              key: entry.key, keySpan: entry.keySpan.inFile(file), value: entry.value.inFile(file))
          })
      }
    return SourceValue(content: content, span: span.inFile(file), origin: origin)
  }
}

extension SourceSpan {
  /// Returns the span in a file that a recipe includes.
  fileprivate func inFile(_ file: Int) -> SourceSpan {
    SourceSpan(line: line, column: column, length: length, file: file)
  }
}
