/// A value for a parameter of a recipe, as `--set name=value` passes it.
public struct RecipeSetting: Hashable, Sendable, CustomStringConvertible {
  /// The parameter's name.
  public let name: String
  /// The value, as it would be written in the recipe.
  public let value: String

  /// Creates a setting.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
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
