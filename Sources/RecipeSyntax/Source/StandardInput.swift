import Foundation

/// The standard input of the process as the text of a recipe, for the path `-`.
package enum StandardInput {
  /// The path that stands for the standard input.
  package static let path = "-"
  /// The name of the standard input in messages.
  package static let name = "<stdin>"
  /// The name of a recipe that was read from the standard input.
  static let recipeName = "stdin"

  /// What the standard input contains, up to one byte more than a recipe may have; an error code if
  /// it cannot be read.
  ///
  /// It is read once, so that a recipe may be played with several settings.
  static let content = Result { () throws(ReadingError) in
    try read(upToCount: Limits.fileSize + 1)
  }

  /// An error of the system while reading.
  struct ReadingError: Error {
    let code: Int32
  }

  private static func read(upToCount limit: Int) throws(ReadingError) -> Data {
    var data = Data()
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while data.count < limit {
      var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      // Waiting without a limit would ignore that the user ends the program.
      let ready = poll(&request, 1, 100)
      if Task.isCancelled { throw ReadingError(code: EINTR) }
      if ready == 0 || ready < 0 && errno == EINTR { continue }
      let count = Foundation.read(STDIN_FILENO, &piece, min(piece.count, limit - data.count))
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count >= 0 else { throw ReadingError(code: errno) }
      guard count > 0 else { break }
      data += piece[..<count]
    }
    return data
  }
}

extension SourceText {
  /// Whether the text was read from the standard input, so that it has no folder.
  package var isStandardInput: Bool { file == StandardInput.name }
}
