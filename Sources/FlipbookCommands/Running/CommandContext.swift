import FoundationEssentials
import Glibc
import Imaging

/// The streams and the environment that a command uses.
package struct CommandContext: Sendable {
  /// The variables of the environment.
  var environment: [String: String] = [:]
  /// Whether the standard error stream is a terminal.
  var isTerminal = false
  /// Whether the standard output stream is a terminal.
  var isOutputTerminal = false
  /// Writes text to the standard output stream.
  var output: @Sendable (String) throws -> Void
  /// Writes text to the standard error stream; ignores a closed stream.
  var errors: @Sendable (String) -> Void

  /// Creates a context.
  package init(
    environment: [String: String] = [:], isTerminal: Bool = false, isOutputTerminal: Bool = false,
    output: @escaping @Sendable (String) throws -> Void,
    errors: @escaping @Sendable (String) -> Void
  ) {
    self.environment = environment
    self.isTerminal = isTerminal
    self.isOutputTerminal = isOutputTerminal
    self.output = output
    self.errors = errors
  }

  /// The context of this process.
  static let process = {
    var context = withoutEnvironment
    context.environment = ProcessInfo.processInfo.environment
    return context
  }()

  /// The context of this process for what needs none of its variables, which take 0.1 ms to read.
  static let withoutEnvironment = CommandContext(
    isTerminal: isatty(STDERR_FILENO) == 1, isOutputTerminal: isatty(Files.standardOutput) == 1,
    output: {
      try Files.write($0.fileBytes, to: Files.standardOutput, path: "to the standard output")
    },
    errors: { try? Files.write($0.fileBytes, to: STDERR_FILENO, path: "to the standard error") })

  /// Prints text on the standard output stream.
  func writeOutput(_ text: String) throws {
    try output(isOutputTerminal ? text.withoutControls : text)
  }

  /// Prints text on the standard error stream.
  func writeError(_ text: String) {
    errors(isTerminal ? text.withoutControls : text)
  }

  /// Prints text that moves the cursor on the standard error stream.
  func writeProgress(_ text: String) { errors(text) }
}

extension String {
  /// The text without control characters except line feeds and tabs, for a terminal: titles and file
  /// names must not move its cursor or change its state.
  var withoutControls: String {
    var scalars = String.UnicodeScalarView()
    scalars.append(
      contentsOf: withoutRawBytes.unicodeScalars.filter {
        $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control
      })
    return String(scalars)
  }

  /// The text on one line, without control characters, for a table or a bar.
  var onOneLine: String {
    withoutControls.replacing(/[\n\t]/, with: " ")
  }
}
