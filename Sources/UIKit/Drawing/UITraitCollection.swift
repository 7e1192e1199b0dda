import QuartzCore
import Synchronization

/// The surroundings that a view is shown in.
public final class UITraitCollection: NSObject, Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The pixels in a point; 0 where it is not said.
  public let displayScale: CGFloat

  /// Creates a collection in which nothing is said.
  override public convenience init() {
    self.init(userInterfaceStyle: .unspecified, displayScale: 0)
  }

  /// Creates a collection that says light or dark only.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle: userInterfaceStyle, displayScale: 0)
  }

  /// Creates a collection that says the scale only, in pixels a point.
  public convenience init(displayScale: CGFloat) {
    self.init(userInterfaceStyle: .unspecified, displayScale: displayScale)
  }

  /// Creates a collection of all that several say; the last that says something has its way.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      userInterfaceStyle: traitCollections.last { $0.userInterfaceStyle != .unspecified }?
        .userInterfaceStyle ?? .unspecified,
      displayScale: traitCollections.last { $0.displayScale != 0 }?.displayScale ?? 0)
  }

  init(userInterfaceStyle: UIUserInterfaceStyle, displayScale: CGFloat) {
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
  }

  // UIKit has one a thread. Here the main actor may move between threads, so that it is one for all.
  private static let shared = Mutex(UITraitCollection(userInterfaceStyle: .light, displayScale: 2))

  /// The surroundings that colours are resolved in where none are named; light at two pixels a point
  /// until a stage says otherwise.
  public static var current: UITraitCollection {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  /// Calls `actions` while this collection is the current one.
  public func performAsCurrent(_ actions: () -> Void) {
    let before = Self.current
    Self.current = self
    actions()
    Self.current = before
  }

  /// Whether two collections say the same.
  override public func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
  }

  /// A number that equal collections share.
  override public var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
    return hasher.finalize()
  }
}
