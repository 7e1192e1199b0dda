import UIKit

/// The stage of a recipe.
struct StagePlan: Sendable {
  /// The device whose screen the stage is.
  let device: Device
  /// The color behind all views.
  let background: UIColor
  /// The bars on the screen.
  let bars: Stage.Bars
  let appearance: UIUserInterfaceStyle
  /// The size of text that the user prefers.
  let contentSizeCategory: UIContentSizeCategory
  /// The direction of the user interface.
  let layoutDirection: UIUserInterfaceLayoutDirection
  /// The locale of dates and numbers.
  let locale: RegionalFormat
  /// What the user has set for accessibility.
  let accessibility: Stage.Accessibility
  /// How the status bar is shown, and whether there is a keyboard.
  let chrome: ChromePlan
  /// The installed fonts for characters that the packaged ones lack.
  let fallbackFonts: FallbackFonts
  /// Whether the recipe specifies the device or the size of the screen.
  let specifiesScreen: Bool

  /// Whether there are bars that receive touches.
  var hasBars: Bool { bars.navigationTitle != nil || !bars.tabs.isEmpty }
}

enum StageKeys {
  static let device = Key(
    "device", .device, default: Device.default.name, "The device whose screen the stage is.")
  static let size = Key("size", .stageSize, "The size of a custom screen, in points.")
  static let scale = Key(
    "scale", .scale, default: "2", "The scale of a custom screen, in pixels per point.")
  static let background = Key(
    "background", .color, default: "systemBackground", "The color behind all views.")
  static let statusBar = Key(
    "statusBar", .boolean, default: "false",
    "Whether the screen has a status bar, with 9:41, the signal and the battery.")
  static let navigationBar = Key("navigationBar", .text, "The title of a navigation bar.")
  static let tabBar = Key(
    "tabBar", .later(.tabBar),
    "The titles of the items of a tab bar, or the titles and the selected item.")
  static let appearance = Key(
    "appearance", .choice([("light", UIUserInterfaceStyle.light), ("dark", .dark)]),
    default: "light", "Whether dynamic colors have their light or their dark appearance.")

  static let contentSizeCategory = Key(
    "contentSizeCategory", .contentSizeCategory, default: "large",
    "The size of text that the user prefers, which fonts for text styles follow.")
  static let layoutDirection = Key(
    "layoutDirection",
    .choice([
      ("leftToRight", UIUserInterfaceLayoutDirection.leftToRight), ("rightToLeft", .rightToLeft),
    ]),
    default: "leftToRight",
    "The direction of the user interface, which leading and trailing edges, stack views and texts follow."
  )

  static let locale = Key(
    "locale", .locale, default: RegionalFormat.standard.identifier,
    "The locale of date pickers, of UIKit's own texts such as Cancel, of the status bar's digits and of "
      + "'number' in expressions; Arabic and Hebrew run from right to left unless 'layoutDirection' "
      + "says otherwise.")

  static let fallbackFonts = Key(
    "fallbackFonts", .fallbackFonts,
    "Installed font families for characters that a text's own font lacks, searched before the "
      + "packaged fallbacks.")

  static let table = Table(
    "the stage",
    [
      device, size, scale, background, statusBar, navigationBar, tabBar, appearance,
      contentSizeCategory, layoutDirection, locale, fallbackFonts,
    ] + ChromeKeys.all + AccessibilityKeys.all,
    rules: [.either(device, or: [size, scale]), .needs(scale, size)])

  /// Reads the device, or the custom screen.
  struct ScreenReader: FieldReader {
    func read(from fields: Fields) -> Device? {
      let values = fields.read(StageKeys.device, StageKeys.size.optional, StageKeys.scale)
      guard let (device, size, scale) = values else { return nil }
      return size.map { Device(name: "custom", size: $0, scale: scale) } ?? device
    }
  }
}

extension ReadingContext {
  /// Returns the size of a stage's screen in points; nil, without a message, if it is invalid.
  func screenSize(of stage: SourceValue) -> CGSize? {
    with(results: CheckResults()).fields(of: stage, StageKeys.table)?
      .read(StageKeys.ScreenReader())?.size
  }
}

extension ValueType<StagePlan> {
  /// The stage.
  static let stage: ValueType = mapping(
    "a mapping such as { device: iPhone 8 }", StageKeys.table
  ) { fields in
    let values = fields.read(
      StageKeys.ScreenReader(), StageKeys.background, StageKeys.statusBar,
      StageKeys.navigationBar.optional, StageKeys.tabBar.optional, StageKeys.appearance,
      StageKeys.contentSizeCategory, StageKeys.layoutDirection, StageKeys.fallbackFonts.optional)
    let locale = fields.read(StageKeys.locale)
    let settings = fields.read(ChromeKeys.Reader())
    let accessibility = fields.read(AccessibilityKeys.Reader())
    guard
      let (
        screen, color, hasStatusBar, title, tabBar, appearance, category, direction, fonts
      ) = values, let locale, let settings, let accessibility
    else { return nil }
    fields.context.checkCanvas(of: screen, at: fields.written(StageKeys.size)?.span)
    var bars = Stage.Bars(
      showsStatusBar: hasStatusBar, navigationTitle: title, tabs: tabBar?.tabs ?? [],
      selectedTab: tabBar?.selected ?? 0)
    bars.showsHomeIndicator = settings.homeIndicator ?? hasStatusBar
    bars.showsSensorHousing = settings.sensorHousing
    return StagePlan(
      device: screen, background: color, bars: bars,
      appearance: appearance, contentSizeCategory: category,
      layoutDirection: fields.has(StageKeys.layoutDirection)
        ? direction : locale.isRightToLeft ? .rightToLeft : .leftToRight,
      locale: locale, accessibility: accessibility, chrome: settings,
      fallbackFonts: fonts ?? .none,
      specifiesScreen: fields.has(StageKeys.device) || fields.has(StageKeys.size))
  }
}

