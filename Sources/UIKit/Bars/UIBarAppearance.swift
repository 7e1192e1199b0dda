import QuartzCore

/// The look of a bar.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @MainActor NSCopying {
  /// The color of the background; nil for none.
  open var backgroundColor: UIColor?
  /// The image of the background, scaled to the bar; nil for none.
  open var backgroundImage: UIImage?
  /// The color of the hairline between the bar and the content; nil for none.
  open var shadowColor: UIColor?
  /// The image of the hairline, of which only the presence counts: an empty one removes the hairline.
  open var shadowImage: UIImage?
  /// The effect behind the background's color; nil by default; it is not drawn.
  open var backgroundEffect: UIBlurEffect?
  /// How the image fills the background; `scaleToFill` by default; it has no effect.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill

  /// Creates the default look.
  override public init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates a copy of a look.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    copyBackground(of: barAppearance)
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { return nil }

  private func copyBackground(of other: UIBarAppearance) {
    (backgroundColor, backgroundImage) = (other.backgroundColor, other.backgroundImage)
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
    backgroundEffect = other.backgroundEffect
    backgroundImageContentMode = other.backgroundImageContentMode
  }

  /// Sets the background of the system, in the color that UIKit's blur has over the system background.
  open func configureWithDefaultBackground() {
    backgroundColor = BarBackground.defaultColor
    (backgroundImage, shadowColor, shadowImage) = (nil, .separator, nil)
  }

  /// Sets an opaque background in the color of the system background.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    (backgroundImage, shadowColor, shadowImage) = (nil, .separator, nil)
  }

  /// Sets no background and no hairline.
  open func configureWithTransparentBackground() {
    (backgroundColor, backgroundImage, shadowColor, shadowImage) = (nil, nil, nil, nil)
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }

  /// Whether there is a hairline.
  final var showsShadow: Bool { shadowColor != nil && shadowImage?.size != .zero }
}

/// The look of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The distance by which titles are moved, in points; zero by default; it has no effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// The look of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The look of buttons whose style is `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The look of back buttons.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The image of the back button in place of the chevron; nil, the default, for the chevron.
  open private(set) var backIndicatorImage: UIImage?
  /// The mask of the back button's title in transitions; nil by default; it is not applied.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the image of the back button, and the mask of its title in transitions.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
  }

  /// The attributes of the title, of which the font and the color count.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title, of which the font and the color count.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// Creates the default look.
  override public init() {
    super.init()
  }

  /// Creates a look with the background of another one.
  override public init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance.copyValues(of: other.buttonAppearance)
    doneButtonAppearance.copyValues(of: other.doneButtonAppearance)
    backButtonAppearance.copyValues(of: other.backButtonAppearance)
    setBackIndicatorImage(
      other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { return nil }

  /// Returns a copy.
  override open func copy(with zone: NSZone? = nil) -> Any {
    UINavigationBarAppearance(barAppearance: self)
  }
}

/// The look of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}

/// The environments in which a bar has a look.
public enum UIBarMetrics: Int, Sendable {
  /// Regular heights.
  case `default`
  /// Compact heights, which do not exist here.
  case compact
  /// Regular heights with a prompt.
  case defaultPrompt = 101
  /// Compact heights with a prompt.
  case compactPrompt
}

/// The positions of a bar.
public enum UIBarPosition: Int, Sendable {
  /// Any position.
  case any
  /// At the bottom.
  case bottom
  /// At the top.
  case top
  /// At the top of the screen, below the status bar.
  case topAttached
}

/// The styles of a bar.
public enum UIBarStyle: Int, Sendable {
  /// As the appearance of the environment.
  case `default`
  /// Dark.
  case black

  /// Dark, and opaque in programs for iOS 6; the same as `black`.
  public static let blackOpaque = UIBarStyle.black
  /// Dark, and translucent in programs for iOS 6; the same as `black`.
  public static let blackTranslucent = UIBarStyle.black
}

/// A bar that has a position.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The position, which determines the background.
  var barPosition: UIBarPosition { get }
}

/// Methods that determine the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the position of a bar of a program's own; the default position by default.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns the default position.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Methods of the owner of a navigation bar that belongs to no navigation controller.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Returns whether an item is pushed; true by default.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called when an item has been pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Returns whether an item is popped; true by default.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called when an item has been popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Returns true.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// Returns true.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
