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
  /// The kind of device, a phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The direction in which the user interface is arranged.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  /// Whether text is bold for legibility, as the user prefers.
  open var legibilityWeight: UILegibilityWeight { values.legibility }
  /// The contrast that the user prefers.
  open var accessibilityContrast: UIAccessibilityContrast { values.contrast }
  /// Whether the screen measures the force of touches; it does not.
  open var forceTouchCapability: UIForceTouchCapability { .unavailable }

  /// The values that distinguish collections.
  private struct Values: Hashable {
    var style = UIUserInterfaceStyle.unspecified
    var pixelsPerPoint: CGFloat = 0
    var sizeCategory = UIContentSizeCategory.unspecified
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    var legibility = UILegibilityWeight.unspecified
    var contrast = UIAccessibilityContrast.unspecified
  }

  private let values: Values

  /// Creates a collection of unspecified traits.
  override public convenience init() {
    self.init(Values())
  }

  /// Creates a collection that specifies only the appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Values(style: userInterfaceStyle))
  }

  /// Creates a collection that specifies only the display scale.
  public convenience init(displayScale: CGFloat) {
    self.init(Values(pixelsPerPoint: displayScale))
  }

  /// Creates a collection that specifies only the room for content horizontally.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(horizontal: horizontalSizeClass))
  }

  /// Creates a collection that specifies only the room for content vertically.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(vertical: verticalSizeClass))
  }

  /// Creates a collection that specifies only the size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Values(sizeCategory: preferredContentSizeCategory))
  }

  /// Creates a collection that specifies only the direction of the user interface.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Values(direction: layoutDirection))
  }

  /// Creates a collection that specifies only whether text is bold for legibility.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(Values(legibility: legibilityWeight))
  }

  /// Creates a collection that specifies only the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(Values(contrast: accessibilityContrast))
  }

  /// Creates a collection by merging others; later values override earlier ones.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    let all = traitCollections.map(\.values)
    var values = Values()
    if let style = all.last(where: { $0.style != .unspecified })?.style { values.style = style }
    if let scale = all.last(where: { $0.pixelsPerPoint != 0 })?.pixelsPerPoint {
      values.pixelsPerPoint = scale
    }
    if let size = all.last(where: { $0.sizeCategory != .unspecified })?.sizeCategory {
      values.sizeCategory = size
    }
    if let size = all.last(where: { $0.horizontal != .unspecified })?.horizontal {
      values.horizontal = size
    }
    if let size = all.last(where: { $0.vertical != .unspecified })?.vertical {
      values.vertical = size
    }
    if let direction = all.last(where: { $0.direction != .unspecified })?.direction {
      values.direction = direction
    }
    if let weight = all.last(where: { $0.legibility != .unspecified })?.legibility {
      values.legibility = weight
    }
    if let contrast = all.last(where: { $0.contrast != .unspecified })?.contrast {
      values.contrast = contrast
    }
    self.init(values)
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
      Values(
        style: userInterfaceStyle, pixelsPerPoint: displayScale,
        sizeCategory: preferredContentSizeCategory,
        horizontal: isLarge ? .regular : .compact,
        vertical: isWide && !isTablet ? .compact : .regular, direction: layoutDirection))
  }

  private init(_ values: Values) {
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

/// The room for content along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// No specified room.
  case unspecified
  /// Little room.
  case compact
  /// Much room.
  case regular
}

/// The direction of a layout.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// No specified direction.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// Whether text is bold for legibility.
public enum UILegibilityWeight: Int, Sendable {
  /// No specified weight.
  case unspecified = -1
  /// Not bold.
  case regular = 0
  /// Bold.
  case bold = 1
}

/// The contrast of colors.
public enum UIAccessibilityContrast: Int, Sendable {
  /// No specified contrast.
  case unspecified = -1
  /// The default contrast.
  case normal = 0
  /// More contrast.
  case high = 1
}

/// Whether a screen measures the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not known.
  case unknown
  /// It does not.
  case unavailable
  /// It does.
  case available
}

extension UIUserInterfaceLayoutDirection {
  /// The direction as a trait.
  var trait: UITraitEnvironmentLayoutDirection {
    self == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension UITraitEnvironmentLayoutDirection {
  /// The direction of the user interface; from left to right if it is unspecified.
  var userInterfaceDirection: UIUserInterfaceLayoutDirection {
    self == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
