import Glibc

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
    try read(STDIN_FILENO, upToCount: Limits.fileSize + 1)
  }

  /// An error of the system while reading.
  struct ReadingError: Error {
    let code: Int32
  }

  /// Returns the bytes of a file or stream, up to a number of them.
  static func read(
    _ descriptor: Int32, upToCount limit: Int
  ) throws(ReadingError) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      // Waiting without a limit would ignore that the user ends the program.
      let ready = poll(&request, 1, 100)
      if ready <= 0, Task.isCancelled { throw ReadingError(code: EINTR) }
      if ready == 0 || ready < 0 && errno == EINTR { continue }
      let count = Glibc.read(descriptor, &piece, min(piece.count, limit - bytes.count))
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count >= 0 else { throw ReadingError(code: errno) }
      guard count > 0 else { break }
      bytes += piece[..<count]
    }
    return bytes
  }
}

extension SourceText {
  /// Whether the text was read from the standard input, so that it has no folder.
  package var isStandardInput: Bool { file == StandardInput.name }
}
