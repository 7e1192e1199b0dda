/// The actions beside a row that is swiped.
@MainActor
final class SwipePullView: UIView {
  /// The least width of an action, in points, from general knowledge.
  private static let minimumWidth: CGFloat = 74
  /// The space beside the title of an action, in points (Flipbook's choice).
  private static let padding: CGFloat = 12

  private let buttons: [SwipeActionButton]
  private let widths: [CGFloat]
  private let isLeading: Bool
  /// Whether the first action covers the others, as it does in a swipe through the whole row.
  var isExpanded = false { didSet { if isExpanded != oldValue { expansionDidChange() } } }

  init(
    _ configuration: UISwipeActionsConfiguration, isLeading: Bool,
    _ perform: @escaping (Int) -> Void
  ) {
    self.isLeading = isLeading
    buttons = configuration.actions.map { SwipeActionButton($0) }
    widths = buttons.map { max(Self.minimumWidth, $0.fittingWidth + 2 * Self.padding) }
    super.init(frame: .zero)
    clipsToBounds = true
    // The first action is in front of the others, which it covers when it expands.
    for (index, button) in buttons.enumerated().reversed() {
      addSubview(button)
      button.addAction(UIAction { _ in perform(index) }, for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The width of all actions, in points.
  var fullWidth: CGFloat { widths.reduce(0, +) }

  func button(_ index: Int) -> UIView { buttons.indices.contains(index) ? buttons[index] : self }

  private func expansionDidChange() {
    UIView.animate(withDuration: 0.2) {
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = fullWidth > 0 ? bounds.width / fullWidth : 0
    // Actions begin at the edge of the row: the first is the outermost one.
    var edge = isLeading ? 0 : bounds.width
    for (index, button) in buttons.enumerated() {
      let width = isExpanded && index == 0 ? bounds.width : widths[index] * scale
      button.frame = CGRect(
        x: isLeading ? edge : edge - width, y: 0, width: width, height: bounds.height)
      button.natural = isExpanded && index == 0 ? widths[0] : max(widths[index], width)
      button.isAtStart = !isLeading
      edge += isLeading ? width : -width
    }
  }
}

/// The button of one action.
@MainActor
private final class SwipeActionButton: UIControl {
  private let label = UILabel(frame: .zero)
  private let image = UIImageView(frame: .zero)
  /// The width in which the title is centered, in points.
  var natural: CGFloat = 0
  /// Whether the title is at the left edge of a button that is wider.
  var isAtStart = true

  init(_ action: UIContextualAction) {
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    label.text = action.title
    label.font = .systemFont(ofSize: 15)
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 2
    image.image = action.image
    image.tintColor = .white
    for view in [label, image] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    accessibilityLabel = action.title
  }

  required init?(coder: NSCoder) { nil }

  var fittingWidth: CGFloat {
    max(label.sizeThatFits(.zero).width, image.image?.size.width ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(natural, bounds.width > natural ? natural : 0)
    let x = isAtStart ? 0 : bounds.width - width
    let text = label.sizeThatFits(CGSize(width: width, height: 0))
    let picture = image.image?.size ?? .zero
    let gap: CGFloat = picture.height > 0 && text.height > 0 ? 4 : 0
    let top = (bounds.height - picture.height - gap - text.height) / 2
    image.frame = CGRect(
      x: x + (width - picture.width) / 2, y: top, width: picture.width, height: picture.height)
    label.frame = CGRect(
      x: x, y: top + picture.height + gap, width: width, height: text.height)
  }
}
