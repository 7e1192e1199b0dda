import UIKit

/// What a program shows, as the rewriter of its sources found it.
@MainActor
public enum SceneEntry {
  /// Top-level code, such as a playground's, which assigns its live view to the current page.
  case playground(() -> Void)
  /// A view.
  case view(() -> UIView)
  /// A controller, whose view fills the screen.
  case controller(() -> UIViewController)

  /// The entry of the program that this process plays; nil before a program is loaded.
  public static var current: SceneEntry?
}
