/// Expands repetitions, templates and styles, before anything else of a recipe is read.
///
/// Each round of a repetition is the same text with another scope, so that it takes no more memory
/// than the mappings on the way to what is repeated.
package struct Expander {
  private let context: ReadingContext
  private let templates: Templates
  private let styles: Styles
  private let shortForm: ShortForm?
  private var count = 0

  /// Returns a recipe without repetitions, templates and styles; reports those that are invalid.
  ///
  /// - Parameters:
  ///   - templates: The key that declares the templates of views; they are in the scope of their
  ///     uses.
  ///   - styles: The key that declares the styles of views; they are in the scope of their uses.
  ///   - shape: The shape of a view.
  ///   - shortForm: A key of views that stands for others; nil for none.
  ///   - table: The table of the recipe's keys, by whose shapes repetitions are found.
  package static func expand(
    _ root: SourceValue, templates: some KeyDescription, styles: some KeyDescription,
    of shape: SchemaShape, shortForm: ShortForm? = nil, _ table: Table, _ context: ReadingContext
  ) -> SourceValue {
    let styles = Styles(root[styles.name])
    var expander = Expander(
      context: context, templates: Templates(root[templates.name], styles: styles, shape, context),
      styles: styles, shortForm: shortForm)
    let expanded = expander.expand(root, table, name: nil)
    guard context.parameters.count(of: expanded) < Limits.expandedValues else {
      context.report(
        .tooManyValues, "too many keys and values once repetitions are expanded", at: root.span,
        expected: "at most \(Limits.expandedValues)")
      return root
    }
    return expanded
  }

  private init(
    context: ReadingContext, templates: Templates, styles: Styles, shortForm: ShortForm?
  ) {
    self.context = context
    self.templates = templates
    self.styles = styles
    self.shortForm = shortForm
  }

  // MARK: Walking

  /// Returns an expanded value.
  ///
  /// - Parameter name: The name under which the value is declared, if it is repeated or made from a
  ///   template: what it declares is named after it.
  private mutating func expand(_ value: SourceValue, _ shape: SchemaShape, name: String? = nil)
    -> SourceValue
  {
    switch shape {
    case .mapping(let table): return expand(value, table, name: name)
    case .kinds:
      guard value.entries != nil, let table = shape.table(of: value, context) else { return value }
      return expand(value, table, name: name)
    case .titled(let kinds):
      guard let entries = value.entries else { return value }
      return value.with(
        .mapping(
          entries.map { entry in
            guard let kind = kinds[entry.key] else { return entry }
            var entry = entry
            entry.value = expand(entry.value, kind.table, name: nil)
            return entry
          }))
    case .named(let element, _):
      guard let entries = value.entries else { return value }
      return value.with(.mapping(entries.flatMap { expandEntry($0, element) }))
    case .list(let element, _):
      guard let elements = value.elements else { return value }
      return value.with(.list(elements.flatMap { expandElement($0, element) }))
    case .any(let shapes):
      return shapes.reduce(value) { expand($0, $1, name: name) }
    case .shared(_, let shape): return expand(value, shape(), name: name)
    case .boolean, .number, .integer, .text, .words, .pattern, .anything, .tuple, .entries,
      .template, .parameters:
      return value
    }
  }

  private mutating func expand(_ value: SourceValue, _ table: Table, name: String?) -> SourceValue {
    guard let entries = value.entries else { return value }
    let index = table.index
    let isExpanded = entries.contains { entry in
      index.positions[entry.key].map(index.mayContainRepetitions) ?? false
    }
    guard isExpanded else { return value }
    return value.with(
      .mapping(
        entries.map { entry in
          guard let position = index.positions[entry.key] else { return entry }
          let key = table.keys[position]
          var entry = entry
          if let name, case .keys = key.declaration {
            entry.value = entry.value.within(
              Scope(in: entry.value.scope, prefix: "\(name).", suffix: ""))
          }
          if index.mayContainRepetitions(position) {
            entry.value = expand(entry.value, key.shape)
          }
          return entry
        }))
  }

  private mutating func expandEntry(_ entry: SourceValue.Entry, _ shape: SchemaShape)
    -> [SourceValue.Entry]
  {
    // A parameter may stand for a whole entry.
    let written = context.resolveSilently(entry.value) ?? entry.value
    let template = templates.value(written, shape, context)
    let isFromTemplate = template != nil
    let value = template ?? written
    let repetition = readRepetition(of: value)
    let rounds: [SourceValue]
    switch repetition {
    case .none: rounds = [value]
    case .invalid: return []
    case .rounds(let all): rounds = all
    }
    let isRepeated = if case .rounds = repetition { true } else { false }
    return rounds.map { round in
      var copy = entry
      copy.value = styles.value(round, shape, context)
      let name = isRepeated || isFromTemplate ? copy.declaredName : nil
      if let shortForm, let written = copy.value[shortForm.key],
        shape.table(of: copy.value, context)?.index.positions[shortForm.key] != nil
      {
        copy.value = shortForm.longForm(copy, written, name != nil, context)
      }
      copy.value = expand(copy.value, shape, name: name)
      return copy
    }
  }

  private mutating func expandElement(_ element: SourceValue, _ shape: SchemaShape)
    -> [SourceValue]
  {
    switch readRepetition(of: element) {
    case .none: [expand(element, shape)]
    case .invalid: []
    case .rounds(let rounds): rounds.map { expand($0.plainValue, shape) }
    }
  }

  // MARK: Repetitions

  private enum Repetition {
    case none
    case invalid
    case rounds([SourceValue])
  }

  /// Returns the rounds of a mapping with the key `repeat`, each in a scope of its own and without
  /// that key.
  private mutating func readRepetition(of value: SourceValue) -> Repetition {
    guard let written = value[RepetitionKeys.name] else { return .none }
    let reading = context.with(subject: "'\(RepetitionKeys.name)'")
    guard let plan = ValueType<RepetitionPlan>.repetition.read(written, reading) else {
      return .invalid
    }
    count += plan.values.count
    guard count <= Limits.allRounds else {
      if count - plan.values.count <= Limits.allRounds {
        context.report(
          .tooMany, "too many repetitions", at: written.span,
          expected: "at most \(Limits.allRounds) rounds in all")
      }
      return .invalid
    }
    let content = SourceValue.Content.mapping(
      (value.ownEntries ?? []).filter { $0.key != RepetitionKeys.name })
    return .rounds(
      plan.values.enumerated().map { index, element in
        let number = SourceValue(
          content: .plain("\(index)"), span: written.span,
          origin: "repeat, line \(written.span.line)")
        let scope = Scope(
          in: plan.index.map { Scope(in: value.scope, variable: ($0, number)) } ?? value.scope,
          variable: plan.variable.map { ($0, element) },
          suffix: (value.scope?.suffix ?? "") + ".\(index)")
        return value.with(content).within(scope)
      })
  }
}

extension SourceValue {
  /// The value of a round that repeats a plain value, such as a point.
  fileprivate var plainValue: SourceValue {
    guard let entries, entries.count == 1, entries[0].key == RepetitionKeys.value else {
      return self
    }
    return entries[0].value
  }
}

extension SchemaShape {
  /// Whether a value of the shape may contain a mapping or a list in which something is repeated.
  var mayContainRepetitions: Bool {
    switch unshared {
    case .mapping, .kinds, .titled, .named, .list: true
    case .any(let shapes): shapes.contains(where: \.mayContainRepetitions)
    case .boolean, .number, .integer, .text, .words, .pattern, .anything, .tuple, .entries,
      .template, .parameters, .shared:
      false
    }
  }
}
