import QuartzCore

/// A button of a tab bar, with an image above a title.
@MainActor
final class TabBarButton: UIControl {
  let item: UITabBarItem
  private let label = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private var isShownSelected = false

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textAlignment = .center
    imageView.contentMode = .center
    addSubview(imageView)
    addSubview(label)
    item.didChange = { [weak self] in self?.showItem() }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  func show(isSelected: Bool, color: UIColor) {
    isShownSelected = isSelected
    label.textColor = color
    imageView.tintColor = color
    showItem()
  }

  private func showItem() {
    label.text = item.title
    let image = (isShownSelected ? item.selectedImage : nil) ?? item.image
    imageView.image =
      image?.renderingMode == .alwaysOriginal ? image : image?.withRenderingMode(.alwaysTemplate)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = CGRect(x: 0, y: 5, width: bounds.width, height: 28)
    label.frame = CGRect(x: 0, y: 35, width: bounds.width, height: 12)
  }
}
