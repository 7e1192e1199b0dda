/// Assigns a value that was read from a recipe to a property of an object.
typealias PropertyAssignment<Target> = @MainActor @Sendable (Target, ActionContext) -> Void

/// A property of a kind of object: how its value is written, and how it is assigned.
///
/// The same row serves the mapping that declares the object and `set`.
struct Property<Target>: KeyDescription {
  let name: String
  private let key: any KeyDescription
  /// Reads a value; returns nil after reporting an invalid one.
  let read: @Sendable (SourceValue, ReadingContext) -> PropertyAssignment<Target>?

  /// Creates a property from a key.
  ///
  /// A property without a default keeps UIKit's value if its key is absent.
  init<Value: Sendable>(
    _ key: Key<Value>, set: @escaping @MainActor @Sendable (Target, Value, ActionContext) -> Void
  ) {
    let type = key.type
    self.init(key) { source, context in
      guard let value = context.readDeferred({ type.read(source, $0) }) else { return nil }
      return { target, context in
        if let value = value.value(context.values) { set(target, value, context) }
      }
    }
  }

  /// Creates a property from a key, for an assignment that does not need the scene.
  init<Value: Sendable>(
    _ key: Key<Value>, set: @escaping @MainActor @Sendable (Target, Value) -> Void
  ) {
    self.init(key) { target, value, _ in set(target, value) }
  }

  /// Creates a property.
  init<Value: Sendable>(
    _ name: String, _ type: ValueType<Value>, isRequired: Bool = false,
    default defaultValue: String? = nil, _ summary: String,
    set: @escaping @MainActor @Sendable (Target, Value) -> Void
  ) {
    self.init(
      Key(name, type, isRequired: isRequired, default: defaultValue, summary), set: set)
  }

  /// Creates a property for an assignment that needs the scene.
  init<Value: Sendable>(
    _ name: String, _ type: ValueType<Value>, _ summary: String,
    set: @escaping @MainActor @Sendable (Target, Value, ActionContext) -> Void
  ) {
    self.init(Key(name, type, summary), set: set)
  }

  private init(
    _ key: any KeyDescription,
    read: @escaping @Sendable (SourceValue, ReadingContext) -> PropertyAssignment<Target>?
  ) {
    self.key = key
    name = key.name
    self.read = read
  }

  var expectation: String { key.expectation }
  var shape: SchemaShape { key.shape }
  var isRequired: Bool { key.isRequired }
  var defaultValue: SourceValue? { key.defaultValue }
  var summary: String { key.summary }

  /// Returns the same property for a table of a more general class; objects of other classes ignore
  /// it.
  func of<General>(_ type: General.Type) -> Property<General> {
    let read = self.read
    return .init(self) { source, context in
      guard let assign = read(source, context) else { return nil }
      return { target, context in
        if let target = target as? Target { assign(target, context) }
      }
    }
  }
}

extension Fields {
  /// Reads the properties that are present or have a default, in the order of the table.
  func assignments<Target>(_ properties: [Property<Target>]) -> [PropertyAssignment<Target>] {
    properties.compactMap { property in
      (value[property.name] ?? property.defaultValue).flatMap { written in
        property.read(written, context.with(subject: "'\(property.name)'"))
      }
    }
  }
}
