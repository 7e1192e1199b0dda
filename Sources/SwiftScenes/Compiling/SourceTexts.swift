import Imaging
import RecipeSyntax

/// The texts of a program's sources, for the places of messages.
struct SourceTexts {
  private var lines: [String: [String]] = [:]

  /// Returns the place of a message.
  ///
  /// - Parameter column: The column, counted from 1 in bytes.
  mutating func place(file: String, line: Int, column: Int) -> Diagnostic.Place {
    if lines[file] == nil {
      let text = (try? Files.read(file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
      lines[file] = text.split(separator: "\n", omittingEmptySubsequences: false).map {
        String($0.last == "\r" ? $0.dropLast() : $0)
      }
    }
    let all = lines[file] ?? []
    let source = all.indices.contains(line - 1) ? all[line - 1] : ""
    let before = source.utf8.prefix(max(0, column - 1))
    return Diagnostic.Place(
      line: line, column: String(decoding: before, as: UTF8.self).unicodeScalars.count + 1,
      length: Self.wordLength(source, after: before.count), source: source)
  }

  /// The number of scalars of the word at a position, at least 1.
  private static func wordLength(_ source: String, after bytes: Int) -> Int {
    let rest = source.utf8.dropFirst(bytes)
    let word = rest.prefix {
      $0 == UInt8(ascii: "_") || $0 >= 0x80
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
    }
    return max(1, String(decoding: word, as: UTF8.self).unicodeScalars.count)
  }
}
