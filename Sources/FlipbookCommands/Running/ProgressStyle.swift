import Flipbook
import Imaging

/// The way that a verb reports progress.
enum ProgressStyle: String, CaseIterable, Sendable {
  /// A bar on a terminal, otherwise lines.
  case auto
  /// A line per tenth.
  case plain
  /// A JSON object on a line per tenth.
  case json
  /// No progress.
  case none
}

/// Turns the progress of one render into text for the standard error stream.
struct ProgressWriter {
  private enum Format {
    case bar, line, object
  }

  private static let barWidth = 30

  private let name: String
  private let format: Format?
  /// The bar on the terminal; nil if there is none.
  private var bar: String?
  private var tenth = -1

  /// Creates a writer for a render with a name.
  init(name: String, style: ProgressStyle, isTerminal: Bool) {
    self.name = name
    format =
      switch style {
      case .auto: isTerminal ? .bar : .line
      case .plain: .line
      case .json: .object
      case .none: nil
      }
  }

  /// Returns the text to write now; nil if it has not changed.
  mutating func text(for progress: RenderProgress) -> String? {
    guard let format else { return nil }
    if format == .bar {
      let text = barText(progress)
      guard text != bar else { return nil }
      bar = progress.done < progress.total ? text : nil
      // The result replaces a finished bar.
      return bar.map { "\r\($0)" } ?? "\r\(String(repeating: " ", count: text.count))\r"
    }
    let reached = progress.done * 10 / max(1, progress.total)
    guard reached > tenth else { return nil }
    tenth = reached
    return format == .line
      ? "\(name): \(progress.done) of \(progress.total) frames\n"
      : (try? JSONText.line(
        Event(name: name, done: progress.done, total: progress.total))) ?? ""
  }

  /// Returns the text to write after the last progress: a newline behind an unfinished bar.
  mutating func end() -> String {
    defer { bar = nil }
    return bar == nil ? "" : "\n"
  }

  private struct Event: Encodable {
    let name: String
    let done: Int
    let total: Int
  }

  private func barText(_ progress: RenderProgress) -> String {
    let filled = Self.barWidth * progress.done / max(1, progress.total)
    let bar =
      String(repeating: "█", count: filled)
      + String(repeating: "░", count: Self.barWidth - filled)
    return "\(name) \(bar) \(progress.done)/\(progress.total)"
  }
}
