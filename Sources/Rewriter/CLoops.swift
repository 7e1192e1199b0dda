import SwiftParser
import SwiftSyntax

/// Rewrites the loops of C that Swift 3 removed, before the file is parsed: `for var i = 0; i < 3; i++ { … }` becomes
/// `do { var i = 0; while i < 3 { defer { i++ }; … } }` on the same lines.
enum CLoops {
  /// The parts of a loop, as indexes of tokens.
  private struct Loop {
    let keyword: Int
    /// The first tokens of the parts, and the tokens behind them.
    var parts: [Range<Int>]
    let open: Int
    let close: Int
  }

  /// Returns the source without such loops.
  static func rewritten(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    // Nested loops are rewritten from the outside inward, each in a pass of its own.
    for _ in 0..<100 {
      guard let next = rewriteFirst(bytes) else { break }
      bytes = next
    }
    return bytes
  }

  private static func rewriteFirst(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.contains(UInt8(ascii: ";")) else { return nil }
    let syntax = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let tokens = syntax.tokens(viewMode: .all).filter { $0.presence == .present }
    for index in tokens.indices where tokens[index].tokenKind == .keyword(.for) {
      guard let loop = loop(at: index, tokens) else { continue }
      return rewrite(loop, tokens, bytes)
    }
    return nil
  }

  /// Returns the parts of a loop of C that starts at a token; nil for another loop.
  private static func loop(at keyword: Int, _ tokens: [TokenSyntax]) -> Loop? {
    var (depth, separators, open) = (0, [Int](), Int?.none)
    for index in tokens.indices.dropFirst(keyword + 1) {
      switch tokens[index].tokenKind {
      case .leftParen, .leftSquare: depth += 1
      case .rightParen, .rightSquare: depth -= 1
      case .keyword(.in) where depth <= 1: return nil
      case .semicolon where depth <= 1: separators.append(index)
      case .leftBrace: if separators.count == 2 { open = index }
      default: break
      }
      if tokens[index].tokenKind == .leftBrace { break }
    }
    guard let open, separators.count == 2, let close = closing(open, tokens) else { return nil }
    var (start, end) = (keyword + 1, open)
    if tokens[start].tokenKind == .leftParen, tokens[end - 1].tokenKind == .rightParen {
      (start, end) = (start + 1, end - 1)
    }
    guard start <= separators[0], separators[1] < end || separators[1] + 1 == end else {
      return nil
    }
    return Loop(
      keyword: keyword,
      parts: [
        start..<separators[0], (separators[0] + 1)..<separators[1], (separators[1] + 1)..<end,
      ],
      open: open, close: close)
  }

  private static func closing(_ open: Int, _ tokens: [TokenSyntax]) -> Int? {
    var depth = 0
    for index in tokens.indices.dropFirst(open) {
      switch tokens[index].tokenKind {
      case .leftBrace: depth += 1
      case .rightBrace:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  private static func rewrite(_ loop: Loop, _ tokens: [TokenSyntax], _ bytes: [UInt8]) -> [UInt8] {
    func text(_ part: Range<Int>) -> String {
      guard let first = part.first, let last = part.last else { return "" }
      let range =
        tokens[first].trimmedBytes.lowerBound..<tokens[last].trimmedBytes.upperBound
      return String(decoding: bytes[range], as: UTF8.self)
    }
    /// The steps of the last part, which commas separate.
    var steps = ""
    var depth = 0
    for index in loop.parts[2] {
      switch tokens[index].tokenKind {
      case .leftParen, .leftSquare: depth += 1
      case .rightParen, .rightSquare: depth -= 1
      default: break
      }
      let isSeparator = tokens[index].tokenKind == .comma && depth == 0
      steps += isSeparator ? "; " : tokens[index].text + tokens[index].trailingTrivia.description
    }
    let condition = text(loop.parts[1])
    let start = text(loop.parts[0])
    let head =
      "do { \(start.isEmpty ? "" : start + "; ")while \(condition.isEmpty ? "true" : condition) "
    let body = steps.isEmpty ? "" : " defer { \(steps.trimmed) };"
    let keyword = tokens[loop.keyword].trimmedBytes.lowerBound
    let open = tokens[loop.open].trimmedBytes
    let close = tokens[loop.close].trimmedBytes.upperBound
    let lines = bytes[keyword..<open.lowerBound].count { $0 == UInt8(ascii: "\n") }
    let kept = head.utf8.count { $0 == UInt8(ascii: "\n") }
    let added = String(repeating: "\n", count: max(lines - kept, 0))
    return Array(bytes[..<keyword]) + Array((head + added + "{" + body).utf8)
      + Array(bytes[open.upperBound..<close]) + Array(" }".utf8) + Array(bytes[close...])
  }
}

extension String {
  fileprivate var trimmed: Substring {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
