import QuartzCore
import Synchronization

/// The traits of the environment in which a view appears.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The light or dark appearance.
  open var userInterfaceStyle: UIUserInterfaceStyle { style }
  /// The number of pixels per point, or 0 if unspecified.
  open var displayScale: CGFloat { pixelsPerPoint }
  /// The size of text that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory { sizeCategory }

  private let style: UIUserInterfaceStyle
  private let pixelsPerPoint: CGFloat
  private let sizeCategory: UIContentSizeCategory

  /// Creates a collection of unspecified traits.
  override public convenience init() {
    self.init(userInterfaceStyle: .unspecified, displayScale: 0)
  }

  /// Creates a collection that specifies only the appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle: userInterfaceStyle, displayScale: 0)
  }

  /// Creates a collection that specifies only the display scale.
  public convenience init(displayScale: CGFloat) {
    self.init(userInterfaceStyle: .unspecified, displayScale: displayScale)
  }

  /// Creates a collection that specifies only the size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(
      userInterfaceStyle: .unspecified, displayScale: 0,
      preferredContentSizeCategory: preferredContentSizeCategory)
  }

  /// Creates a collection by merging others; later values override earlier ones.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      userInterfaceStyle: traitCollections.last { $0.userInterfaceStyle != .unspecified }?
        .userInterfaceStyle ?? .unspecified,
      displayScale: traitCollections.last { $0.displayScale != 0 }?.displayScale ?? 0,
      preferredContentSizeCategory: traitCollections.last {
        $0.preferredContentSizeCategory != .unspecified
      }?.preferredContentSizeCategory ?? .unspecified)
  }

  init(
    userInterfaceStyle: UIUserInterfaceStyle, displayScale: CGFloat,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  ) {
    style = userInterfaceStyle
    pixelsPerPoint = displayScale
    sizeCategory = preferredContentSizeCategory
  }

  // UIKit has one per thread. Here the main actor may move between threads, so they share one.
  private static let shared = Mutex(
    UITraitCollection(
      userInterfaceStyle: .light, displayScale: 2, preferredContentSizeCategory: .large))

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
    return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
      && preferredContentSizeCategory == other.preferredContentSizeCategory
  }

  /// A hash value that equal collections share.
  override open var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
    hasher.combine(preferredContentSizeCategory)
    return hasher.finalize()
  }
}
