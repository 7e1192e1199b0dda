/// How a value is written, as far as that can be told without the rest of the recipe.
///
/// What checks values tells more; this is what a description of the format can say of them.
indirect enum Form: Sendable {
  /// `true` or `false`.
  case boolean
  /// A number within a range.
  case number(ClosedRange<Double>)
  /// A whole number within a range.
  case integer(ClosedRange<Int>)
  /// Any text of at most so many characters, also one that looks like a number.
  case text(longest: Int)
  /// One of some texts.
  case words([String])
  /// A text that matches a regular expression of JavaScript's from its start to its end.
  case pattern(String)
  /// A list of so many values.
  case list(of: Form, count: ClosedRange<Int>)
  /// A list of one value of each form.
  case tuple([Form])
  /// A mapping with the keys of a table.
  case mapping(Table)
  /// A mapping with the keys of the table that the value of the key `kind` names.
  case kinds([(name: String, table: Table)], usual: String?)
  /// A mapping with one key, which names the table of the mapping below it.
  case titled([(name: String, table: Table)])
  /// A mapping from names to values, of at most so many.
  case named(Form, most: Int)
  /// A mapping of one entry or more, from texts that match a regular expression to what one of some keys may have.
  case entries([(pattern: String, keys: [any KeyDescription])])
  /// The parameters' names with what they stand for.
  case parameters
  /// A value of any of some forms.
  case any([Form])
  /// A form that is described in one place, for all who refer to it by its name.
  ///
  /// The closure breaks the circle of forms that contain themselves.
  case shared(String, @Sendable () -> Form)

  /// A form that is described in one place.
  static func shared(_ name: String, _ form: @autoclosure @escaping @Sendable () -> Form) -> Form {
    .shared(name, form)
  }

  /// A name, such as that of a view.
  static let name = shared("name", .pattern(Names.pattern))
  /// The name of something, or the path of a component's part.
  static let reference = shared("reference", .pattern("\(Names.pattern)(?:\\.[A-Za-z0-9_-]+)*"))
}
