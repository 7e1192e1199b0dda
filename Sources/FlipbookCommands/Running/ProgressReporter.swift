import Flipbook

/// Reports the progress of renders on the standard error stream.
@MainActor
final class ProgressReporter {
  private let context: CommandContext
  private let style: ProgressStyle
  private var writers: [String: ProgressWriter] = [:]

  init(_ style: ProgressStyle, in context: CommandContext) {
    self.style = style
    self.context = context
  }

  /// Reports the progress of the render with a name.
  func report(_ name: String, _ progress: RenderProgress) {
    var writer =
      writers[name]
      ?? ProgressWriter(name: name.onOneLine, style: style, isTerminal: context.isTerminal)
    if let text = writer.text(for: progress) { context.writeProgress(text) }
    writers[name] = writer
  }

  /// Ends the lines of unfinished bars.
  func end() {
    for name in writers.keys.sorted() {
      if let text = writers[name]?.end(), !text.isEmpty { context.writeProgress(text) }
    }
  }
}
