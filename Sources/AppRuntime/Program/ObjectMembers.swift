import UIKit

/// The members of an object of unknown class that Objective-C looks up when a program reads them.
///
/// The rewriter puts it in place of a value that a program casts to `AnyObject`, as in
/// `(change[.newKey] as AnyObject).cgPointValue`. Like there, a member that the object does not have is nil.
public struct ObjectMembers {
  fileprivate let object: Any?

  /// Creates the members of an object; of none for nil.
  public init(_ object: Any?) { self.object = object }

  private var value: NSValue? { object as? NSValue }

  /// The geometry in an `NSValue`, or the structure itself where Apple's systems box it.
  private func geometry<Value>(_ boxed: KeyPath<NSValue, Value>) -> Value? {
    (object as? Value) ?? value.flatMap { $0 is NSNumber ? nil : $0[keyPath: boxed] }
  }

  var number: NSNumber? {
    switch object {
    case let number as NSNumber: number
    case let number as Double: NSNumber(value: number)
    case let number as CGFloat: NSNumber(value: Double(number))
    case let number as Float: NSNumber(value: number)
    case let number as Int: NSNumber(value: number)
    case let number as UInt: NSNumber(value: number)
    case let flag as Bool: NSNumber(value: flag)
    default: nil
    }
  }

  /// Returns whether another object is equal: a number with the same value, or a text with the same characters.
  public func isEqual(_ other: Any?) -> Bool {
    let second = ObjectMembers(other)
    if let number, let value = second.number { return number == value }
    if let characters, let value = second.characters { return characters == value }
    if let first = object as? NSObject, let value = other as? NSObject {
      return first.isEqual(value)
    }
    return object == nil && other == nil
  }

  private var characters: String? { object as? String ?? (object as? NSString)?.substring(from: 0) }

  // Objective-C's members have implicitly unwrapped values: programs read them with and without a mark.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The point.
  public var cgPointValue: CGPoint! { geometry(\.cgPointValue) }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The size.
  public var cgSizeValue: CGSize! { geometry(\.cgSizeValue) }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The rectangle.
  public var cgRectValue: CGRect! { geometry(\.cgRectValue) }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The vector.
  public var cgVectorValue: CGVector! { geometry(\.cgVectorValue) }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The affine transform.
  public var cgAffineTransformValue: CGAffineTransform! { geometry(\.cgAffineTransformValue) }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The insets.
  public var uiEdgeInsetsValue: UIEdgeInsets! { geometry(\.uiEdgeInsetsValue) }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The offset.
  public var uiOffsetValue: UIOffset! { geometry(\.uiOffsetValue) }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The transform in space.
  public var caTransform3DValue: CATransform3D! { geometry(\.caTransform3DValue) }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The number, or that which a text begins with.
  public var doubleValue: Double! { number?.doubleValue ?? characters.flatMap { Double($0) } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The number in single precision.
  public var floatValue: Float! { doubleValue.map { Float($0) } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The number without its fraction.
  public var intValue: Int! { number?.intValue ?? characters.flatMap { Int($0) } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The number without its fraction.
  public var integerValue: Int! { intValue }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The number without its fraction, 0 or more.
  public var uintValue: UInt! { number?.uintValue }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The number without its fraction.
  public var int32Value: Int32! { number?.int32Value }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The number without its fraction, 0 or more.
  public var uint32Value: UInt32! { number?.uint32Value }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Whether the number is not 0.
  public var boolValue: Bool! { number?.boolValue }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The number as text.
  public var stringValue: String! { number?.stringValue ?? characters }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The number of elements of an array, a dictionary or a set.
  public var count: Int! { (object as? any Collection)?.count ?? (object as? NSArray)?.count }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The number of UTF-16 units of a text.
  public var length: Int! { characters?.utf16.count }
  /// The description of the object.
  public var description: String { object.map { "\($0)" } ?? "<null>" }
}

/// The members of views and bar items, such as those that send actions: `(sender as AnyObject).tag`.
extension ObjectMembers {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The number that identifies the view or the item.
  @preconcurrency @MainActor public var tag: Int! {
    (object as? UIView)?.tag ?? (object as? UIBarItem)?.tag
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Whether the switch is on.
  @preconcurrency @MainActor public var isOn: Bool! { (object as? UISwitch)?.isOn }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The selected segment.
  @preconcurrency @MainActor public var selectedSegmentIndex: Int! {
    (object as? UISegmentedControl)?.selectedSegmentIndex
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The page.
  @preconcurrency @MainActor public var currentPage: Int! {
    (object as? UIPageControl)?.currentPage
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The title that the button shows.
  @preconcurrency @MainActor public var currentTitle: String! {
    (object as? UIButton)?.currentTitle
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text of the field, the text view, the label or the search bar.
  @preconcurrency @MainActor public var text: String! {
    switch object {
    case let field as UITextField: field.text
    case let view as UITextView: view.text
    case let label as UILabel: label.text
    case let bar as UISearchBar: bar.text
    default: nil
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The title of the controller or the item.
  @preconcurrency @MainActor public var title: String! {
    (object as? UIViewController)?.title ?? (object as? UIBarItem)?.title
      ?? (object as? UINavigationItem)?.title
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The frame of the view or the layer.
  @preconcurrency @MainActor public var frame: CGRect! {
    (object as? UIView)?.frame ?? (object as? CALayer)?.frame
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The superview of the view.
  @preconcurrency @MainActor public var superview: UIView! { (object as? UIView)?.superview }
}
