import Foundation

/// What the rewriter found and did, in the JSON that it prints.
struct Report: Encodable {
  struct Entry: Encodable {
    let kind: String
    let name: String?
  }

  /// A change of the columns behind it on a line, all in bytes and from 1.
  struct Edit: Encodable {
    let line: Int
    let column: Int
    let oldLength: Int
    let newLength: Int
  }

  struct File: Encodable {
    let path: String
    let output: String
    let edits: [Edit]
  }

  struct Message: Encodable {
    let file: String
    let line: Int
    let column: Int
    let message: String
    let code: String
  }

  /// A class that the program could show.
  struct Class: Encodable {
    let name: String
    /// "view" or "controller".
    let kind: String
    /// Whether no other one is more likely.
    let isCandidate: Bool
    /// Whether it has an initializer that the entry of a program can call.
    let isCreatable: Bool
  }

  let entry: Entry
  let classes: [Class]
  let files: [File]
  let warnings: [Message]
  let errors: [Message]
}

extension Report.Message {
  init(_ message: Message) {
    self.init(
      file: message.file, line: message.line, column: message.column, message: message.text,
      code: message.code.rawValue)
  }
}

extension Report.File {
  init(_ file: SourceFile, output: String) {
    self.init(
      path: file.path, output: output,
      edits: file.edits.all.compactMap { edit in
        // Text of several lines keeps the columns behind it, as spaces do.
        let isBlank = edit.text.utf8.allSatisfy { $0 == UInt8(ascii: " ") }
        guard !edit.text.utf8.contains(UInt8(ascii: "\n")),
          !isBlank || edit.range.count != edit.text.utf8.count
        else { return nil }
        let place = file.lines.position(of: edit.range.lowerBound)
        return Report.Edit(
          line: place.line, column: place.column, oldLength: edit.range.count,
          newLength: edit.text.utf8.count)
      })
  }
}
