import QuartzCore
import Typography

/// How the bounds of a text are measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Several lines, with the top left corner as the origin.
  ///
  /// Without it, there is one line, and the origin is at its start on the baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// With the space between lines of the font, which is always included.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// From glyphs instead of the font's metrics; the latter are always used.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// With an ellipsis at the end of the last line that fits into the height.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The scale of a measured or drawn text, and its bounds.
open class NSStringDrawingContext: NSObject {
  /// The smallest scale of the fonts that text may have in order to fit; 0 by default, for none.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale of the fonts of the last text: 1, or less if it had to be smaller to fit.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the last text.
  open internal(set) var totalBounds = CGRect.zero
}

/// A text without a view: its layout, and where it is placed.
@MainActor
struct TextPlacement {
  /// The text with its fonts and looks.
  let text: AttributedText
  /// The layout.
  private(set) var layout: StyledLayout
  /// The bounds relative to the point or the rectangle's origin.
  private(set) var bounds: CGRect
  /// The factor of the fonts' sizes.
  let scale: CGFloat

  /// Lengths from which on there is no limit.
  private static let unlimited: CGFloat = 1e6

  /// Lays out a text in a size.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - size: The size; a width that is not positive is no limit.
  ///   - options: How the text is broken, truncated and placed.
  ///   - minimumScale: The smallest factor of the fonts' sizes; 0 for 1.
  init(
    _ source: NSAttributedString, in size: CGSize, _ options: NSStringDrawingOptions,
    minimumScale: CGFloat = 0
  ) {
    var defaults = TextDefaults()
    defaults.fallbacks = Stage.current?.fallbackFonts.faces.faces ?? []
    func laidOut(_ scale: CGFloat) -> (AttributedText, StyledLayout) {
      defaults.scale = scale
      let text = AttributedText(source, defaults)
      return (text, StyledLayout(text.styled, Self.options(size, options)))
    }
    func fits(_ layout: StyledLayout) -> Bool {
      (size.width <= 0 || CGFloat(layout.width) <= size.width)
        && (size.height <= 0 || CGFloat(layout.height) <= size.height) && !layout.isTruncated
    }
    var scale: CGFloat = 1
    var (text, layout) = laidOut(1)
    if minimumScale > 0, minimumScale < 1, !fits(layout) {
      // The largest of 64 scales at which the text fits, or the smallest.
      var (low, high) = (0, 63)
      while low < high {
        let middle = (low + high + 1) / 2
        let candidate = minimumScale + (1 - minimumScale) * CGFloat(middle) / 64
        if fits(laidOut(candidate).1) { low = middle } else { high = middle - 1 }
      }
      scale = minimumScale + (1 - minimumScale) * CGFloat(low) / 64
      (text, layout) = laidOut(scale)
    }
    self.text = text
    self.layout = layout
    self.scale = scale
    let isFragment = options.contains(.usesLineFragmentOrigin)
    var top: CGFloat = 0
    if !isFragment { top = -CGFloat(layout.lines.first?.baseline ?? 0) }
    bounds = CGRect(x: 0, y: top, width: CGFloat(layout.width), height: CGFloat(layout.height))
  }

  private static func options(
    _ size: CGSize, _ options: NSStringDrawingOptions
  ) -> StyledLayout.Options {
    var result = StyledLayout.Options()
    result.keepsUnbrokenParagraphs = true
    guard options.contains(.usesLineFragmentOrigin) else {
      result.numberOfLines = 1
      result.lastLineMode = .byClipping
      return result
    }
    if size.width > 0, size.width < unlimited { result.width = Double(size.width) }
    if options.contains(.truncatesLastVisibleLine), size.height < unlimited {
      if size.height > 0 { result.height = Double(size.height) }
      result.lastLineMode = .byTruncatingTail
    }
    return result
  }

  /// Returns what the text draws.
  ///
  /// - Parameters:
  ///   - origin: The point, or the rectangle's origin.
  ///   - height: The height in which lines have to start; nil for all lines.
  func drawing(at origin: CGPoint, startingWithin height: CGFloat? = nil) -> TextDrawing {
    var layout = layout
    if let height { layout = layout.keepingLines { CGFloat($0.y) < height } }
    return TextDrawing(
      text, layout, at: CGPoint(x: origin.x + bounds.minX, y: origin.y + bounds.minY),
      TextDrawing.Colors(traits: .current))
  }
}

extension NSAttributedString {
  /// Returns the size of the text in one line per paragraph, in points, without rounding.
  ///
  /// An empty text has no width and the height of a line.
  @preconcurrency @MainActor
  public final func size() -> CGSize {
    guard length > 0 else { return CGSize(width: 0, height: TextDefaults().font.lineHeight) }
    return TextPlacement(self, in: .zero, .usesLineFragmentOrigin).bounds.size
  }

  /// Returns the bounds of the text within a size, in points, without rounding.
  ///
  /// - Parameters:
  ///   - size: The size; a height that is exceeded does not limit the result.
  ///   - options: With `usesLineFragmentOrigin`, lines break at the width; otherwise there is one line,
  ///     whose baseline is at 0.
  ///   - context: Limits the scale of the fonts and receives the result; nil for none.
  @preconcurrency @MainActor
  public final func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    guard length > 0 else {
      return CGRect(x: 0, y: 0, width: 0, height: TextDefaults().font.lineHeight)
    }
    return placement(in: size, options, context).bounds
  }

  /// Returns the layout of the text in a size, and stores its bounds and scale in a context.
  @MainActor
  final func placement(
    in size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) -> TextPlacement {
    let placement = TextPlacement(
      self, in: size, options, minimumScale: context?.minimumScaleFactor ?? 0)
    context?.actualScaleFactor = placement.scale
    context?.totalBounds = placement.bounds
    return placement
  }
}

extension NSString {
  /// Returns the size of the text in one line per paragraph, in points, without rounding.
  @preconcurrency @MainActor
  public final func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    substring(from: 0).size(withAttributes: attrs)
  }

  /// Returns the bounds of the text within a size, in points, without rounding.
  @preconcurrency @MainActor
  public final func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    substring(from: 0).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

extension String {
  /// Returns the size of the text in one line per paragraph, in points, without rounding.
  ///
  /// Without a font, the text is in Helvetica at 12 points. An empty text has no width and the height
  /// of a line.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    guard !isEmpty else { return emptySize(attrs) }
    return NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Returns the bounds of the text within a size, in points, without rounding.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    guard !isEmpty else { return CGRect(origin: .zero, size: emptySize(attributes)) }
    return NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  private func emptySize(_ attributes: [NSAttributedString.Key: Any]?) -> CGSize {
    let font = attributes?[.font] as? UIFont ?? TextDefaults().font
    return CGSize(width: 0, height: font.lineHeight)
  }
}
