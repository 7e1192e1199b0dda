import SwiftParser
import SwiftSyntax

/// A Swift file of the program that is rewritten.
final class SourceFile {
  let path: String
  let bytes: [UInt8]
  let syntax: SourceFileSyntax
  /// The bytes as text, for rules that first look for a word anywhere in the file.
  private(set) lazy var text = String(decoding: bytes, as: UTF8.self)
  let lines: LineTable
  /// The position of the file among those of the program.
  let index: Int

  /// Whether the file is in Swift 2, whose first parameters have no labels.
  var isSwift2 = false
  /// Whether the file uses names that Swift 4.2 has replaced, with the SDK of iOS 12.
  var usesOldNames = false
  var edits = SourceEdits()
  /// Declarations that are added behind the last line.
  var additions: [String] = []
  var messages: [Message] = []
  /// The names of the selectors that the file uses.
  var usedSelectors: Set<String> = []
  /// Calls that add methods of UIKit's to the table of methods.
  var foreignMethods: [String] = []
  /// The names of the properties that the file assigns.
  lazy var assignedNames = AssignmentCollector.names(in: syntax)

  init(path: String, bytes: [UInt8], index: Int) {
    let bytes = CLoops.rewritten(bytes)
    self.path = path
    self.bytes = bytes
    self.index = index
    syntax = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    lines = LineTable(bytes)
  }

  /// The name of the file, without its folder.
  var name: String { String(path.split(separator: "/").last ?? "") }

  /// Reports a warning or an error at a node.
  func report(_ code: Message.Code, _ text: String, at node: some SyntaxProtocol) {
    let place = lines.position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    messages.append(
      Message(file: path, line: place.line, column: place.column, code: code, text: text))
  }

  /// Replaces a node, without the trivia around it.
  func replace(_ node: some SyntaxProtocol, with text: String) {
    replace(node.trimmedBytes, with: text)
  }

  /// Replaces a range of bytes.
  ///
  /// The lines behind it keep their numbers, and what is behind it on its last line keeps its column, if the range has
  /// several lines.
  func replace(_ range: Range<Int>, with text: String) {
    let start = lines.position(of: range.lowerBound)
    let end = lines.position(of: range.upperBound)
    let missing = end.line - start.line - text.utf8.count { $0 == UInt8(ascii: "\n") }
    guard missing > 0 else { return edits.replace(range, with: text) }
    edits.replace(
      range,
      with: text + String(repeating: "\n", count: missing)
        + String(repeating: " ", count: end.column - 1))
  }

  /// Replaces a node by spaces.
  func blank(_ node: some SyntaxProtocol) {
    edits.blank(node.trimmedBytes, in: bytes)
  }

  /// Inserts text in front of a node.
  func insert(_ text: String, before node: some SyntaxProtocol) {
    edits.insert(text, at: node.trimmedBytes.lowerBound)
  }

  /// The rewritten text, with the same lines, and the added declarations behind them.
  var output: [UInt8] {
    var result = edits.applied(to: bytes)
    if !additions.isEmpty {
      if result.last != UInt8(ascii: "\n") { result.append(UInt8(ascii: "\n")) }
      result += Array(additions.joined(separator: "\n").utf8)
      result.append(UInt8(ascii: "\n"))
    }
    return result
  }
}

extension SyntaxProtocol {
  /// The bytes of the node, without the trivia around it.
  var trimmedBytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
