import UIKit

/// Comparison of values whose types are not known.
enum ObjectOrder {
  /// Returns the order of two values: of numbers, texts and dates; nil comes first, and others are the same.
  static func compare(
    _ first: Any?, _ second: Any?, options: String.CompareOptions = [.literal]
  ) -> ComparisonResult {
    guard let first, !(first is NSNull) else {
      return second == nil || second is NSNull ? .orderedSame : .orderedAscending
    }
    guard let second, !(second is NSNull) else { return .orderedDescending }
    if let first = number(first), let second = number(second) { return order(first, second) }
    if let first = text(first), let second = text(second) {
      return (first as NSString).compare(second, options: options)
    }
    if let first = first as? Date, let second = second as? Date { return first.compare(second) }
    return .orderedSame
  }

  static func number(_ value: Any) -> Double? { ObjectMembers(value).number?.doubleValue }

  static func text(_ value: Any) -> String? {
    value as? String ?? (value as? NSString)?.substring(from: 0)
  }

  private static func order(_ first: Double, _ second: Double) -> ComparisonResult {
    first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  /// Returns the value at a path of keys of an object, a dictionary or a text; the object itself for no key or `self`.
  static func value(of object: Any?, at path: String?) -> Any? {
    guard let path, !path.isEmpty else { return object }
    return path.split(separator: ".").reduce(object) { object, key in
      switch (object, key.lowercased()) {
      case (_, "self"): return object
      case (let text?, "length") where Self.text(text) != nil: return Self.text(text)?.utf16.count
      case (let values as NSArray, "@count"): return values.count
      case (let values as NSDictionary, _): return values.object(forKey: String(key))
      case (let values as [String: Any], _): return values[String(key)]
      case (let values as any KeyedValues, _): return values.value(forKeyPath: String(key))
      case (let values as NSObject, _): return values.value(forKey: String(key))
      default: return nil
      }
    }
  }
}

extension NSSortDescriptor {
  /// Creates an order of the values at a path of keys; of the objects themselves for `self`.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending) { ObjectOrder.compare($0, $1) }
  }

  /// Creates an order of the values at a path of keys.
  ///
  /// - Parameters:
  ///   - key: The path.
  ///   - ascending: Whether small values come first.
  ///   - comparator: Compares two values.
  public convenience init(
    key: String?, ascending: Bool, comparator: @escaping (Any, Any) -> ComparisonResult
  ) {
    self.init(keyPath: \Any.self, ascending: ascending) { first, second in
      comparator(
        ObjectOrder.value(of: first, at: key) ?? NSNull(),
        ObjectOrder.value(of: second, at: key) ?? NSNull())
    }
  }

  /// Creates an order of the values at a path of keys.
  ///
  /// - Parameters:
  ///   - key: The path.
  ///   - ascending: Whether small values come first.
  ///   - selector: How values are compared: `compare:`, or a comparison of texts that ignores their case or that orders
  ///     their numbers. A method of the program's that compares two objects is called.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let name = selector?.description ?? "compare:"
    let options: String.CompareOptions? =
      switch name {
      case "compare:": [.literal]
      case "caseInsensitiveCompare:", "localizedCaseInsensitiveCompare:": .caseInsensitive
      case "localizedStandardCompare:": [.caseInsensitive, .numeric]
      case "localizedCompare:": []
      default: nil
      }
    self.init(key: key, ascending: ascending) { first, second in
      if let options { return ObjectOrder.compare(first, second, options: options) }
      guard let first = first as? NSObject else { return .orderedSame }
      nonisolated(unsafe) let (receiver, argument) = (first, second)
      // Programs sort on the main thread, where their queues run as well.
      return MainActor.assumeIsolated {
        let result = MethodTable.send(name, to: receiver, [argument])
        return result as? ComparisonResult ?? .orderedSame
      }
    }
  }
}
