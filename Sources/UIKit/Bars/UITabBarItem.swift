import QuartzCore

/// One tab of a tab bar.
@MainActor
open class UITabBarItem: UIBarItem {
  /// The picture while the tab is selected; nil for no other.
  open var selectedImage: UIImage? {
    didSet { didChange?() }
  }

  /// Creates a tab with a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates a tab with another picture for when it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
