import Testing

/// A file, and what the rewriter makes of it.
struct RewriterRow: Sendable, CustomTestStringConvertible {
  let id: String
  let input: String
  /// The lines of the output, without those that are added behind the last one.
  let output: String
  /// Parts of the lines behind the last one.
  var additions: [String] = []
  /// The warnings and errors, as `line:column: code: message`.
  var messages: [String] = []
  /// Whether the edits determine the places of the input in the output.
  var mapsColumns = true

  init(
    _ id: String, _ input: String, _ output: String, additions: [String] = [],
    messages: [String] = [], mapsColumns: Bool = true
  ) {
    self.id = id
    self.input = input
    self.output = output
    self.additions = additions
    self.messages = messages
    self.mapsColumns = mapsColumns
  }

  var testDescription: String { id }

  /// Rewrites the input, and compares what the rewriter returns.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let result = try RewriterProgram.run([("Input.swift", "import UIKit\n" + input)])
    let lines = result.texts[0].split(separator: "\n", omittingEmptySubsequences: false)
    let count = output.split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(lines.first == "import UIKit", sourceLocation: sourceLocation)
    let own = lines.dropFirst().prefix(count).joined(separator: "\n")
    #expect(
      own.withoutPath == output, "\(id):\n\(own)", sourceLocation: sourceLocation)
    let added = lines.dropFirst(1 + count).joined(separator: "\n")
    for text in additions {
      #expect(added.contains(text), "\(id): \(added)", sourceLocation: sourceLocation)
    }
    let found = (result.report.warnings + result.report.errors).map {
      "\($0.line - 1):\($0.column): \($0.code): \($0.message)"
    }
    #expect(found == messages, "\(id)", sourceLocation: sourceLocation)
    guard mapsColumns else { return }
    expectColumns(of: result, 0, "import UIKit\n" + input, sourceLocation: sourceLocation)
  }
}

/// Expects that the edits of a report map the columns of the output to those of the input.
///
/// Where the edits of a line say that the text is unchanged, each character is that of the input, or a space.
func expectColumns(
  of result: RewriterProgram.Output, _ index: Int, _ input: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let before = Array(input.utf8).split(separator: 10, omittingEmptySubsequences: false)
  let after = Array(result.texts[index].utf8).split(separator: 10, omittingEmptySubsequences: false)
  let edits = Dictionary(grouping: result.report.files[index].edits, by: \.line)
  // Members that are moved have their lines at another place.
  guard !result.texts[index].contains("#sourceLocation") else { return }
  #expect(before.count <= after.count + 1, sourceLocation: sourceLocation)
  for (number, (old, new)) in zip(before, after).enumerated() {
    var old = old
    var new = new
    var column = 1
    func drop(_ count: Int) {
      for (first, second) in zip(old.prefix(count), new.prefix(count)) {
        // Blank text, and conditions of `#if`, which keep their width.
        guard first != second, second != 32 else { continue }
        let condition = String(decoding: before[number], as: UTF8.self).contains("#")
        #expect(
          condition, "line \(number + 1): \(String(decoding: after[number], as: UTF8.self))",
          sourceLocation: sourceLocation)
        return
      }
      old = old.dropFirst(count)
      new = new.dropFirst(count)
    }
    let inLine = (edits[number + 1] ?? []).sorted {
      ($0.column, $0.oldLength) < ($1.column, $1.oldLength)
    }
    for edit in inLine {
      drop(edit.column - column)
      old = old.dropFirst(edit.oldLength)
      new = new.dropFirst(edit.newLength)
      column = edit.column + edit.oldLength
    }
    // Text of several lines ends a line without an edit.
    drop(min(old.count, new.count))
  }
}

extension String {
  /// The text with the name of the file in place of its path in `#sourceLocation`.
  fileprivate var withoutPath: String {
    replacing(/file: "[^"]*\//, with: "file: \"")
  }
}
