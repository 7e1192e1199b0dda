import QuartzCore

/// A visual effect: the base class of blurs and vibrancy, which shows nothing itself.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @MainActor NSCopying {
  /// Creates an effect without any visible result.
  override public init() {
    super.init()
  }

  /// Returns nil, as effects don't support archiving.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Returns the effect itself, as effects don't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// How the effect changes what is behind a view; nil for not at all.
  func backdrop(for traits: UITraitCollection) -> BackdropStyle? { nil }

  /// The color in which the content is drawn; nil for its own colors.
  func contentColor(for traits: UITraitCollection) -> CGColor? { nil }

  /// The factor of the opacity of the content.
  func contentOpacity(for traits: UITraitCollection) -> CGFloat { 1 }
}

/// A blur of what is behind a view, with a tint.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The style.
  let style: Style

  /// The styles of blurs.
  ///
  /// `light`, `extraLight` and `dark` have the values of `UIImage+ImageEffects`, a sample of Apple's
  /// from 2013 (confidence medium). `regular` and `prominent` are those of the appearance. Apple does
  /// not publish the values of materials: theirs are Flipbook's choices (confidence low). They range
  /// from translucent to nearly opaque, and have the appearance of the traits, or the one in their
  /// names.
  public enum Style: Int, Sendable {
    /// Lighter than `light`.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// `light` in the light appearance, `dark` in the dark one.
    case regular = 4
    /// `extraLight` in the light appearance, `dark` in the dark one.
    case prominent = 5
    /// A material through which most of the content behind is visible.
    case systemUltraThinMaterial = 6
    /// A material through which much of the content behind is visible.
    case systemThinMaterial = 7
    /// A material through which some of the content behind is visible.
    case systemMaterial = 8
    /// A material through which little of the content behind is visible.
    case systemThickMaterial = 9
    /// A material of bars.
    case systemChromeMaterial = 10
    /// `systemUltraThinMaterial` in the light appearance.
    case systemUltraThinMaterialLight = 11
    /// `systemThinMaterial` in the light appearance.
    case systemThinMaterialLight = 12
    /// `systemMaterial` in the light appearance.
    case systemMaterialLight = 13
    /// `systemThickMaterial` in the light appearance.
    case systemThickMaterialLight = 14
    /// `systemChromeMaterial` in the light appearance.
    case systemChromeMaterialLight = 15
    /// `systemUltraThinMaterial` in the dark appearance.
    case systemUltraThinMaterialDark = 16
    /// `systemThinMaterial` in the dark appearance.
    case systemThinMaterialDark = 17
    /// `systemMaterial` in the dark appearance.
    case systemMaterialDark = 18
    /// `systemThickMaterial` in the dark appearance.
    case systemThickMaterialDark = 19
    /// `systemChromeMaterial` in the dark appearance.
    case systemChromeMaterialDark = 20
  }

  /// Creates a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Returns nil, as effects don't support archiving.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Returns whether the blur is dark in traits.
  func isDark(for traits: UITraitCollection) -> Bool {
    switch style {
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      true
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial:
      traits.userInterfaceStyle == .dark
    default: false
    }
  }

  override func backdrop(for traits: UITraitCollection) -> BackdropStyle? {
    BackdropStyle(style, isDark: traits.userInterfaceStyle == .dark)
  }
}

