import QuartzCore

/// The attribute of the font, as a `CTFont` or `UIFont`.
public let kCTFontAttributeName: CFString = NSAttributedString.Key.font.rawValue
/// The attribute of the color, as a `CGColor` or `UIColor`.
public let kCTForegroundColorAttributeName: CFString = NSAttributedString.Key.foregroundColor
  .rawValue
/// The attribute of the space between characters, in points.
public let kCTKernAttributeName: CFString = NSAttributedString.Key.kern.rawValue
/// The attribute of the paragraph's style.
public let kCTParagraphStyleAttributeName: CFString = NSAttributedString.Key.paragraphStyle
  .rawValue
/// The attribute of the width of the outline, in percent of the size.
public let kCTStrokeWidthAttributeName: CFString = NSAttributedString.Key.strokeWidth.rawValue
/// The attribute of the color of the outline.
public let kCTStrokeColorAttributeName: CFString = NSAttributedString.Key.strokeColor.rawValue
/// The attribute of the line below text.
public let kCTUnderlineStyleAttributeName: CFString = NSAttributedString.Key.underlineStyle
  .rawValue
/// The attribute of the color of the line below text.
public let kCTUnderlineColorAttributeName: CFString = NSAttributedString.Key.underlineColor
  .rawValue
/// The attribute of ligatures.
public let kCTLigatureAttributeName: CFString = NSAttributedString.Key.ligature.rawValue
/// The attribute of the distance from the baseline.
public let kCTBaselineOffsetAttributeName: CFString = NSAttributedString.Key.baselineOffset
  .rawValue
/// The attribute that colors text with the context's fill color.
public let kCTForegroundColorFromContextAttributeName: CFString =
  "CTForegroundColorFromContext"

/// What the area of a line contains.
public struct CTLineBoundsOptions: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: CFOptionFlags
  /// Creates options from their bits.
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
  /// Without the space between lines.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  /// Without shifts, which are never made.
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  /// With punctuation outside of the margins, which is never placed there.
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  /// The area of the outlines.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  /// The area of the outlines.
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
}

/// Options as bits.
public typealias CFOptionFlags = UInt

/// What a line leaves out that is too wide.
public enum CTLineTruncationType: UInt32, Sendable {
  /// The start.
  case start = 0
  /// The end.
  case end = 1
  /// The middle.
  case middle = 2
}

/// What is special about a run.
public struct CTRunStatus: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt32
  /// Creates a status from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// From right to left.
  public static let rightToLeft = CTRunStatus(rawValue: 1)
  /// Glyphs in another order than characters.
  public static let nonMonotonic = CTRunStatus(rawValue: 2)
  /// With a matrix of its own.
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 4)
}
