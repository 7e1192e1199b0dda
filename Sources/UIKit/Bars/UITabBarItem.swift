import QuartzCore

/// A tab of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The image while the tab is selected, or nil for `image`.
  open var selectedImage: UIImage? {
    didSet { didChange?() }
  }

  /// Creates a tab with a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates a tab with another image for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
