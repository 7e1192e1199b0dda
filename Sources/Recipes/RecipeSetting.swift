/// A value that a recipe's parameter gets from outside: `--set name=value`.
public struct RecipeSetting: Hashable, Sendable, CustomStringConvertible {
  /// The parameter's name.
  public let name: String
  /// The value, as it would stand in the recipe.
  public let value: String

  /// Creates a setting.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }

  /// Reads `name=value`.
  ///
  /// Nothing if there is no equals sign or no name.
  public init?(_ argument: String) {
    guard let equals = argument.firstIndex(of: "="), equals != argument.startIndex else {
      return nil
    }
    self.init(
      name: String(argument[..<equals]), value: String(argument[argument.index(after: equals)...]))
  }

  /// `name=value`, shortened.
  public var description: String { "\(name)=\(value)".shortened }
}
