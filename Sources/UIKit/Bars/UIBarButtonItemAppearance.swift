/// The look of a bar button in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The font and the color of the title; empty by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance by which the title is moved, in points; zero by default; it has no effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// The image behind the button; nil by default; it is not drawn.
  open var backgroundImage: UIImage?
  /// The distance by which the image is moved, in points; zero by default; it has no effect.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  final func copyValues(of other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}

/// The look of bar buttons.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The look in the normal state.
  open private(set) var normal = UIBarButtonItemStateAppearance()
  /// The look under a touch, which is that of the normal state.
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  /// The look of a disabled button, which is that of the normal state.
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  /// The look with the focus, which does not exist here.
  open private(set) var focused = UIBarButtonItemStateAppearance()

  /// Creates a look without changes.
  override public init() {
    super.init()
  }

  /// Creates a look without changes for a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
  }

  /// Removes all changes.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    copyValues(of: UIBarButtonItemAppearance())
  }

  final func copyValues(of other: UIBarButtonItemAppearance) {
    normal.copyValues(of: other.normal)
    highlighted.copyValues(of: other.highlighted)
    disabled.copyValues(of: other.disabled)
    focused.copyValues(of: other.focused)
  }
}
