import QuartzCore

extension UIButton {
  /// Called when a button's state has changed, to change its configuration.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  /// The look and the content of a button.
  ///
  /// Sizes and colors resemble those of iOS 15 to 18, from general knowledge.
  public struct Configuration: Sendable {
    /// The sizes of buttons.
    public enum Size: Int, Sendable {
      /// 17 points of text, 34 points high.
      case medium
      /// 15 points of text, 28 points high.
      case small
      /// 15 points of text, 28 points high.
      case mini
      /// 17 points of text, 50 points high.
      case large
    }

    /// How titles and subtitles are aligned to each other.
    public enum TitleAlignment: Int, Sendable {
      /// As the content of the button is.
      case automatic
      /// At their leading edges.
      case leading
      /// In the middle.
      case center
      /// At their trailing edges.
      case trailing
    }

    /// The corners of buttons.
    public enum CornerStyle: Int, Sendable {
      /// With the radius of the background.
      case fixed = -1
      /// With the radius of the background, which follows the size of text.
      case dynamic
      /// Small.
      case small
      /// Medium.
      case medium
      /// Large.
      case large
      /// Half of the height.
      case capsule
    }

    /// The signs of buttons with menus.
    public enum Indicator: Int, Sendable {
      /// As the style has it.
      case automatic
      /// None.
      case none
      /// Two chevrons.
      case popup
    }

    enum Style: Sendable {
      case plain, gray, tinted, filled
    }

    var style: Style
    /// The background.
    public var background = UIBackgroundConfiguration.clear()
    /// The corners; `dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button's text and insets; `medium` by default.
    public var buttonSize = Size.medium {
      didSet { if !hasOwnInsets { storedInsets = Self.insets(of: buttonSize) } }
    }
    /// The color of the content; nil, the default, for the style's.
    public var baseForegroundColor: UIColor?
    /// The color of the background; nil, the default, for the style's.
    public var baseBackgroundColor: UIColor?
    /// The image; nil by default.
    public var image: UIImage?
    /// Transforms the color of the image; nil by default.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Whether a turning wheel replaces the image; false by default.
    public var showsActivityIndicator = false
    /// Transforms the color of the wheel; nil by default.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The title; nil by default.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes; nil by default.
    public var attributedTitle: AttributedString?
    /// Changes the attributes of the title; nil by default.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The text below the title; nil by default.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The text below the title with attributes; nil by default.
    public var attributedSubtitle: AttributedString?
    /// Changes the attributes of the text below the title; nil by default.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The configuration of a symbol as the image; nil by default.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// Returns a text with its attributes; nil for one that has none of its own.
    func styled(
      _ text: AttributedString?, _ transformer: UIConfigurationTextAttributesTransformer?,
      font: UIFont, color: UIColor
    ) -> NSAttributedString? {
      guard let text else { return nil }
      let hasOwn = text.runs.contains { $0.attributes != AttributeContainer() }
      guard transformer != nil || hasOwn else { return nil }
      let transformer = transformer ?? UIConfigurationTextAttributesTransformer { $0 }
      return transformer.apply(to: text, defaults: [.font: font, .foregroundColor: color])
    }
    /// How a title that does not fit is shortened; `byWordWrapping` by default.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How a subtitle that does not fit is shortened; `byWordWrapping` by default.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The sign of a menu; `automatic` by default.
    public var indicator = Indicator.automatic
    /// The insets of the content, in points; those of the size by default.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { storedInsets }
      set { (storedInsets, hasOwnInsets) = (newValue, true) }
    }
    private var storedInsets = Self.insets(of: .medium)
    private var hasOwnInsets = false
    /// The edge of the title at which the image is; `leading` by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between the image and the title, in points; 0 by default.
    public var imagePadding: CGFloat = 0
    /// The space between the title and the subtitle, in points; 1 by default.
    public var titlePadding: CGFloat = 1
    /// How the title and the subtitle are aligned to each other; `automatic` by default.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether a selected button has a different look; true by default.
    public var automaticallyUpdateForSelection = true

    init(_ style: Style) {
      self.style = style
      background.cornerRadius = 5.95
    }

    /// Returns a configuration without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a pale background of the tint color.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a background of the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns a configuration without a background and insets.
    public static func borderless() -> Configuration {
      var configuration = Configuration(.plain)
      configuration.contentInsets = .zero
      return configuration
    }
    /// Returns a configuration with a gray background.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a pale background of the tint color.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a background of the tint color.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Restores the insets of the size.
    public mutating func setDefaultContentInsets() {
      (storedInsets, hasOwnInsets) = (Self.insets(of: buttonSize), false)
    }

    /// Returns the configuration for the state of a button.
    @MainActor
    public func updated(for button: UIButton) -> Configuration {
      var updated = self
      let (tint, state) = (button.tintColor ?? .systemBlue, button.state)
      let isSelected = automaticallyUpdateForSelection && state.contains(.selected)
      let foreground = baseForegroundColor ?? (style == .filled ? .white : tint)
      var background: UIColor? =
        switch style {
        case .plain: isSelected ? tint.withAlphaComponent(Self.tintedOpacity) : nil
        case .gray: baseBackgroundColor ?? (isSelected ? tint : .secondarySystemFill)
        case .tinted:
          isSelected
            ? baseBackgroundColor ?? tint
            : (baseBackgroundColor ?? tint).withAlphaComponent(Self.tintedOpacity)
        case .filled: baseBackgroundColor ?? tint
        }
      var content =
        isSelected && (style == .gray || style == .tinted)
        ? baseForegroundColor ?? .white : foreground
      if state.contains(.disabled) {
        content = .tertiaryLabel
        if style != .plain { background = .tertiarySystemFill }
      } else if state.contains(.highlighted) {
        if style == .filled {
          background = background?.dimmed(Self.pressedOpacity)
        } else {
          background = background?.dimmed(Self.pressedOpacity)
          content = content.dimmed(Self.pressedOpacity)
        }
      }
      updated.baseForegroundColor = content
      if self.background.backgroundColor == nil { updated.background.backgroundColor = background }
      return updated
    }

    /// The opacity of a background of the tint color, and of the parts of a pressed button; low confidence.
    private static let tintedOpacity: CGFloat = 0.18
    private static let pressedOpacity: CGFloat = 0.75

    private static func insets(of size: Size) -> NSDirectionalEdgeInsets {
      switch size {
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    /// The font of the title.
    var titleFont: UIFont {
      let size: CGFloat = buttonSize == .small || buttonSize == .mini ? 15 : 17
      return .systemFont(ofSize: size, weight: subtitle == nil ? .regular : .semibold)
    }

    /// The font of the subtitle.
    var subtitleFont: UIFont { .systemFont(ofSize: titleFont.pointSize > 15 ? 12 : 11) }

    /// Returns the radius of the corners of a background of a height, in points.
    func cornerRadius(height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .fixed, .dynamic: background.cornerRadius
      case .small: 4
      case .medium: 6
      case .large: 9
      case .capsule: height / 2
      }
    }
  }
}

extension UIColor {
  /// Returns the color with its opacity multiplied.
  final func dimmed(_ factor: CGFloat) -> UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * factor)
    }
  }
}
