/// What one property of a recipe does to an object once there is one.
typealias Setting<Target> = @MainActor @Sendable (Target, Occasion) -> Void

/// A property of a kind of object: how its value is written, and how it is set.
///
/// One row serves wherever the property is named: where the object is declared and in `set`.
struct Property<Target>: KeyDescription {
  let name: String
  let expectation: String
  let form: Form
  let summary: String
  let isRequired: Bool
  /// Nothing: what is not said stays as UIKit has it.
  var usual: SourceValue? { nil }
  /// Reads a value into what it does.
  ///
  /// Nothing if the value is wrong, which is reported.
  let read: @Sendable (SourceValue, Checker) -> Setting<Target>?

  /// Creates a property of a type that is set by a closure.
  init<Value: Sendable>(
    _ name: String, _ type: ValueType<Value>, isRequired: Bool = false, _ summary: String,
    set: @escaping @MainActor @Sendable (Target, Value, Occasion) -> Void
  ) {
    self.init(
      name: name, expectation: type.expectation, form: type.form, isRequired: isRequired,
      summary: summary
    ) { source, checker in
      guard let value = checker.readLater({ type.read(source, $0) }) else { return nil }
      return { target, occasion in
        if let value = value(occasion.hand) { set(target, value, occasion) }
      }
    }
  }

  /// Creates a property of a type that is set by a closure which needs to know nothing of the scene.
  init<Value: Sendable>(
    _ name: String, _ type: ValueType<Value>, isRequired: Bool = false, _ summary: String,
    set: @escaping @MainActor @Sendable (Target, Value) -> Void
  ) {
    self.init(name, type, isRequired: isRequired, summary) { target, value, _ in
      set(target, value)
    }
  }

  private init(
    name: String, expectation: String, form: Form, isRequired: Bool, summary: String,
    read: @escaping @Sendable (SourceValue, Checker) -> Setting<Target>?
  ) {
    self.name = name
    self.expectation = expectation
    self.form = form
    self.isRequired = isRequired
    self.summary = summary
    self.read = read
  }

  /// The same property in a table of a more general class.
  ///
  /// Objects that are not of this class ignore it.
  func of<General>(_ type: General.Type) -> Property<General> {
    let read = self.read
    return .init(
      name: name, expectation: expectation, form: form, isRequired: isRequired, summary: summary
    ) { source, checker in
      guard let setting = read(source, checker) else { return nil }
      return { target, occasion in
        if let target = target as? Target { setting(target, occasion) }
      }
    }
  }
}

extension Fields {
  /// Reads those properties of a table that are there, in the table's order.
  func settings<Target>(_ properties: [Property<Target>]) -> [Setting<Target>] {
    properties.compactMap { property in
      value[property.name].flatMap { written in
        checker.with(subject: "'\(property.name)'") { property.read(written, checker) }
      }
    }
  }
}
