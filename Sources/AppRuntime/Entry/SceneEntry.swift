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
  /// An app, whose delegate or whose scene's delegate creates a window; nil for a delegate that it does not
  /// have.
  case application(
    delegate: (() -> any UIApplicationDelegate)?,
    sceneDelegate: (() -> any UIWindowSceneDelegate)?)

  /// The entry of the program that was loaded last; nil before a program is loaded.
  public static var current: SceneEntry?

  /// Whether the program that was loaded last is as old as Swift 2: its controllers are presented full screen by default, as before
  /// iOS 13.
  public static var isBeforeIOS13 = false

  /// Returns the variables of the top-level code of the program that was loaded last; nil for none.
  ///
  /// They are in the order of their declarations. Touches refer to views by their names. Call it after the
  /// code has run.
  public static var variables: (() -> [(name: String, value: Any)])?
}
