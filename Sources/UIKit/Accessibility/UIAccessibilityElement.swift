import QuartzCore

/// A part of a view that assistive technologies see as an element.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view that contains the element.
  open weak var accessibilityContainer: AnyObject?
  /// A name for tests.
  open var accessibilityIdentifier: String?

  /// Creates an element of a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  /// The frame in the container's coordinates, in points; zero by default.
  ///
  /// It determines `accessibilityFrame`.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { storedFrame ?? .zero }
    set { storedFrame = newValue }
  }
  private final var storedFrame: CGRect?

  /// The frame in the screen's coordinates, in points.
  override open var accessibilityFrame: CGRect {
    get {
      guard let storedFrame, let view = accessibilityContainer as? UIView else {
        return super.accessibilityFrame
      }
      return view.convert(storedFrame, to: nil)
    }
    set { super.accessibilityFrame = newValue }
  }
}

/// An action that assistive technologies offer for an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Performs an action, and returns whether that succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  /// The name.
  open var name: String
  /// The image; nil for none.
  open var image: UIImage?
  /// The object whose method is called.
  open weak var target: AnyObject?
  /// The method.
  open var selector: Selector
  /// The closure that is called in place of the method.
  open var actionHandler: Handler?

  /// Creates an action that calls a method.
  public init(name: String, target: Any?, selector: Selector) {
    (self.name, self.selector) = (name, selector)
    super.init()
    self.target = target.map { $0 as AnyObject }
  }

  /// Creates an action that calls a closure.
  public init(name: String, image: UIImage? = nil, actionHandler: @escaping Handler) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    selector = Selector("perform:")
    super.init()
  }
}

/// The kind of a container of elements.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// None.
  case none = 0
  /// A table of rows and columns.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A landmark.
  case landmark = 3
  /// A group.
  case semanticGroup = 4
}

/// How elements are reached.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As the system decides.
  case automatic = 0
  /// One by one.
  case separate = 1
  /// Together.
  case combined = 2
}

/// The direction of scrolling.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Up.
  case up = 3
  /// Down.
  case down = 4
  /// To the next page.
  case next = 5
  /// To the previous page.
  case previous = 6
}

/// An object with a large image and title for users who see large text.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// Whether large content is shown; false.
  open class var isEnabled: Bool { false }

  /// Creates an interaction.
  public init(delegate: AnyObject? = nil) { super.init() }

  /// Called before the interaction is added to a view, or removed.
  open func willMove(to view: UIView?) {}
  /// Called when the interaction has been added to a view, or removed.
  open func didMove(to view: UIView?) { self.view = view }
}
