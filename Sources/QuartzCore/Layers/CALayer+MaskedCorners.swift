import DisplayList

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The corners as bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner at the smallest x and the smallest y.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner at the greatest x and the smallest y.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner at the smallest x and the greatest y.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner at the greatest x and the greatest y.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

extension CALayer {
  /// The corners that `cornerRadius` rounds; all by default.
  public final var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: UInt(attributes.roundedCorners.rawValue)) }
    set { attributes.roundedCorners = RoundedCorners(rawValue: UInt8(newValue.rawValue & 15)) }
  }
}
