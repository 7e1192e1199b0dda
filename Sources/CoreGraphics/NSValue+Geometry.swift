extension CGPoint: @retroactive _ObjectiveCBridgeable {}
extension CGSize: @retroactive _ObjectiveCBridgeable {}
extension CGRect: @retroactive _ObjectiveCBridgeable {}

extension CGPoint: NSValueBoxing {
  /// The zero point.
  public static var empty: CGPoint { .zero }
}

extension CGSize: NSValueBoxing {
  /// The zero size.
  public static var empty: CGSize { .zero }
}

extension CGRect: NSValueBoxing {
  /// The zero rectangle.
  public static var empty: CGRect { .zero }
}

extension CGVector: NSValueBoxing {
  /// The zero vector.
  public static var empty: CGVector { .zero }
}

extension CGAffineTransform: NSValueBoxing {
  /// The identity.
  public static var empty: CGAffineTransform { .identity }
}

extension NSValueCreating {
  /// Creates an object that contains a point.
  public init(cgPoint point: CGPoint) { self.init(boxing: point) }
  /// Creates an object that contains a size.
  public init(cgSize size: CGSize) { self.init(boxing: size) }
  /// Creates an object that contains a rectangle.
  public init(cgRect rect: CGRect) { self.init(boxing: rect) }
  /// Creates an object that contains a vector.
  public init(cgVector vector: CGVector) { self.init(boxing: vector) }
  /// Creates an object that contains an affine transform.
  public init(cgAffineTransform transform: CGAffineTransform) { self.init(boxing: transform) }
}

extension NSValue {
  /// The point that the object contains; zero for other values.
  public var cgPointValue: CGPoint { unboxed() }
  /// The size that the object contains; zero for other values.
  public var cgSizeValue: CGSize { unboxed() }
  /// The rectangle that the object contains; zero for other values.
  public var cgRectValue: CGRect { unboxed() }
  /// The vector that the object contains; zero for other values.
  public var cgVectorValue: CGVector { unboxed() }
  /// The affine transform that the object contains; the identity for other values.
  public var cgAffineTransformValue: CGAffineTransform { unboxed() }
}
