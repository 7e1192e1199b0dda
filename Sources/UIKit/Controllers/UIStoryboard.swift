import QuartzCore

/// The error of code that needs a storyboard, which ends what plays the stage.
package enum StoryboardError: Error, Hashable, CustomStringConvertible {
  /// A storyboard with this name.
  case storyboard(String)
  /// A segue with this identifier.
  case segue(String)
  /// A nib with this name.
  case nib(String)

  package var description: String {
    switch self {
    case .storyboard(let name):
      "the storyboard '\(name).storyboard' is not read: build the views in code"
    case .nib(let name): "the nib '\(name).xib' is not read: build the views in code"
    case .segue(let identifier):
      "the segue '\(identifier)' is part of a storyboard, which is not read: present or push the controller in code"
    }
  }

  /// Prints the error, and ends what plays the current stage.
  @MainActor func report() {
    LayoutLog.print("error: \(self)\n")
    if Stage.current?.playError == nil { Stage.current?.playError = self }
  }
}

/// A file with controllers and views, which is not read.
///
/// Creating a controller from it ends what plays the stage with an error that names the file. The
/// controller is an empty one.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String

  /// Creates a storyboard.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Ends what plays the stage with an error, and returns nil.
  open func instantiateInitialViewController() -> UIViewController? {
    StoryboardError.storyboard(name).report()
    return nil
  }

  /// Ends what plays the stage with an error, and returns an empty controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    StoryboardError.storyboard(name).report()
    return UIViewController()
  }
}

/// A change from one controller to another one.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name of the segue.
  open private(set) var identifier: String?
  /// The controller that is left.
  open private(set) var source: UIViewController
  /// The controller that is shown.
  open private(set) var destination: UIViewController
  private let handler: () -> Void

  /// Creates a segue.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = {}
    super.init()
  }

  /// Creates a segue that calls a closure when it is performed.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = performHandler
    super.init()
  }

  /// Performs the segue; override it to show the destination in another way.
  open func perform() { handler() }
}
