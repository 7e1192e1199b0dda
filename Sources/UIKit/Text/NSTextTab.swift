import QuartzCore

/// A position to which a tab advances.
open class NSTextTab: NSObject, @unchecked Sendable {
  /// A key of a tab's options.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The characters that end a column; they have no effect.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of the text after the tab: from the position, around it, or up to it.
  open var alignment: NSTextAlignment { storedAlignment }
  /// The distance from the leading edge in points.
  open var location: CGFloat { storedLocation }
  /// The options.
  open var options: [OptionKey: Any] { storedOptions }

  private let storedAlignment: NSTextAlignment
  private let storedLocation: CGFloat
  private let storedOptions: [OptionKey: Any]

  /// Creates a tab stop.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    (storedAlignment, storedLocation, storedOptions) = (alignment, loc, options)
    super.init()
  }

  /// Returns whether an object is an equal tab stop.
  override open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return location == other.location && alignment == other.alignment
  }

  /// A hash that equal tab stops share.
  override open var hash: Int { location.hashValue }
}
