import Flipbook
import Foundation

/// Tells on the standard error stream how far something has come.
@MainActor
final class ProgressBar {
  private var writer: ProgressWriter

  init(name: String, style: ProgressStyle) {
    writer = ProgressWriter(
      name: name, style: style, isTerminal: isatty(STDERR_FILENO) == 1)
  }

  func show(_ progress: RenderProgress) {
    if let text = writer.text(for: progress) { write(text, to: .standardError) }
  }

  func end() { write(writer.end(), to: .standardError) }
}
