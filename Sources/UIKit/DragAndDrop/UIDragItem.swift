import QuartzCore

/// An object that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// What is offered.
  open private(set) var itemProvider: NSItemProvider
  /// A value for the program itself; nil by default.
  open var localObject: Any?
  /// Makes the preview; nil for that of the interaction.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// How a preview is shown.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// A view that follows the finger.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view.
  open private(set) var view: UIView
  /// How it is shown.
  open private(set) var parameters: UIDragPreviewParameters
  /// Creates a preview.
  public init(view: UIView, parameters: UIDragPreviewParameters? = nil) {
    self.view = view
    self.parameters = parameters ?? UIDragPreviewParameters()
    super.init()
  }
}

/// The place of a preview.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that is lifted, and its place.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {}

/// What a drop does.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing.
  case cancel = 0
  /// It is not allowed.
  case forbidden = 1
  /// It copies the items.
  case copy = 2
  /// It moves the items.
  case move = 3
}

/// What a drop would do.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// What it does.
  open private(set) var operation: UIDropOperation
  /// Whether the drop is above the finger; it has no effect.
  open var isPrecise = false
  /// Whether the preview keeps its size; it has no effect.
  open var prefersFullSizePreview = false
  /// Creates a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// Animations beside those of a drag.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes that are animated with the drag.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called at the end of the animation.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

@MainActor
final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  func run() { for animation in animations { animation() } }
  func finish() { for completion in completions { completion(.end) } }
}

/// What drags and drops have in common.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The items.
  var items: [UIDragItem] { get }
  /// Returns the place of the finger in a view, in points.
  func location(in view: UIView) -> CGPoint
  /// Whether the source allows moves; true.
  var allowsMoveOperation: Bool { get }
  /// Whether the items stay in the program; true.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns whether an item has one of some types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether an item has an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// A value of the source; nil by default.
  var localContext: Any? { get set }
}

/// How a drop shows its progress; it has no effect.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// Not at all.
  case none = 0
  /// As the system does.
  case `default` = 1
}

/// A drag above a view that may accept it.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, which is always the program's own.
  var localDragSession: (any UIDragSession)? { get }
  /// How progress is shown.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Loads the objects of a class, and calls a closure at once.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

@MainActor
final class DragSession: NSObject, UIDragSession, UIDropSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  /// The place of the finger in the window.
  var place = CGPoint.zero
  weak var window: UIWindow?
  /// The view in which the drag began.
  weak var source: UIView?
  /// The index paths of the items in a list.
  var sourcePaths: [IndexPath] = []
  /// Where previews go after a drop, in the window; nil for their place.
  var landing: CGRect?

  var localDragSession: (any UIDragSession)? { self }
  var allowsMoveOperation: Bool { true }
  var isRestrictedToDraggingApplication: Bool { true }
  func location(in view: UIView) -> CGPoint { view.convert(place, from: window) }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier)
    }
  }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.first(aClass) != nil }
  }
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    completion(items.compactMap { $0.itemProvider.first(aClass) })
    return Progress(totalUnitCount: 1)
  }
}
