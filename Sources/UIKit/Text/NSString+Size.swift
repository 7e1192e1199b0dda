import QuartzCore

/// How the bounds of a text are measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Several lines, measured from the top.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// With the space between lines of the font, which is always included.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// From glyphs instead of the font's metrics; the latter are always used.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// With an ellipsis at the end of the last line that fits.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The scale of a drawn text, which is 1.
open class NSStringDrawingContext: NSObject {
  /// The smallest scale of the font; 0 by default, for none.
  ///
  /// Text is not scaled.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale of the font: 1.
  open var actualScaleFactor: CGFloat { 1 }
  /// The bounds of the last text.
  open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// Returns the size of the text in one line per paragraph, in points.
  @MainActor
  public final func size() -> CGSize {
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    label.attributedText = self
    return label.sizeThatFits(.zero)
  }

  /// Returns the bounds of the text within a size, in points.
  ///
  /// - Parameters:
  ///   - size: The size; a height that is exceeded does not limit the result.
  ///   - options: With `usesLineFragmentOrigin`, lines break at the width; otherwise there is one line.
  ///   - context: Receives the result; nil for none.
  @MainActor
  public final func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let label = UILabel(frame: .zero)
    label.attributedText = self
    label.lineBreakMode = .byWordWrapping
    label.numberOfLines = options.contains(.usesLineFragmentOrigin) ? 0 : 1
    // Labels have no limit of the width at 0.
    let isLimited = size.width > 0 && size.width < 1e6
    let bounds = CGRect(
      origin: .zero,
      size: label.sizeThatFits(CGSize(width: isLimited ? size.width : 0, height: 0)))
    context?.totalBounds = bounds
    return bounds
  }
}

extension NSString {
  /// Returns the size of the text in one line per paragraph, in points.
  @MainActor
  public final func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    substring(from: 0).size(withAttributes: attrs)
  }

  /// Returns the bounds of the text within a size, in points.
  @MainActor
  public final func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    substring(from: 0).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

extension String {
  /// Returns the size of the text in one line per paragraph, in points.
  @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs.withDefaultFont).size()
  }

  /// Returns the bounds of the text within a size, in points.
  @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes.withDefaultFont)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension [NSAttributedString.Key: Any]? {
  /// The attributes with the font of text without one: Helvetica at 12 points.
  fileprivate var withDefaultFont: [NSAttributedString.Key: Any] {
    var attributes = self ?? [:]
    if attributes[.font] == nil { attributes[.font] = UIFont(name: "Helvetica", size: 12) }
    return attributes
  }
}
