import UIKit

/// The card of a city, closed or open.
@MainActor
public final class CityCell: UICollectionViewCell, UIGestureRecognizerDelegate {
  /// How much of a city is shown.
  public enum State: Sendable {
    /// A card among others.
    case collapsed
    /// All of the screen.
    case expanded
  }

  /// What was reached last.
  public private(set) var state = State.collapsed
  /// The button that closes the card.
  public let closeButton = UIButton(frame: .zero)

  private let picture = GradientView()
  private let nameLabel = UILabel()
  private let detailsLabel = UILabel()

  private weak var list: UICollectionView?
  private var index = 0
  private var collapsedFrame = CGRect.zero
  /// What opens and closes the card; it is let go only when it stands still at an end.
  private(set) var animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut)
  /// How far the animator was when a finger caught it.
  private var caughtFraction: CGFloat = 0

  private enum Layout {
    static let cornerRadius: CGFloat = 20
    static let margin: CGFloat = 20
    static let neighborShift: CGFloat = 50
  }

  override public init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    layer.cornerRadius = Layout.cornerRadius
    clipsToBounds = true
    nameLabel.font = .systemFont(ofSize: 28, weight: .bold)
    detailsLabel.font = .systemFont(ofSize: 17)
    detailsLabel.numberOfLines = 0
    closeButton.setTitle("×", for: .normal)
    closeButton.titleLabel?.font = .systemFont(ofSize: 28)
    closeButton.setTitleColor(.white, for: .normal)
    for view in [picture, nameLabel, detailsLabel, closeButton] { contentView.addSubview(view) }
    (detailsLabel.alpha, closeButton.alpha) = (0, 0)

    closeButton.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    let pan = UIPanGestureRecognizer { [weak self] pan in self?.follow(pan) }
    pan.delegate = self
    addGestureRecognizer(pan)
  }

  /// Cells are made in code.
  public required init?(coder: NSCoder) {
    return nil
  }

  isolated deinit { letGo() }

  /// Lets the animator come to rest: UIKit raises an exception for one that is let go in the middle.
  private func letGo() {
    if animator.state == .active { animator.stopAnimation(true) }
  }

  func show(
    _ city: City, at index: Int, of list: UICollectionView, _ animator: UIViewPropertyAnimator
  ) {
    letGo()
    (self.index, self.list, self.animator) = (index, list, animator)
    nameLabel.text = city.name
    detailsLabel.text = city.details
    (picture.layer as? CAGradientLayer)?.colors = city.colors.map(\.cgColor)
  }

  override public func layoutSubviews() {
    super.layoutSubviews()
    let (size, margin) = (bounds.size, Layout.margin)
    picture.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height * 0.6)
    nameLabel.frame = CGRect(
      x: margin, y: picture.frame.maxY + 16, width: size.width - 2 * margin, height: 36)
    detailsLabel.frame = CGRect(
      x: margin, y: nameLabel.frame.maxY + 8, width: size.width - 2 * margin, height: 120)
    closeButton.frame = CGRect(x: size.width - 56, y: 28, width: 36, height: 36)
  }

  // MARK: Opening and closing

  /// Opens or closes the card.
  public func toggle() {
    guard let list, animator.state == .inactive else { return }
    let opens = state == .collapsed
    if opens { collapsedFrame = frame }
    animator.addAnimations {
      self.detailsLabel.alpha = opens ? 1 : 0
      self.closeButton.alpha = opens ? 1 : 0
      self.layer.cornerRadius = opens ? 0 : Layout.cornerRadius
      self.frame = opens ? list.bounds : self.collapsedFrame
      self.shiftNeighbors(by: opens ? Layout.neighborShift : -Layout.neighborShift)
      self.layoutIfNeeded()
    }
    animator.addCompletion { position in
      guard position == .end else { return }
      self.state = opens ? .expanded : .collapsed
      list.isScrollEnabled = !opens
      list.allowsSelection = !opens
    }
    if opens { list.bringSubviewToFront(self) }
    animator.startAnimation()
  }

  private func shiftNeighbors(by distance: CGFloat) {
    list?.cellForItem(at: IndexPath(item: index - 1, section: 0))?.center.x -= distance
    list?.cellForItem(at: IndexPath(item: index + 1, section: 0))?.center.x += distance
  }

  /// Lets a finger open or close the card, or catch it on its way.
  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      toggle()
      animator.pauseAnimation()
      caughtFraction = animator.fractionComplete
    case .changed:
      var fraction = -pan.translation(in: list).y / fullTranslation
      if state == .expanded { fraction *= -1 }
      if animator.isReversed { fraction *= -1 }
      animator.fractionComplete = fraction + caughtFraction
    case .ended, .cancelled:
      let velocity = pan.velocity(in: self).y
      // A flick down closes the card, one up opens it.
      if velocity != 0 { animator.isReversed = (velocity > 0) == (state == .collapsed) }
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    default: break
    }
  }

  /// How far the finger goes to open the card, in points.
  private var fullTranslation: CGFloat {
    (UIScreen.main.bounds.height - CityGuideComponent.cellSize.height) / 2
  }

  /// Leaves ways that go more to the side than up or down to the list.
  override public func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: self)
    return abs(velocity.y) > abs(velocity.x)
  }
}

/// A view that is filled with a gradient, from top to bottom.
private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}
