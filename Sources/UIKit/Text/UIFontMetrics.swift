import QuartzCore

/// Scales fonts and lengths with the content size category, as the lines of a text style.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// The sizes of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: UIFont.TextStyle

  /// Creates the sizes of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Returns a font at its size for the current content size category, in whole points.
  ///
  /// The font must not be one that `UIFontMetrics` has returned.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// Returns a font at its size for the current content size category, but no larger than a size in
  /// points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font at its size for the content size category of traits, in whole points.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns a font at its size for the content size category of traits, but no larger than a size in
  /// points; 0 for no limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    precondition(
      font.scaling?.size == nil,
      "Attempting to scale a font that was already scaled: \(font.fontName) \(font.pointSize)")
    let scaling = FontScaling(
      style: style, size: font.pointSize,
      maximum: maximumPointSize > 0 ? maximumPointSize : .infinity)
    return font.scaled(by: scaling, compatibleWith: traitCollection)
  }

  /// Returns a length for the current content size category, rounded to pixels.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length for the content size category of traits, rounded to pixels.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let own = traits.displayScale
    let scale = own > 0 ? own : max(UITraitCollection.current.displayScale, 1)
    let scaled = value * style.factor(at: traits.textSizeCategory)
    return (scaled * scale).rounded() / scale
  }
}

extension UITraitCollection {
  /// The content size category; that of the current traits if it is unspecified.
  var textSizeCategory: UIContentSizeCategory {
    preferredContentSizeCategory == .unspecified
      ? UITraitCollection.current.preferredContentSizeCategory : preferredContentSizeCategory
  }
}

extension UIFont {
  /// Returns the font at the size of a scaling, which it remembers.
  final func scaled(
    by scaling: FontScaling, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).textSizeCategory
    return UIFont(
      font.withSize(Double(scaling.size(at: category))), scaling: scaling)
  }

  /// Returns the font at its size for traits; the font itself if it does not follow the content size
  /// category.
  package final func adjusted(for traitCollection: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    let adjusted = scaled(by: scaling, compatibleWith: traitCollection)
    return adjusted.pointSize == pointSize ? self : adjusted
  }
}

extension UIFont {
  /// Returns the bold system font at the size of a text style, which it follows.
  class func boldFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let standard = UITraitCollection(preferredContentSizeCategory: .large)
    let size = preferredFont(forTextStyle: style, compatibleWith: standard).pointSize
    return UIFontMetrics(forTextStyle: style).scaledFont(
      for: .boldSystemFont(ofSize: size), compatibleWith: traitCollection)
  }

  /// Returns the height by which a line at the content size category of traits is higher than one at the standard
  /// category, in whole points; 0 for a font that does not follow the category.
  final func lineGrowth(for traitCollection: UITraitCollection) -> CGFloat {
    let standard = UITraitCollection(preferredContentSizeCategory: .large)
    let heights = [traitCollection, standard].map { adjusted(for: $0).lineHeight }
    return max(heights[0] - heights[1], 0).rounded(.up)
  }
}

/// An object whose fonts may follow the content size category.
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the fonts follow the content size category.
  @MainActor var adjustsFontForContentSizeCategory: Bool { get set }
}
