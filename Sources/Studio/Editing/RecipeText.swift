import RecipeSyntax

/// The error for a change of a recipe's text that cannot be made.
struct EditError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// A change of a recipe's text, which keeps everything else as it is written.
struct RecipeEdit: Equatable {
  /// The whole text before and after.
  let before: String
  let after: String
  /// The first line that differs, counted from 1.
  let line: Int
  /// The lines that differ.
  let linesBefore: String
  let linesAfter: String

  init(from before: String, to after: String) {
    self.before = before
    self.after = after
    let old = before.split(separator: "\n", omittingEmptySubsequences: false)
    let new = after.split(separator: "\n", omittingEmptySubsequences: false)
    var first = 0
    while first < min(old.count, new.count), old[first] == new[first] { first += 1 }
    var last = 0
    while last < min(old.count, new.count) - first,
      old[old.count - 1 - last] == new[new.count - 1 - last]
    {
      last += 1
    }
    line = first + 1
    linesBefore = old[first..<old.count - last].joined(separator: "\n")
    linesAfter = new[first..<new.count - last].joined(separator: "\n")
  }
}

/// The text of a recipe, or of a file that it includes, to be changed.
///
/// Every change is read again, and refused if anything but what was to change is different.
struct RecipeText {
  let text: String
  private let root: SourceValue
  private let scalars: [Unicode.Scalar]
  /// The index of the first scalar of each line.
  private let lineStarts: [Int]

  /// Reads a text; an error if it is not YAML.
  init(_ text: String) throws(EditError) {
    self.text = text
    var problem: Diagnostic?
    let root = YAMLReader.read(SourceText(file: "", text: text)) { problem = problem ?? $0 }
    guard let root, problem == nil, root.entries != nil else {
      throw EditError("the file is not valid: \(problem?.message ?? "expected a mapping")")
    }
    self.root = root
    let scalars = Array(text.unicodeScalars)
    self.scalars = scalars
    lineStarts = [0] + scalars.indices.filter { scalars[$0] == "\n" }.map { $0 + 1 }
  }

  /// Returns the text with another value of a parameter.
  func settingParameter(_ name: String, to value: String) throws(EditError) -> RecipeEdit {
    guard let current = root["params"]?[name] else {
      throw EditError("the file declares no parameter '\(name)'")
    }
    return try replacing(current, with: value, at: ["params", name])
  }

  /// Returns the text with another duration of the recipe.
  func settingDuration(to value: String) throws(EditError) -> RecipeEdit {
    guard let current = root["duration"] else {
      throw EditError("the file declares no duration")
    }
    guard
      current.text.map({ !$0.utf8.contains(UInt8(ascii: "$")) && $0.first?.isNumber == true })
        ?? false
    else {
      throw EditError("the touches end after the recipe, whose duration is an expression")
    }
    return try replacing(current, with: value, at: ["duration"])
  }

  private func replacing(
    _ current: SourceValue, with value: String, at path: [String]
  ) throws(EditError) -> RecipeEdit {
    let range = try extent(of: current)
    var problem: Diagnostic?
    let new = YAMLReader.read(SourceText(file: "", text: value)) { problem = problem ?? $0 }
    guard let new, problem == nil, !value.utf8.contains(UInt8(ascii: "\n")),
      Self.isWhole(value, new)
    else {
      throw EditError("invalid value '\(value.shortened)' for '\(path.joined(separator: "."))'")
    }
    // Nothing follows the colon of an empty value.
    let isJoined = range.isEmpty && range.lowerBound > 0 && scalars[range.lowerBound - 1] == ":"
    let changed = replacing(range, with: isJoined ? " \(value)" : value)
    try check(changed, root.replacing(at: path, with: new))
    return RecipeEdit(from: text, to: changed)
  }

  /// Returns whether a text consists of a value alone: a comment would end up in front of the file's.
  private static func isWhole(_ text: String, _ value: SourceValue) -> Bool {
    if case .plain = value.content { return value.span.length == text.unicodeScalars.count }
    return text.last.map { "]}\"'".contains($0) } ?? false
  }

  /// Returns the text with more entries at the end of the timeline.
  func addingToTimeline(_ entries: [String]) throws(EditError) -> RecipeEdit {
    var added: [SourceValue] = []
    for entry in entries {
      guard let value = YAMLReader.read(SourceText(file: "", text: entry), report: { _ in }) else {
        throw EditError("invalid entry '\(entry.shortened)'")
      }
      added.append(value)
    }
    let timeline = root["timeline"]
    let elements = timeline?.elements ?? []
    if let timeline, timeline.elements == nil {
      throw EditError("the timeline is not a list")
    }
    let changed: String
    if let last = elements.last {
      changed = try adding(entries, after: last)
    } else if let timeline {
      changed = replacing(try extent(of: timeline), with: "[\(entries.joined(separator: ", "))]")
    } else {
      let ends = text.isEmpty || text.hasSuffix("\n")
      changed =
        text + (ends ? "" : "\n") + "timeline:\n"
        + entries.map { "  - \($0)\n" }.joined()
    }
    let list = SourceValue(
      content: .list(elements + added), span: SourceSpan(line: 1, column: 1, length: 1))
    try check(changed, root.replacing("timeline", with: list))
    return RecipeEdit(from: text, to: changed)
  }

