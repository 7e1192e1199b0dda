import UIKit

extension UIBarAppearance {
  /// Creates the default look for a kind of device, which is the same for all.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
}

extension UITabBarController {
  /// The stack that shows what does not fit into the tab bar; it is empty, since all tabs are shown.
  public final var moreNavigationController: UINavigationController {
    if let more = kept(self, UINavigationController?.none) { return more }
    let more = UINavigationController(nibName: nil, bundle: nil)
    keep(self, Optional(more))
    return more
  }
}

extension UISplitViewController {
  /// When a button changes the display mode.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// As the system decides.
    case automatic
    /// Never.
    case never
    /// Always.
    case always
  }
  /// When a button changes the display mode; `automatic` by default; it has no effect.
  public final var displayModeButtonVisibility: DisplayModeButtonVisibility {
    get { kept(self, .automatic) }
    set { keep(self, newValue) }
  }
}

extension UITraitCollection {
  /// The brightness that images can have: that of the standard range.
  public final var imageDynamicRange: UIImage.DynamicRange { .standard }
}

/// What opens a URL in a scene.
@preconcurrency @MainActor
open class UISceneOpenURLOptions: NSObject {
  /// The program that opens the URL: none.
  open var sourceApplication: String? { nil }
  /// The value that this program passes: none.
  open var annotation: Any? { nil }
  /// Whether the file has to be opened where it is: false.
  open var openInPlace: Bool { false }
}

extension UIScene {
  /// What opens a URL in a scene.
  public typealias OpenURLOptions = UISceneOpenURLOptions
}

extension UIOpenURLContext {
  /// What opens the URL.
  public final var options: UISceneOpenURLOptions {
    if let options = kept(self, UISceneOpenURLOptions?.none) { return options }
    let options = UISceneOpenURLOptions()
    keep(self, Optional(options))
    return options
  }
}
