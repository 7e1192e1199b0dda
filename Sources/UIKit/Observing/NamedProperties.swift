import QuartzCore

/// The properties of UIKit's classes that programs read and set by their names.
@MainActor
enum NamedProperties {
  /// Lets the table of properties add them when the first property is looked up.
  static let register: Void = {
    PropertyTable.addUIKit = {
      MainActor.assumeIsolated {
        addViews()
        addControls()
        addControllers()
        addOthers()
      }
    }
  }()

  private static func addViews() {
    PropertyTable.add("frame", \UIView.frame)
    PropertyTable.add("bounds", \UIView.bounds)
    PropertyTable.add("center", \UIView.center)
    PropertyTable.add("transform", \UIView.transform)
    PropertyTable.add("alpha", \UIView.alpha)
    PropertyTable.add("hidden", \UIView.isHidden)
    PropertyTable.add("isHidden", \UIView.isHidden)
    PropertyTable.add("opaque", \UIView.isOpaque)
    PropertyTable.add("backgroundColor", \UIView.backgroundColor)
    PropertyTable.add("tintColor", \UIView.tintColor)
    PropertyTable.add("tag", \UIView.tag)
    PropertyTable.add("clipsToBounds", \UIView.clipsToBounds)
    PropertyTable.add("userInteractionEnabled", \UIView.isUserInteractionEnabled)
    PropertyTable.add("layer", \UIView.layer)
    PropertyTable.add("superview", \UIView.superview)
    PropertyTable.add("subviews", \UIView.subviews)
    PropertyTable.add("window", \UIView.window)
    PropertyTable.add("gestureRecognizers", \UIView.gestureRecognizers)
    PropertyTable.add("text", \UILabel.text)
    PropertyTable.add("textColor", \UILabel.textColor)
    PropertyTable.add("font", \UILabel.font)
    PropertyTable.add("numberOfLines", \UILabel.numberOfLines)
    PropertyTable.add("image", \UIImageView.image)
    PropertyTable.add("contentOffset", \UIScrollView.contentOffset)
    PropertyTable.add("contentSize", \UIScrollView.contentSize)
    PropertyTable.add("contentInset", \UIScrollView.contentInset)
    PropertyTable.add("panGestureRecognizer", \UIScrollView.panGestureRecognizer)
    PropertyTable.add("tableHeaderView", \UITableView.tableHeaderView)
    PropertyTable.add("collectionViewLayout", \UICollectionView.collectionViewLayout)
    PropertyTable.add("axis", \UIStackView.axis)
    PropertyTable.add("spacing", \UIStackView.spacing)
  }

  private static func addControls() {
    PropertyTable.add("enabled", \UIControl.isEnabled)
    PropertyTable.add("selected", \UIControl.isSelected)
    PropertyTable.add("highlighted", \UIControl.isHighlighted)
    PropertyTable.add("titleLabel", \UIButton.titleLabel)
    PropertyTable.add("imageView", \UIButton.imageView)
    PropertyTable.add("currentTitle", \UIButton.currentTitle)
    PropertyTable.add("textLabel", \UITableViewCell.textLabel)
    PropertyTable.add("detailTextLabel", \UITableViewCell.detailTextLabel)
  }

  private static func addControllers() {
    PropertyTable.add("title", \UIViewController.title)
    PropertyTable.add("view", \UIViewController.view)
    PropertyTable.add("navigationController", \UIViewController.navigationController)
    PropertyTable.add("tabBarController", \UIViewController.tabBarController)
    PropertyTable.add("navigationItem", \UIViewController.navigationItem)
    PropertyTable.add("viewControllers", \UINavigationController.viewControllers)
    PropertyTable.add("navigationBar", \UINavigationController.navigationBar)
    PropertyTable.add("selectedIndex", \UITabBarController.selectedIndex)
    PropertyTable.add("tabBar", \UITabBarController.keyedBar)
    PropertyTable.add("items", \UITabBar.items)
    PropertyTable.add("title", \UIBarItem.title)
    PropertyTable.add("image", \UIBarItem.image)
    PropertyTable.add("enabled", \UIBarItem.isEnabled)
    PropertyTable.add("customView", \UIBarButtonItem.customView)
    PropertyTable.add("badgeValue", \UITabBarItem.badgeValue)
  }

  private static func addOthers() {
    PropertyTable.add("state", \UIGestureRecognizer.state)
    PropertyTable.add("enabled", \UIGestureRecognizer.isEnabled)
    PropertyTable.add("view", \UIGestureRecognizer.view)
    PropertyTable.add("fractionComplete", \UIViewPropertyAnimator.fractionComplete)
    PropertyTable.add("constant", \NSLayoutConstraint.constant)
    PropertyTable.add("active", \NSLayoutConstraint.isActive)
    PropertyTable.add("orientation", \UIDevice.orientation)
    PropertyTable.add("frame", \UICollectionViewLayoutAttributes.frame)
    PropertyTable.add("alpha", \UICollectionViewLayoutAttributes.alpha)
    PropertyTable.add("indexPath", \UICollectionViewLayoutAttributes.indexPath)
  }
}
