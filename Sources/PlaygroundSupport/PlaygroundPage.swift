@_exported import UIKit

/// What a playground's page shows beside its code.
@preconcurrency @MainActor
public final class PlaygroundPage {
  /// The page.
  public static let current = PlaygroundPage()

  /// The view or the controller that the page shows; nil for none.
  public var liveView: (any PlaygroundLiveViewable)?

  /// Whether the page remains alive after its top-level code; scenes are played for a duration in any case.
  public var needsIndefiniteExecution = false

  /// Assigns the live view and keeps the page alive.
  public func setLiveView(_ view: any PlaygroundLiveViewable) {
    liveView = view
    needsIndefiniteExecution = true
  }

  /// Ends the page; what it shows remains.
  public func finishExecution() {}
}

/// A view or a controller, as a playground's page shows it.
@preconcurrency @MainActor
public protocol PlaygroundLiveViewable {}

extension UIView: PlaygroundLiveViewable {}
extension UIViewController: PlaygroundLiveViewable {}
