/// How a run tells how far it has come.
package enum ProgressStyle: String, CaseIterable, Sendable {
  /// A bar on a terminal, lines elsewhere.
  case auto
  /// A line at each tenth.
  case plain
  /// A JSON object in a line at each tenth.
  case json
  /// Not at all.
  case none
}

/// Turns progress into text for the standard error stream.
package struct ProgressWriter {
  private enum Form {
    case bar, line, object
  }

  private static let barWidth = 30

  private let name: String
  private let form: Form?
  private var last: String?
  private var tenth = -1

  /// Creates a writer for something called `name`.
  package init(name: String, style: ProgressStyle, isTerminal: Bool) {
    self.name = name
    form =
      switch style {
      case .auto: isTerminal ? .bar : .line
      case .plain: .line
      case .json: .object
      case .none: nil
      }
  }

  /// The text to write now; nil if there is nothing new to tell.
  package mutating func text(for progress: RenderProgress) -> String? {
    guard let form else { return nil }
    if form == .bar {
      let bar = Self.bar(name: name, progress)
      guard bar != last else { return nil }
      last = progress.done < progress.total ? bar : nil
      // A finished bar is wiped out: the result says all it said.
      return last.map { "\r\($0)" } ?? "\r\(String(repeating: " ", count: bar.count))\r"
    }
    let reached = progress.done * 10 / max(1, progress.total)
    guard reached > tenth else { return nil }
    tenth = reached
    return form == .line
      ? "\(name): \(progress.done) of \(progress.total) frames\n"
      : (try? JSONText.line(
        Event(name: name, done: progress.done, total: progress.total))) ?? ""
  }

  /// The text to write when there will be no more progress: a bar that stands there ends its line.
  package mutating func end() -> String {
    defer { last = nil }
    return last == nil ? "" : "\n"
  }

  private struct Event: Encodable {
    let name: String
    let done: Int
    let total: Int
  }

  private static func bar(name: String, _ progress: RenderProgress) -> String {
    let filled = barWidth * progress.done / max(1, progress.total)
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: barWidth - filled)
    return "\(name) \(bar) \(progress.done)/\(progress.total)"
  }
}
