/// A value for a parameter of a recipe, as `--set name=value` or a file passes it.
public struct RecipeSetting: Sendable, CustomStringConvertible {
  /// The parameter's name.
  public let name: String
  /// The value, as it would be written in the recipe.
  public let value: String
  /// The value that was read from a file; nil for one on the command line.
  let content: SourceValue?
  /// The setting's position in a file; nil for another one.
  package let origin: Origin?
  /// Where the setting is from, such as `--set size=3` or `values.yaml:3:7`.
  let source: String

  /// Creates a setting.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
    content = nil
    origin = nil
    source = "--set \("\(name)=\(value)".shortened)"
  }

  /// Creates a setting that was read from a file.
  init(name: String, content: SourceValue, origin: Origin) {
    self.name = name
    self.content = content
    self.origin = origin
    value = content.flowText
    source = "\(origin.file):\(origin.value.line):\(origin.value.column)"
  }

  /// Creates a setting to a value that was read elsewhere.
  package init(name: String, content: SourceValue, source: String) {
    self.name = name
    self.content = content
    self.source = source
    value = content.flowText
    origin = nil
  }

  /// Parses `name=value`; returns nil if the equals sign or the name is missing.
  public init?(_ argument: String) {
    guard let equals = argument.firstIndex(of: "="), equals != argument.startIndex else {
      return nil
    }
    self.init(
      name: String(argument[..<equals]), value: String(argument[argument.index(after: equals)...]))
  }

  /// `name=value`, shortened to fit into a message.
  public var description: String { "\(name)=\(value)".shortened }
}

extension RecipeSetting: Hashable {
  /// Compares names and values; values with equal text are equal.
  public static func == (left: RecipeSetting, right: RecipeSetting) -> Bool {
    left.name == right.name && left.value == right.value && left.origin == right.origin
  }

  /// Hashes the name and the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(value)
  }
}

extension SourceValue {
  /// The value on one line, as YAML in which only quoted text is quoted.
  package var flowText: String {
    switch content {
    case .null: "null"
    case .plain(let text): text
    case .quoted(let text):
      "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    case .list(let elements): "[\(elements.map(\.flowText).joined(separator: ", "))]"
    case .mapping(let entries):
      "{ \(entries.map { "\($0.key): \($0.value.flowText)" }.joined(separator: ", ")) }"
    }
  }
}
