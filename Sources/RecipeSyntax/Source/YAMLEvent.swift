import CYAML

/// A part of a YAML text, in the order of the text.
struct YAMLEvent {
  /// The kinds of parts.
  enum Kind {
    case scalar(String, isPlain: Bool)
    case alias(String)
    case listStart(isInBrackets: Bool)
    case mappingStart(isInBrackets: Bool)
    /// The end of a list or a mapping.
    case collectionEnd
    /// The start or the end of a document, or the start of the text.
    case document
    case textEnd
  }

  let kind: Kind
  /// The name that aliases refer to the value by.
  let anchor: String?
  /// The tag of a scalar that YAML does not define, such as `!open`.
  private(set) var localTag: String?
  /// The first character, including that of an anchor or a tag.
  let start: YAMLMark
  /// The character after the last one.
  let end: YAMLMark
}

/// The position of a character; lines and columns are counted from 1, columns in Unicode scalars.
struct YAMLMark {
  let line: Int
  let column: Int

  init(_ mark: yaml_mark_t) {
    line = Int(clamping: mark.line) + 1
    column = Int(clamping: mark.column) + 1
  }
}

extension YAMLEvent {
  /// Converts an event of libyaml.
  init(_ event: yaml_event_t) {
    start = YAMLMark(event.start_mark)
    end = YAMLMark(event.end_mark)
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      // Text without quotes may still have several lines.
      let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
      kind = .scalar(String(decoding: bytes, as: UTF8.self), isPlain: isPlain)
      anchor = Self.text(scalar.anchor)
      localTag = Self.text(scalar.tag).flatMap { $0.hasPrefix("!") && $0.count > 1 ? $0 : nil }
    case YAML_ALIAS_EVENT:
      kind = .alias(Self.text(event.data.alias.anchor) ?? "")
      anchor = nil
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      kind = .listStart(isInBrackets: start.style == YAML_FLOW_SEQUENCE_STYLE)
      anchor = Self.text(start.anchor)
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      kind = .mappingStart(isInBrackets: start.style == YAML_FLOW_MAPPING_STYLE)
      anchor = Self.text(start.anchor)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      kind = .collectionEnd
      anchor = nil
    case YAML_STREAM_END_EVENT:
      kind = .textEnd
      anchor = nil
    default:
      kind = .document
      anchor = nil
    }
  }

  private static func text(_ pointer: UnsafePointer<UInt8>?) -> String? {
    pointer.map { String(decodingCString: $0, as: UTF8.self) }
  }
}
