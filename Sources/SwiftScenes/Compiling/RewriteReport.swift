/// What the rewriter of sources found and did, as it prints it in JSON.
struct RewriteReport: Decodable {
  struct Entry: Decodable {
    let kind: String
    let name: String?
  }

  /// Replaced bytes of one line.
  struct Edit: Decodable {
    /// The line, counted from 1.
    let line: Int
    /// The column in the original line, counted from 1 in bytes.
    let column: Int
    let oldLength: Int
    let newLength: Int
  }

  struct File: Decodable {
    let path: String
    let output: String
    let edits: [Edit]

    /// Returns the column of the original line for one of the rewritten line, both counted from 1 in bytes.
    func originalColumn(_ column: Int, line: Int) -> Int {
      var shift = 0
      for edit in edits where edit.line == line {
        let start = edit.column + shift
        if column < start { break }
        if column < start + edit.newLength { return edit.column }
        shift += edit.newLength - edit.oldLength
      }
      return column - shift
    }
  }

  struct Message: Decodable {
    let file: String
    let line: Int
    let column: Int
    let message: String
    let code: String
  }

  /// A class that the program could show.
  struct Class: Decodable {
    let name: String
    /// "view" or "controller".
    let kind: String
    /// Whether no other one is more likely.
    let isCandidate: Bool
    /// Whether it has an initializer that the entry of a program can call.
    let isCreatable: Bool
  }

  let entry: Entry
  /// The controllers and views of the program.
  let classes: [Class]
  let files: [File]
  let warnings: [Message]
  let errors: [Message]
}