  private func adding(_ entries: [String], after last: SourceValue) throws(EditError) -> String {
    let start = try index(of: last.span)
    // A dash before the element: the list is written in lines.
    var before = start - 1
    while before >= 0, scalars[before] == " " { before -= 1 }
    let lineStart = lineStarts[last.span.line - 1]
    let isBlock =
      before >= lineStart && scalars[before] == "-"
      && scalars[lineStart..<before].allSatisfy { $0 == " " }
    guard isBlock else {
      let end = try extent(of: last).upperBound
      return replacing(end..<end, with: entries.map { ", \($0)" }.joined())
    }
    let indent = before - lineStart
    var line = last.span.line
    // Lines that are indented further belong to the element; comments and empty lines at its end do
    // not.
    var end = line
    while line < lineStarts.count {
      let content = scalars[lineStarts[line]...].prefix { $0 != "\n" }
      let spaces = content.prefix { $0 == " " }.count
      let rest = content.dropFirst(spaces)
      if rest.isEmpty || rest.first == "\r" || rest.first == "#" {
        line += 1
        continue
      }
      guard spaces > indent else { break }
      line += 1
      end = line
    }
    let place = end < lineStarts.count ? lineStarts[end] : scalars.count
    let missing = place > 0 && scalars[place - 1] != "\n" ? "\n" : ""
    let spaces = String(repeating: " ", count: indent)
    return replacing(
      place..<place, with: missing + entries.map { "\(spaces)- \($0)\n" }.joined())
  }

  private func replacing(_ range: Range<Int>, with text: String) -> String {
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars[..<range.lowerBound])
    result.append(contentsOf: text.unicodeScalars)
    result.append(contentsOf: scalars[range.upperBound...])
    return String(result)
  }

  /// Throws if a changed text has other values than expected.
  private func check(_ text: String, _ expected: SourceValue) throws(EditError) {
    let changed = try RecipeText(text)
    guard changed.root.hasSameContent(as: expected) else {
      throw EditError("the value cannot be changed here without changing others: use an editor")
    }
  }

  private func index(of span: SourceSpan) throws(EditError) -> Int {
    guard lineStarts.indices.contains(span.line - 1) else {
      throw EditError("the value was not found in the file")
    }
    // A byte order mark is not counted in columns.
    let mark = span.line == 1 && scalars.first == "\u{FEFF}" ? 1 : 0
    return min(scalars.count, lineStarts[span.line - 1] + span.column - 1 + mark)
  }

  /// Returns the range of a value that is written in one piece.
  private func extent(of value: SourceValue) throws(EditError) -> Range<Int> {
    let start = try index(of: value.span)
    let end: Int?
    switch value.content {
    case .null: end = start
    case .plain: end = start + value.span.length
    case .quoted: end = endOfQuotedText(from: start)
    case .list, .mapping: end = endOfBrackets(from: start)
    }
    guard let end, end <= scalars.count else {
      throw EditError("the value is written in several lines: change it in an editor")
    }
    return start..<end
  }

  private func endOfQuotedText(from start: Int) -> Int? {
    guard scalars.indices.contains(start) else { return nil }
    let quote = scalars[start]
    guard quote == "\"" || quote == "'" else { return nil }
    var index = start + 1
    while index < scalars.count {
      if quote == "\"", scalars[index] == "\\" {
        index += 2
      } else if scalars[index] != quote {
        index += 1
      } else if quote == "'", index + 1 < scalars.count, scalars[index + 1] == quote {
        index += 2
      } else {
        return index + 1
      }
    }
    return nil
  }

  private func endOfBrackets(from start: Int) -> Int? {
    guard scalars.indices.contains(start), "[{".unicodeScalars.contains(scalars[start]) else {
      return nil
    }
    var (depth, index) = (0, start)
    while index < scalars.count {
      switch scalars[index] {
      case "[", "{": depth += 1
      case "]", "}":
        depth -= 1
        if depth == 0 { return index + 1 }
      case "\"", "'":
        // Quotes within a word are part of it.
        let isStart = " [{,:".unicodeScalars.contains(scalars[index - 1])
        guard isStart else { break }
        guard let end = endOfQuotedText(from: index) else { return nil }
        index = end
        continue
      case "#" where scalars[index - 1] == " ":
        while index < scalars.count, scalars[index] != "\n" { index += 1 }
        continue
      default: break
      }
      index += 1
    }
    return nil
  }
}

extension SourceValue {
  /// Returns a mapping with another value at a path of keys.
  fileprivate func replacing(at path: [String], with value: SourceValue) -> SourceValue {
    guard let first = path.first else { return value }
    let inner = self[first]?.replacing(at: Array(path.dropFirst()), with: value) ?? value
    return replacing(first, with: inner)
  }

  /// Returns whether two values have the same content, wherever they are written.
  fileprivate func hasSameContent(as other: SourceValue) -> Bool {
    switch (content, other.content) {
    case (.null, .null): true
    case (.plain(let one), .plain(let two)), (.quoted(let one), .quoted(let two)): one == two
    case (.list(let one), .list(let two)):
      one.count == two.count && zip(one, two).allSatisfy { $0.hasSameContent(as: $1) }
    case (.mapping(let one), .mapping(let two)):
      one.count == two.count
        && zip(one, two).allSatisfy { $0.key == $1.key && $0.value.hasSameContent(as: $1.value) }
    default: false
    }
  }
}
