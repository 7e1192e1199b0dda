extension ValueType {
  /// A list of values of a type.
  ///
  /// - Parameter acceptsSingle: Whether one value may be written in place of a list of one.
  package static func list<Element>(
    of type: ValueType<Element>, _ expectation: String,
    count: ClosedRange<Int> = 1...Limits.listEntries, acceptsSingle: Bool = false
  ) -> ValueType where Value == [Element] {
    ValueType(expectation, .list(of: type.shape, count: count, acceptsSingle: acceptsSingle)) {
      value, context in
      guard let elements = value.elements else {
        if acceptsSingle { return type.read(value, context).map { [$0] } }
        context.reportType(value, expected: expectation)
        return nil
      }
      guard context.allowEntries(elements.count, at: value.span) else { return nil }
      guard count.contains(elements.count) else {
        context.reportType(value, expected: expectation)
        return nil
      }
      let values = elements.compactMap { type.read($0, context) }
      return values.count == elements.count ? values : nil
    }
  }

  /// A list of mappings whose invalid elements are left out, so that the others are still checked
  /// together.
  ///
  /// - Parameters:
  ///   - maxCount: The maximum number of elements; a longer list has no value.
  ///   - excess: The message that reports a longer list.
  package static func elements<Element>(
    _ expectation: String, _ shape: @autoclosure @escaping @Sendable () -> SchemaShape,
    maxCount: Int, excess: String,
    read: @escaping @Sendable (SourceValue, ReadingContext) -> Element?
  ) -> ValueType where Value == [Element] {
    ValueType(expectation, .list(of: shape(), count: 0...maxCount)) { value, context in
      guard let elements = value.elements else {
        context.reportType(value, expected: expectation)
        return nil
      }
      guard context.allow(elements.count, upTo: maxCount, at: value.span, excess: excess) else {
        return nil
      }
      return elements.compactMap { read($0, context) }
    }
  }

  /// A mapping from names to values, whose invalid entries are left out.
  ///
  /// - Parameters:
  ///   - shape: The shape of the values.
  ///   - maxCount: The maximum number of entries; further ones are left out.
  ///   - excess: The message that reports further entries; nil if they are reported elsewhere.
  package static func named<Element>(
    _ expectation: String, _ shape: @autoclosure @escaping @Sendable () -> SchemaShape,
    maxCount: Int, excess: String?,
    read: @escaping @Sendable (SourceValue.Entry, ReadingContext) -> Element?
  ) -> ValueType where Value == [Element] {
    ValueType(expectation, .named(shape(), maxCount: maxCount)) { value, context in
      guard let entries = value.entries else {
        context.reportType(value, expected: expectation)
        return nil
      }
      if let excess {
        context.allow(entries.count, upTo: maxCount, at: value.span, excess: excess)
      }
      var elements: [Element] = []
      for entry in entries.prefix(maxCount) {
        if let element = read(entry, context) { elements.append(element) }
      }
      return elements
    }
  }
}

extension SchemaShape {
  /// A list, or also one element in its place.
  static func list(
    of element: SchemaShape, count: ClosedRange<Int>, acceptsSingle: Bool
  ) -> SchemaShape {
    let list = SchemaShape.list(of: element, count: count)
    return acceptsSingle ? .any([element, list]) : list
  }
}
