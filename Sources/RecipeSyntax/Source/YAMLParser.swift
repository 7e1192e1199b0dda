import CYAML

/// Splits a YAML text into events with libyaml.
struct YAMLParser: ~Copyable {
  /// A syntax error.
  struct Problem: Error {
    /// What is wrong.
    let message: String
    /// Where it is wrong.
    let place: Place
    /// The start of what the error is in; nil if there is none.
    let context: YAMLMark?

    enum Place {
      case mark(YAMLMark)
      /// The number of bytes before the error.
      case offset(Int)
    }
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// libyaml reads from this memory until the end.
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  /// Creates a parser of a text.
  init(_ text: String) {
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    let utf8 = Array(text.utf8)
    bytes = .allocate(capacity: utf8.count)
    _ = bytes.initialize(from: utf8)
    // Without memory for its buffers, the parser keeps the error for the first event.
    guard yaml_parser_initialize(parser) == 1 else { return }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    bytes.deallocate()
  }

  /// Returns the next event.
  ///
  /// After the end of the text, its event is returned again.
  func next() throws(Problem) -> YAMLEvent {
    var event = yaml_event_t()
    guard parser.pointee.error == YAML_NO_ERROR, yaml_parser_parse(parser, &event) == 1 else {
      throw problem
    }
    defer { yaml_event_delete(&event) }
    // libyaml returns no event after the end of the text.
    guard event.type != YAML_NO_EVENT else {
      event.type = YAML_STREAM_END_EVENT
      return YAMLEvent(event)
    }
    return YAMLEvent(event)
  }

  private var problem: Problem {
    let state = parser.pointee
    let message = state.problem.map { String(cString: $0) } ?? "not enough memory"
    guard state.error != YAML_READER_ERROR else {
      return Problem(message: message, place: .offset(state.problem_offset), context: nil)
    }
    guard let context = state.context else {
      return Problem(
        message: message, place: .mark(YAMLMark(state.problem_mark)), context: nil)
    }
    return Problem(
      message: "\(String(cString: context)): \(message)",
      place: .mark(YAMLMark(state.problem_mark)),
      context: YAMLMark(state.context_mark))
  }
}
