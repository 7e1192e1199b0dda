import Foundation

/// What the rewriter found and did, in the JSON that it prints.
struct Report: Encodable {
  struct Entry: Encodable {
    let kind: String
    let name: String?
  }

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

  let entry: Entry
  let candidates: [String]
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
      edits: file.edits.inOrder.compactMap { edit in
        let place = file.lines.position(of: edit.range.lowerBound)
        let length = edit.text.split(separator: "\n", omittingEmptySubsequences: false)[0].utf8
          .count
        guard edit.range.count != edit.text.utf8.count else { return nil }
        return Report.Edit(
          line: place.line, column: place.column, oldLength: edit.range.count, newLength: length)
      })
  }
}