/// An effect on the content of a view in front of a blur, which lets the blur's colors through.
///
/// Of the content, only the alpha counts. It is drawn in black in front of a light blur and in white in
/// front of a dark one, with the opacities of the semantic colors of the same names: Flipbook's choices,
/// as Apple publishes no values. UIKit also amplifies the colors behind it, which is not reproduced
/// (confidence low).
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  private let style: UIVibrancyEffectStyle
  private let blurEffect: UIBlurEffect

  /// Creates an effect for content in front of a blur.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// Creates an effect for a type of content in front of a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.style = style
    self.blurEffect = blurEffect
    super.init()
  }

  /// Returns nil, as effects don't support archiving.
  public required init?(coder: NSCoder) {
    return nil
  }

  override func contentColor(for traits: UITraitCollection) -> CGColor? {
    blurEffect.isDark(for: traits) ? .white : .black
  }

  override func contentOpacity(for traits: UITraitCollection) -> CGFloat {
    let isDark = blurEffect.isDark(for: traits)
    return switch style {
    case .label: 1
    case .secondaryLabel: 0.6
    case .tertiaryLabel: 0.3
    case .quaternaryLabel: 0.18
    case .fill: isDark ? 0.36 : 0.2
    case .secondaryFill: isDark ? 0.32 : 0.16
    case .tertiaryFill: isDark ? 0.24 : 0.12
    case .separator: isDark ? 0.6 : 0.29
    }
  }
}

/// The types of content in front of a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Labels.
  case label = 0
  /// Labels of less importance.
  case secondaryLabel = 1
  /// Labels of still less importance.
  case tertiaryLabel = 2
  /// Labels of the least importance.
  case quaternaryLabel = 3
  /// Large fills.
  case fill = 4
  /// Fills of less importance.
  case secondaryFill = 5
  /// Fills of the least importance.
  case tertiaryFill = 6
  /// Separators.
  case separator = 7
}

/// How a blur changes what is behind a view.
struct BackdropStyle: Equatable {
  /// The standard deviation of the Gaussian in points.
  var radius: CGFloat
  /// The factor of the saturation.
  var saturation: CGFloat
  /// The tint painted over the result.
  var tint: CGColor

  init(radius: CGFloat, saturation: CGFloat, gray: CGFloat, alpha: CGFloat) {
    (self.radius, self.saturation) = (radius, saturation)
    tint = CGColor(gray: gray, alpha: alpha)
  }

  init(_ style: UIBlurEffect.Style, isDark: Bool) {
    switch style {
    case .extraLight: self.init(radius: 20, saturation: 1.8, gray: 0.97, alpha: 0.82)
    case .light: self.init(radius: 30, saturation: 1.8, gray: 1, alpha: 0.3)
    case .dark: self.init(radius: 20, saturation: 1.8, gray: 0.11, alpha: 0.73)
    case .regular: self.init(isDark ? .dark : .light, isDark: isDark)
    case .prominent: self.init(isDark ? .dark : .extraLight, isDark: isDark)
    case .systemUltraThinMaterial: self.init(material: isDark, 0.44, 0.36)
    case .systemThinMaterial: self.init(material: isDark, 0.58, 0.52)
    case .systemMaterial: self.init(material: isDark, 0.72, 0.68)
    case .systemThickMaterial: self.init(material: isDark, 0.86, 0.84)
    case .systemChromeMaterial: self.init(material: isDark, 0.78, 0.74)
    case .systemUltraThinMaterialLight: self.init(.systemUltraThinMaterial, isDark: false)
    case .systemThinMaterialLight: self.init(.systemThinMaterial, isDark: false)
    case .systemMaterialLight: self.init(.systemMaterial, isDark: false)
    case .systemThickMaterialLight: self.init(.systemThickMaterial, isDark: false)
    case .systemChromeMaterialLight: self.init(.systemChromeMaterial, isDark: false)
    case .systemUltraThinMaterialDark: self.init(.systemUltraThinMaterial, isDark: true)
    case .systemThinMaterialDark: self.init(.systemThinMaterial, isDark: true)
    case .systemMaterialDark: self.init(.systemMaterial, isDark: true)
    case .systemThickMaterialDark: self.init(.systemThickMaterial, isDark: true)
    case .systemChromeMaterialDark: self.init(.systemChromeMaterial, isDark: true)
    }
  }

  /// Creates a material with a tint in each appearance.
  private init(material isDark: Bool, _ lightAlpha: CGFloat, _ darkAlpha: CGFloat) {
    self.init(
      radius: 25, saturation: 1.8, gray: isDark ? 0.14 : 0.97,
      alpha: isDark ? darkAlpha : lightAlpha)
  }
}