extension ValueType<UIContentSizeCategory> {
  /// A size of text.
  static let contentSizeCategory: ValueType = choice([
    ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
    ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
    ("extraExtraExtraLarge", .extraExtraExtraLarge), ("accessibilityMedium", .accessibilityMedium),
    ("accessibilityLarge", .accessibilityLarge),
    ("accessibilityExtraLarge", .accessibilityExtraLarge),
    ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
    ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
  ])
}

extension ValueType<FallbackFonts> {
  private static let maxFamilies = 8

  /// An installed font family.
  private static let family = ValueType<String>(
    "a font family", .text(maxLength: Limits.textLength)
  ) { value, context in
    guard let family = value.text else {
      context.reportType(value, expected: "a font family such as Noto Sans CJK SC")
      return nil
    }
    do {
      _ = try FallbackFonts([family])
      return family
    } catch {
      context.report(.missingFont, "\(error)", at: value.span)
      return nil
    }
  }

  /// Installed font families.
  fileprivate static let fallbackFonts = ValueType<[String]>.list(
    of: family, "a list of 1 to \(maxFamilies) font families such as [Noto Sans CJK SC]",
    count: 1...maxFamilies
  ).map { (try? FallbackFonts($0)) ?? .none }
}

extension SourceValue {
  /// Returns a recipe with other values for keys of its stage.
  func replacing(stage values: [(key: String, value: SourceValue)]) -> SourceValue {
    guard !values.isEmpty else { return self }
    var stage =
      self[RecipeKeys.stage.name] ?? SourceValue(content: .mapping([]), span: values[0].value.span)
    for (key, value) in values {
      stage = stage.replacing(key, with: value)
      guard key == StageKeys.device.name else { continue }
      // A device excludes the size of a custom screen.
      stage = stage.replacing(StageKeys.size.name, with: nil)
        .replacing(StageKeys.scale.name, with: nil)
    }
    return replacing(RecipeKeys.stage.name, with: stage)
  }
}

extension ReadingContext {
  fileprivate func checkCanvas(of device: Device, at span: SourceSpan?) {
    guard let span, let expected = Limits.expectedCanvas(size: device.size, scale: device.scale)
    else { return }
    let (width, height) = (device.size.width, device.size.height)
    report(
      .doesNotFit, "invalid stage size", at: span, expected: expected,
      found: "\(width.plainDescription) x \(height.plainDescription) points at "
        + "\(device.scale.plainDescription) pixels per point")
  }
}

extension Limits {
  /// Returns the limit that a canvas exceeds; nil if it is within the limits.
  fileprivate static func expectedCanvas(size: CGSize, scale: CGFloat) -> String? {
    if min(size.width, size.height) * scale < 1 { return "at least 1 pixel per side" }
    if size.width * scale * size.height * scale > framePixels {
      return "at most \(Int(framePixels)) pixels per frame"
    }
    return nil
  }
}

extension ValueType<CGSize> {
  private static let side = ValueType<Double>.number(
    .leastNormalMagnitude...Limits.stageSide,
    "a number greater than 0, at most \(Int(Limits.stageSide))")

  /// The size of a screen.
  fileprivate static let stageSize = ValueType<[Double]>.numbers(
    "a size [width, height] in points", [side, side]
  ).map { CGSize(width: $0[0], height: $0[1]) }
}

extension ValueType<Double> {
  /// A scale, in pixels per point.
  static let scale: ValueType = number(Limits.scale, "a scale from 0.1 to 8, in pixels per point")
}

extension ValueType<RegionalFormat> {
  /// The identifier of a locale.
  static let locale: ValueType = choice(RegionalFormat.all.map { ($0.identifier, $0) })
}

extension ReadingContext {
  /// A copy in which expressions write numbers as in the locale of a recipe's stage.
  func forLocale(of root: SourceValue) -> ReadingContext {
    let silent = with(results: CheckResults())
    let stage = root[RecipeKeys.stage.name].flatMap(silent.resolveSilently)
    let written = stage?[StageKeys.locale.name].flatMap(silent.resolveSilently)
    guard let format = written.flatMap({ StageKeys.locale.type.read($0, silent) }) else {
      return self
    }
    return with(
      NumberWriter.self, NumberWriter { format.number($0, isNegative: $1) })
  }
}
