extension JSON {
  /// Converts a YAML value by the core schema of YAML 1.2.
  init(_ source: SourceValue) {
    switch source.content {
    case .null: self = .null
    case .quoted(let text): self = .text(text)
    case .plain(let text): self.init(plain: text)
    case .list(let elements): self = .list(elements.map(JSON.init))
    case .mapping(let entries):
      self = .object(
        Dictionary(entries.map { ($0.key, JSON($0.value)) }) { first, _ in first })
    }
  }

  private init(plain text: String) {
    switch text {
    case "true", "True", "TRUE": self = true
    case "false", "False", "FALSE": self = false
    case ".inf", ".Inf", ".INF", "+.inf": self = .number(.infinity)
    case "-.inf": self = .number(-.infinity)
    case ".nan", ".NaN", ".NAN": self = .number(.nan)
    default:
      // Without the hexadecimal numbers and the words that Swift reads as well.
      let isNumber = text.utf8.allSatisfy("0123456789+-.eE".utf8.contains)
      self = Double(text).flatMap { isNumber ? .number($0) : nil } ?? .text(text)
    }
  }
}
