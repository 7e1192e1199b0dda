import UIKit

/// The card of a city, which is collapsed or expanded.
@MainActor
public final class CityCell: UICollectionViewCell, UIGestureRecognizerDelegate {
  /// The states of a card.
  public enum State: Sendable {
    /// A card in the list.
    case collapsed
    /// A card that fills the screen.
    case expanded
  }

  /// The state that the card reached last.
  public private(set) var state = State.collapsed
  /// The button that collapses the card.
  public let closeButton = UIButton(frame: .zero)

  /// Called when the card has reached a state.
  var stateHandler: (State) -> Void = { _ in }

  private let gradient = GradientView()
  private let imageView = UIImageView(frame: .zero)
  private let nameLabel = UILabel()
  private let detailsLabel = UILabel()

  private weak var list: UICollectionView?
  private var index = 0
  private var metrics = CityGuideComponent.Metrics()
  private var collapsedFrame = CGRect.zero
  /// The animator that expands and collapses the card.
  ///
  /// It is replaced only after it has been stopped.
  private(set) var animator = UIViewPropertyAnimator(
    duration: CityGuideComponent.defaultDuration, curve: .easeInOut)
  /// The animator's completed fraction when the current pan began.
  private var fractionAtPanStart: CGFloat = 0

  private enum Layout {
    static let margin: CGFloat = 20
  }

  override public init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    layer.cornerRadius = metrics.cornerRadius
    clipsToBounds = true
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    // The card is white in both appearances.
    (nameLabel.textColor, detailsLabel.textColor) = (.black, .black)
    nameLabel.font = .systemFont(ofSize: 28, weight: .bold)
    detailsLabel.font = .systemFont(ofSize: 17)
    detailsLabel.numberOfLines = 0
    closeButton.setTitle("×", for: .normal)
    closeButton.titleLabel?.font = .systemFont(ofSize: 28)
    closeButton.setTitleColor(.white, for: .normal)
    for view in [gradient, nameLabel, detailsLabel, closeButton] { contentView.addSubview(view) }
    (detailsLabel.alpha, closeButton.alpha) = (0, 0)

    closeButton.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    let pan = UIPanGestureRecognizer { [weak self] pan in self?.handlePan(pan) }
    pan.delegate = self
    addGestureRecognizer(pan)
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) {
    return nil
  }

  isolated deinit { stopAnimator() }

  /// Stops the animator, because UIKit raises an exception if an active one is released.
  private func stopAnimator() {
    if animator.state == .active { animator.stopAnimation(true) }
  }

  func show(
    _ city: City, at index: Int, of list: UICollectionView, _ metrics: CityGuideComponent.Metrics,
    _ animator: UIViewPropertyAnimator
  ) {
    stopAnimator()
    (self.index, self.list, self.metrics, self.animator) = (index, list, metrics, animator)
    layer.cornerRadius = metrics.cornerRadius
    nameLabel.text = city.name
    detailsLabel.text = city.details
    (gradient.layer as? CAGradientLayer)?.colors = city.colors.map(\.cgColor)
    imageView.image = city.image
    // A card without an image has the views of the tutorial's cards.
    if city.image == nil {
      imageView.removeFromSuperview()
    } else {
      contentView.insertSubview(imageView, aboveSubview: gradient)
    }
  }

  override public func layoutSubviews() {
    super.layoutSubviews()
    let (size, margin) = (bounds.size, Layout.margin)
    gradient.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height * 0.6)
    imageView.frame = gradient.frame
    nameLabel.frame = CGRect(
      x: margin, y: gradient.frame.maxY + 16, width: size.width - 2 * margin, height: 36)
    detailsLabel.frame = CGRect(
      x: margin, y: nameLabel.frame.maxY + 8, width: size.width - 2 * margin, height: 120)
    closeButton.frame = CGRect(x: size.width - 56, y: 28, width: 36, height: 36)
  }

  // MARK: Opening and closing

  /// Expands or collapses the card.
  public func toggle() {
    guard let list, animator.state == .inactive else { return }
    let expands = state == .collapsed
    if expands { collapsedFrame = frame }
    animator.addAnimations {
      self.detailsLabel.alpha = expands ? 1 : 0
      self.closeButton.alpha = expands ? 1 : 0
      self.layer.cornerRadius = expands ? 0 : self.metrics.cornerRadius
      self.frame = expands ? list.bounds : self.collapsedFrame
      self.shiftNeighbors(by: self.metrics.neighborShift * (expands ? 1 : -1))
      self.layoutIfNeeded()
    }
    animator.addCompletion { position in
      guard position == .end else { return }
      self.state = expands ? .expanded : .collapsed
      list.isScrollEnabled = !expands
      list.allowsSelection = !expands
      self.stateHandler(self.state)
    }
    if expands { list.bringSubviewToFront(self) }
    animator.startAnimation()
  }

  private func shiftNeighbors(by distance: CGFloat) {
    list?.cellForItem(at: IndexPath(item: index - 1, section: 0))?.center.x -= distance
    list?.cellForItem(at: IndexPath(item: index + 1, section: 0))?.center.x += distance
  }

  /// Expands or collapses the card with a pan, which may also interrupt a running animation.
  private func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      toggle()
      animator.pauseAnimation()
      fractionAtPanStart = animator.fractionComplete
    case .changed:
      var fraction = -pan.translation(in: list).y / fullTranslation
      if state == .expanded { fraction *= -1 }
      if animator.isReversed { fraction *= -1 }
      animator.fractionComplete = fraction + fractionAtPanStart
    case .ended, .cancelled:
      let velocity = pan.velocity(in: self).y
      // A flick down collapses the card, and a flick up expands it.
      if velocity != 0 { animator.isReversed = (velocity > 0) == (state == .collapsed) }
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    default: break
    }
  }

  /// The translation that expands the card completely, in points; at least 1, also for a card that
  /// is as high as the screen.
  private var fullTranslation: CGFloat {
    max((UIScreen.main.bounds.height - metrics.cellSize.height) / 2, 1)
  }

  /// Leaves horizontal pans to the list.
  override public func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: self)
    return abs(velocity.y) > abs(velocity.x)
  }
}

/// A view with a gradient from top to bottom.
private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}
