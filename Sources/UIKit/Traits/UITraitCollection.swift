import QuartzCore
import Synchronization

/// The traits of the environment in which a view appears.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The light or dark appearance.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  /// The number of pixels per point, or 0 if unspecified.
  open var displayScale: CGFloat { values.pixelsPerPoint }
  /// The size of text that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.sizeCategory }

  /// The room for content horizontally: compact on phones, unless they are wider than high and large.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
  /// The room for content vertically: regular, or compact on phones that are wider than high.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
  /// The kind of device, a phone unless an override changes it.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    values.idiom == .unspecified ? .phone : values.idiom
  }
  /// The direction in which the user interface is arranged.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  /// Whether text is bold for legibility, as the user prefers.
  open var legibilityWeight: UILegibilityWeight { values.legibility }
  /// The contrast that the user prefers.
  open var accessibilityContrast: UIAccessibilityContrast { values.contrast }
  /// Whether the screen measures the force of touches; it does not, unless an override changes it.
  open var forceTouchCapability: UIForceTouchCapability {
    values.force == .unknown ? .unavailable : values.force
  }
  /// Whether the content is in front of other content, such as in a sheet: base unless an override
  /// changes it.
  open var userInterfaceLevel: UIUserInterfaceLevel {
    values.level == .unspecified ? .base : values.level
  }
  /// The colors that the screen shows: sRGB unless an override changes them.
  open var displayGamut: UIDisplayGamut { values.gamut == .unspecified ? .SRGB : values.gamut }
  /// Whether the window is active, as windows of phones always are.
  open var activeAppearance: UIUserInterfaceActiveAppearance {
    values.activity == .unspecified ? .active : values.activity
  }
  /// The list around the view; none unless an override changes it.
  open var listEnvironment: UIListEnvironment {
    values.list == .unspecified ? .none : values.list
  }

  let values: TraitValues

  /// Creates a collection of unspecified traits.
  override public convenience init() {
    self.init(TraitValues())
  }

  /// Creates a collection that specifies only the appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(style: userInterfaceStyle))
  }

  /// Creates a collection that specifies only the display scale.
  public convenience init(displayScale: CGFloat) {
    self.init(TraitValues(pixelsPerPoint: displayScale))
  }

  /// Creates a collection that specifies only the room for content horizontally.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontal: horizontalSizeClass))
  }

  /// Creates a collection that specifies only the room for content vertically.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(vertical: verticalSizeClass))
  }

  /// Creates a collection that specifies only the size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues(sizeCategory: preferredContentSizeCategory))
  }

  /// Creates a collection that specifies only the direction of the user interface.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(direction: layoutDirection))
  }

  /// Creates a collection that specifies only whether text is bold for legibility.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(TraitValues(legibility: legibilityWeight))
  }

  /// Creates a collection that specifies only the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(TraitValues(contrast: accessibilityContrast))
  }

  /// Creates a collection that specifies only the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(idiom: userInterfaceIdiom))
  }

  /// Creates a collection that specifies only whether the screen measures the force of touches.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(TraitValues(force: forceTouchCapability))
  }

  /// Creates a collection that specifies only the level of the content.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(TraitValues(level: userInterfaceLevel))
  }

  /// Creates a collection that specifies only the colors that the screen shows.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(TraitValues(gamut: displayGamut))
  }

  /// Creates a collection that specifies only whether the window is active.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(TraitValues(activity: activeAppearance))
  }

  /// Creates a collection by merging others; later values override earlier ones.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      traitCollections.reduce(into: TraitValues()) { $0.merge($1.values) })
  }

  /// Creates the traits of a screen with a size in points.
  ///
  /// A phone is wider than high with a horizontally regular size from 414 by 736 points on, as measured on Apple's devices.
  convenience init(
    userInterfaceStyle: UIUserInterfaceStyle, displayScale: CGFloat, size: CGSize,
    preferredContentSizeCategory: UIContentSizeCategory,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
  ) {
    let isWide = size.width > size.height
    let isTablet = min(size.width, size.height) >= 600
    let isLarge = isTablet || (isWide && size.width >= 736 && size.height >= 414)
    self.init(
      TraitValues(
        style: userInterfaceStyle, pixelsPerPoint: displayScale,
        sizeCategory: preferredContentSizeCategory,
        horizontal: isLarge ? .regular : .compact,
        vertical: isWide && !isTablet ? .compact : .regular, direction: layoutDirection))
  }

  init(_ values: TraitValues) {
    self.values = values
    if values.direction == .rightToLeft {
      Self.rightToLeftExists.store(true, ordering: .relaxed)
    }
    if values.legibility == .bold { Self.boldExists.store(true, ordering: .relaxed) }
  }

  private static let boldExists = Atomic(false)

  /// Whether text is bold for legibility in the current traits.
  static var prefersBoldText: Bool {
    boldExists.load(ordering: .relaxed) && current.legibilityWeight == .bold
  }

  private static let rightToLeftExists = Atomic(false)

  /// Whether a collection from right to left has ever been created; if not, no layout needs to look
  /// for one.
  static var mayBeRightToLeft: Bool { rightToLeftExists.load(ordering: .relaxed) }

  /// Returns whether dynamic colors may be others than with another collection.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection else { return true }
    return other.userInterfaceStyle != userInterfaceStyle
      || other.accessibilityContrast != accessibilityContrast
  }

  /// Returns whether the traits that another collection specifies are equal.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]) == self
  }

  // UIKit has one per thread. Here the main actor may move between threads, so they share one.
  private static let shared = Mutex(
    UITraitCollection(
      userInterfaceStyle: .light, displayScale: 2, size: CGSize(width: 375, height: 667),
      preferredContentSizeCategory: .large))

  /// The traits with which dynamic colors are resolved by default: the current stage's, or light at
  /// 2 pixels per point before a stage exists.
  open class var current: UITraitCollection {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  /// Runs a closure with this collection as the current one.
  open func performAsCurrent(_ actions: () -> Void) {
    let before = Self.current
    Self.current = self
    actions()
    Self.current = before
  }

  /// Returns whether two collections specify the same traits.
  override open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return values == other.values
  }

  /// A hash value that equal collections share.
  override open var hash: Int {
    values.hashValue
  }
}
