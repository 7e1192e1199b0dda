import QuartzCore

extension UIEdgeInsets: NSValueBoxing {
  /// The zero insets.
  public static var empty: UIEdgeInsets { .zero }
}

extension UIOffset: NSValueBoxing {
  /// The zero offset.
  public static var empty: UIOffset { .zero }
}

extension NSDirectionalEdgeInsets: NSValueBoxing {
  /// The zero insets.
  public static var empty: NSDirectionalEdgeInsets { .zero }
}

extension NSValueCreating {
  /// Creates an object that contains insets.
  public init(uiEdgeInsets insets: UIEdgeInsets) { self.init(boxing: insets) }
  /// Creates an object that contains an offset.
  public init(uiOffset offset: UIOffset) { self.init(boxing: offset) }
  /// Creates an object that contains directional insets.
  public init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) { self.init(boxing: insets) }
}

extension NSValue {
  /// The insets that the object contains; zero for other values.
  public var uiEdgeInsetsValue: UIEdgeInsets { unboxed() }
  /// The offset that the object contains; zero for other values.
  public var uiOffsetValue: UIOffset { unboxed() }
  /// The directional insets that the object contains; zero for other values.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { unboxed() }
}

/// Creates an offset.
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

/// Creates insets.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// Returns a rectangle with its edges moved inward.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// Returns a rectangle as text.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// Returns a point as text.
public func NSStringFromCGPoint(_ point: CGPoint) -> String {
  "{\(NumberText.of(point.x)), \(NumberText.of(point.y))}"
}

/// Returns a size as text.
public func NSStringFromCGSize(_ size: CGSize) -> String {
  "{\(NumberText.of(size.width)), \(NumberText.of(size.height))}"
}

/// Returns a transform as text.
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
  return "[" + [a, b, c, d, transform.tx, transform.ty].map(NumberText.of).joined(separator: ", ")
    + "]"
}

/// Returns a vector as text.
public func NSStringFromCGVector(_ vector: CGVector) -> String {
  "{\(NumberText.of(vector.dx)), \(NumberText.of(vector.dy))}"
}

/// Returns insets as text.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  let values = [insets.top, insets.left, insets.bottom, insets.right]
  return "{" + values.map(NumberText.of).joined(separator: ", ") + "}"
}

/// Returns an offset as text.
public func NSStringFromUIOffset(_ offset: UIOffset) -> String {
  "{\(NumberText.of(offset.horizontal)), \(NumberText.of(offset.vertical))}"
}

extension NSCoder {
  /// Returns a rectangle as text.
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
  /// Returns a point as text.
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
  /// Returns a size as text.
  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
}

private enum NumberText {
  /// Returns a number as `%g` formats it with 17 digits.
  static func of(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e15
      ? String(Int(number)) : "\(Double(number))"
  }
}
