import ArgumentParser
import Flipbook

extension FrameRate: ExpressibleByArgument {
  /// Reads a rate.
  public init?(argument: String) { self.init(argument) }

  /// The rate as it would be written.
  public var defaultValueDescription: String { text }
}

extension RecipeSetting: ExpressibleByArgument {
  /// Reads a setting.
  public init?(argument: String) { self.init(argument) }
}

extension ProgressStyle: ExpressibleByArgument {}

extension Compression: ExpressibleByArgument {}

extension FramePattern: ExpressibleByArgument {
  /// Reads a pattern.
  public init?(argument: String) { try? self.init(argument) }

  /// The pattern as it was written.
  public var defaultValueDescription: String { text }
}

/// What may be set in a recipe.
struct Settings: ParsableArguments {
  @Option(
    name: .customLong("set"),
    help: ArgumentHelp("Another value for a parameter of the recipe.", valueName: "name=value"))
  var settings: [RecipeSetting] = []
}

/// Does something whose errors are those of flags.
func validating<Value>(_ body: () throws -> Value) throws -> Value {
  do {
    return try body()
  } catch {
    throw ValidationError("\(error)")
  }
}
