import QuartzCore

/// The shadow of text.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  /// See `attributeTypeNumber`.
  private let typeNumber = attributeTypeNumber
  /// The offset from the text in points, with positive heights below the text; zero by default.
  open var shadowOffset = CGSize.zero
  /// The radius of the blur in points, twice the standard deviation; 0 by default, for none.
  open var shadowBlurRadius: CGFloat = 0
  /// The color, a `UIColor`; black at a third of the opacity by default, nil for no shadow.
  open var shadowColor: Any? = UIColor.black.withAlphaComponent(1.0 / 3)

  /// Creates a shadow without an offset and a blur.
  override public init() {
    super.init()
  }

  /// Returns an equal shadow.
  open func copy(with zone: NSZone? = nil) -> Any {
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowBlurRadius) = (shadowOffset, shadowBlurRadius)
    shadow.shadowColor = shadowColor
    return shadow
  }

  /// Returns whether an object is an equal shadow.
  override open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  /// A hash that equal shadows share.
  override open var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }
}
