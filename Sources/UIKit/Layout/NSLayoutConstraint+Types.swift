extension NSLayoutConstraint {
  /// The direction of a layout.
  public enum Axis: Int, Sendable {
    /// Along the width.
    case horizontal = 0
    /// Along the height.
    case vertical = 1
  }

  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The first attribute is at most the second expression.
    case lessThanOrEqual = -1
    /// The first attribute equals the second expression.
    case equal = 0
    /// The first attribute is at least the second expression.
    case greaterThanOrEqual = 1
  }

  /// A part of an item that a constraint refers to.
  ///
  /// The values are those of UIKit's header.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge at which lines of text start.
    case leading = 5
    /// The edge at which lines of text end.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal center.
    case centerX = 9
    /// The vertical center.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left edge inside of the margin.
    case leftMargin = 13
    /// The right edge inside of the margin.
    case rightMargin = 14
    /// The top edge inside of the margin.
    case topMargin = 15
    /// The bottom edge inside of the margin.
    case bottomMargin = 16
    /// The leading edge inside of the margin.
    case leadingMargin = 17
    /// The trailing edge inside of the margin.
    case trailingMargin = 18
    /// The horizontal center of the area inside of the margins.
    case centerXWithinMargins = 19
    /// The vertical center of the area inside of the margins.
    case centerYWithinMargins = 20
    /// No attribute: the constraint has no second item.
    case notAnAttribute = 0
  }

  /// The alignment and direction of the views in a visual format.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Aligns the left edges.
    public static let alignAllLeft = FormatOptions(.left)
    /// Aligns the right edges.
    public static let alignAllRight = FormatOptions(.right)
    /// Aligns the top edges.
    public static let alignAllTop = FormatOptions(.top)
    /// Aligns the bottom edges.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// Aligns the leading edges.
    public static let alignAllLeading = FormatOptions(.leading)
    /// Aligns the trailing edges.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// Aligns the horizontal centers.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// Aligns the vertical centers.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// Aligns the last baselines.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// Aligns the first baselines.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// The bits of the alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Arranges the views from the leading to the trailing edge; the default.
    public static let directionLeadingToTrailing = FormatOptions([])
    /// Arranges the views from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Arranges the views from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the directions.
    public static let directionMask = FormatOptions(rawValue: 0x3 << 16)

    /// Measures the spaces between views from edge to edge; the default.
    public static let spacingEdgeToEdge = FormatOptions([])
    /// Measures the spaces between views from the last baseline to the next first baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of the spacings.
    public static let spacingMask = FormatOptions(rawValue: 0x1 << 19)

    /// Creates the option that aligns an attribute.
    private init(_ attribute: Attribute) {
      rawValue = 1 << UInt(attribute.rawValue)
    }
  }
}
