/// An image, a text and a secondary text, as lists show them.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How the image is shown.
  public struct ImageProperties {
    /// A symbol's size and weight; nil, the default, for those of the text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint color; nil, the default, for that of the view.
    public var tintColor: UIColor?
    /// Transforms the tint color; nil by default.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the image's corners, in points; 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The greatest size, in points; zero, the default, does not limit a dimension.
    public var maximumSize = CGSize.zero
    /// The size of the area in which the image is centered, in points; zero, the default, is the image's own size.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image keeps its colors where the user inverts them; it has no effect.
    public var accessibilityIgnoresInvertColors = false

    /// The size of the area of a symbol, as the system reserves it.
    public static let standardDimension: CGFloat = 28

    /// Returns the tint color of an image in a view.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  /// How a text is shown.
  public struct TextProperties {
    /// The alignments of a text.
    public enum TextAlignment: Int, Sendable {
      /// That of the language.
      case natural
      /// Centered.
      case center
      /// With both edges straight.
      case justified
    }

    /// The capitalization of a text.
    public enum TextTransform: Int, Sendable {
      /// As it is.
      case none
      /// In capital letters.
      case uppercase
      /// In small letters.
      case lowercase
      /// With capital letters at the beginnings of words.
      case capitalized
    }

    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// Transforms the color; nil by default.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment; `natural` by default.
    public var alignment = TextAlignment.natural
    /// How a text that is too long is broken; truncated at its end by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines; 0, the default, does not limit it.
    public var numberOfLines = 0
    /// Whether the font shrinks for the text to fit; false by default.
    public var adjustsFontSizeToFitWidth = false
    /// The least scale of the font; 0 by default.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters are set closer before the text is truncated; it has no effect.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the content size category; true by default.
    public var adjustsFontForContentSizeCategory = true
    /// The capitalization; `none` by default.
    public var transform = TextTransform.none
    /// Whether a truncated text is shown whole under a pointer; it has no effect.
    public var showsExpansionTextWhenTruncated = false

    /// Returns the color of the text.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }

  /// The image; nil by default.
  public var image: UIImage?
  /// How the image is shown.
  public var imageProperties = ImageProperties()
  /// The text; nil by default.
  public var text: String?
  /// The text with attributes, in place of `text`; nil by default.
  public var attributedText: NSAttributedString?
  /// How the text is shown.
  public var textProperties: TextProperties
  /// The secondary text; nil by default.
  public var secondaryText: String?
  /// The secondary text with attributes, in place of `secondaryText`; nil by default.
  public var secondaryAttributedText: NSAttributedString?
  /// How the secondary text is shown.
  public var secondaryTextProperties: TextProperties
  /// Whether the secondary text is placed beside the text if there is room; false by default.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The axes along which the content keeps the margins of the superview; both by default.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The space around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The space between the image and the text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The space between texts that are beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The space between texts that are below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The opacity of the content; 1 by default.
  public var alpha: CGFloat = 1
  /// The least height, in points: that of a standard row in cells.
  var minimumHeight: CGFloat = 44

  init(
    _ font: UIFont, _ color: UIColor = .label, secondary: UIFont,
    secondaryColor: UIColor = .secondaryLabel
  ) {
    textProperties = TextProperties(font: font, color: color)
    secondaryTextProperties = TextProperties(font: secondary, color: secondaryColor)
  }

  // MARK: Styles

  /// Returns the content of a cell.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .preferredFont(forTextStyle: .body), secondary: .preferredFont(forTextStyle: .body))
  }

  /// Returns the content of a cell with a secondary text below the text.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .preferredFont(forTextStyle: .body), secondary: .preferredFont(forTextStyle: .subheadline))
  }

  /// Returns the content of a cell with a secondary text beside the text.
  public static func valueCell() -> UIListContentConfiguration {
    var result = cell()
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }

  /// Returns the content of a sidebar's cell.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  /// Returns the content of a sidebar's cell with a secondary text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// Returns the content of a cell beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  /// Returns the content of a cell beside a sidebar with a secondary text.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    subtitleCell()
  }
  /// Returns the content of a sidebar's header.
  public static func sidebarHeader() -> UIListContentConfiguration {
    prominentInsetGroupedHeader()
  }

  /// Returns the content of a plain list's header.
  public static func plainHeader() -> UIListContentConfiguration {
    var result = UIListContentConfiguration(
      .preferredFont(forTextStyle: .headline), secondary: .preferredFont(forTextStyle: .subheadline)
    )
    result.directionalLayoutMargins.top = 6
    result.directionalLayoutMargins.bottom = 6
    result.minimumHeight = 0
    return result
  }

  /// Returns the content of a plain list's footer.
  public static func plainFooter() -> UIListContentConfiguration { plainHeader() }

  /// Returns the content of a grouped list's header.
  public static func groupedHeader() -> UIListContentConfiguration {
    var result = UIListContentConfiguration(
      .preferredFont(forTextStyle: .footnote), .secondaryLabel,
      secondary: .preferredFont(forTextStyle: .footnote))
    result.textProperties.transform = .uppercase
    result.minimumHeight = 0
    result.directionalLayoutMargins.top = 17
    result.directionalLayoutMargins.bottom = 6
    return result
  }

  /// Returns the content of a grouped list's footer.
  public static func groupedFooter() -> UIListContentConfiguration {
    var result = groupedHeader()
    result.textProperties.transform = .none
    result.directionalLayoutMargins.top = 6
    return result
  }

  /// Returns the content of a prominent header.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .boldSystemFont(ofSize: 17), secondary: .preferredFont(forTextStyle: .subheadline))
  }

  /// Returns the content of a very prominent header.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .boldSystemFont(ofSize: 20), secondary: .preferredFont(forTextStyle: .subheadline))
  }

  /// Returns the content of a header.
  public static func header() -> UIListContentConfiguration { groupedHeader() }
  /// Returns the content of a footer.
  public static func footer() -> UIListContentConfiguration { groupedFooter() }

  // MARK: Views

  /// Returns a new view that shows the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the content for a state: dimmed if it is disabled.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var result = self
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled
      ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    if isDisabled { result.alpha = 0.5 }
    return result
  }
}

/// Axes of a view.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The axes as bits.
  public let rawValue: UInt

  /// Creates axes from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The horizontal axis.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// The vertical axis.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
