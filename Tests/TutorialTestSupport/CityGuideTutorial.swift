import UIKit

/// The city guide of "Using UIViewPropertyAnimator to create custom animations".
///
/// The layout of the list and of the cards belongs to the tutorial's starter project, which is not
/// part of its text; it is the component's.
package final class CityGuideTutorial: UIViewController, Tutorial {
  fileprivate static let cellSize = CGSize(width: 255, height: 400)

  private lazy var list = UICollectionView(
    frame: view.bounds, collectionViewLayout: CardLayout(in: view.bounds))

  override package func viewDidLoad() {
    super.viewDidLoad()
    list.backgroundColor = .clear
    list.decelerationRate = .fast
    list.register(Card.self, forCellWithReuseIdentifier: "card")
    list.dataSource = self
    list.delegate = self
    view.addSubview(list)
  }

  package func view(_ name: String) -> UIView? {
    if name == "guide.view" { return list }
    for path in list.indexPathsForVisibleItems where name.hasPrefix("guide.cities.\(path.item)") {
      let card = list.cellForItem(at: path) as? Card
      return name.hasSuffix("closeButton") ? card?.closeButton : card
    }
    return nil
  }
}

extension CityGuideTutorial: UICollectionViewDataSource, UICollectionViewDelegate {
  package func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 4 }

  package func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    if let card = cell as? Card {
      card.collectionView = collectionView
      card.index = indexPath.row
    }
    return cell
  }

  package func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    (collectionView.cellForItem(at: indexPath) as? Card)?.toggle()
  }
}

/// A row of cards in which scrolling stops with a card in the center.
private final class CardLayout: UICollectionViewFlowLayout {
  init(in bounds: CGRect) {
    super.init()
    scrollDirection = .horizontal
    itemSize = CityGuideTutorial.cellSize
    minimumLineSpacing = 20
    let (side, top) = ((bounds.width - itemSize.width) / 2, (bounds.height - itemSize.height) / 2)
    sectionInset = UIEdgeInsets(top: top, left: side, bottom: top, right: side)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let step = itemSize.width + minimumLineSpacing
    return CGPoint(x: (proposed.x / step).rounded() * step, y: proposed.y)
  }
}

/// A card that expands and collapses interactively.
private final class Card: UICollectionViewCell, UIGestureRecognizerDelegate {
  private enum State {
    case expanded, collapsed
    var change: State { self == .expanded ? .collapsed : .expanded }
  }

  let closeButton = UIButton(frame: .zero)
  weak var collectionView: UICollectionView?
  var index: Int?

  private let descriptionLabel = UILabel()
  private let cornerRadius: CGFloat = 20
  private let popupOffset = (UIScreen.main.bounds.height - CityGuideTutorial.cellSize.height) / 2
  private var initialFrame: CGRect?
  private var state = State.collapsed
  private var animationProgress: CGFloat = 0
  private let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut)
  private lazy var panRecognizer = UIPanGestureRecognizer { [weak self] in self?.handlePan($0) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    layer.cornerRadius = cornerRadius
    clipsToBounds = true
    (descriptionLabel.alpha, closeButton.alpha) = (0, 0)
    contentView.addSubview(descriptionLabel)
    contentView.addSubview(closeButton)
    closeButton.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    panRecognizer.delegate = self
    addGestureRecognizer(panRecognizer)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    closeButton.frame = CGRect(x: bounds.width - 56, y: 28, width: 36, height: 36)
  }

  func toggle() {
    switch state {
    case .expanded: collapse()
    case .collapsed: expand()
    }
  }

  private func expand() {
    guard let collectionView, let index else { return }
    animator.addAnimations {
      self.initialFrame = self.frame
      self.descriptionLabel.alpha = 1
      self.closeButton.alpha = 1
      self.layer.cornerRadius = 0
      self.frame = CGRect(
        x: collectionView.contentOffset.x, y: 0, width: collectionView.frame.width,
        height: collectionView.frame.height)
      self.neighbor(index - 1)?.center.x -= 50
      self.neighbor(index + 1)?.center.x += 50
      self.layoutIfNeeded()
    }
    animator.addCompletion { position in
      guard position == .end else { return }
      self.state = self.state.change
      collectionView.isScrollEnabled = false
      collectionView.allowsSelection = false
    }
    animator.startAnimation()
  }

  private func collapse() {
    guard let collectionView, let index else { return }
    animator.addAnimations {
      self.descriptionLabel.alpha = 0
      self.closeButton.alpha = 0
      self.layer.cornerRadius = self.cornerRadius
      if let frame = self.initialFrame { self.frame = frame }
      self.neighbor(index - 1)?.center.x += 50
      self.neighbor(index + 1)?.center.x -= 50
      self.layoutIfNeeded()
    }
    animator.addCompletion { position in
      guard position == .end else { return }
      self.state = self.state.change
      collectionView.isScrollEnabled = true
      collectionView.allowsSelection = true
    }
    animator.startAnimation()
  }

  private func neighbor(_ index: Int) -> UICollectionViewCell? {
    collectionView?.cellForItem(at: IndexPath(row: index, section: 0))
  }

  private func handlePan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      // The listing toggles also if the pan catches a running animation, and so adds the animations
      // and the completion twice: neighbors move by 100 points and the state flips back.
      if animator.state == .inactive { toggle() }
      animator.pauseAnimation()
      animationProgress = animator.fractionComplete
    case .changed:
      var fraction = -recognizer.translation(in: collectionView).y / popupOffset
      if state == .expanded { fraction *= -1 }
      if animator.isReversed { fraction *= -1 }
      animator.fractionComplete = fraction + animationProgress
    case .ended:
      end(velocity: recognizer.velocity(in: self).y)
    default: break
    }
  }

  private func end(velocity: CGFloat) {
    let shouldComplete = velocity > 0
    if velocity != 0 {
      switch state {
      case .expanded:
        if !shouldComplete, !animator.isReversed { animator.isReversed = !animator.isReversed }
        if shouldComplete, animator.isReversed { animator.isReversed = !animator.isReversed }
      case .collapsed:
        if shouldComplete, !animator.isReversed { animator.isReversed = !animator.isReversed }
        if !shouldComplete, animator.isReversed { animator.isReversed = !animator.isReversed }
      }
    }
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let velocity = panRecognizer.velocity(in: panRecognizer.view)
    return abs(velocity.y) > abs(velocity.x)
  }
}
