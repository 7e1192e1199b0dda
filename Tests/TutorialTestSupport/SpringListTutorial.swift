import UIKit

/// The list of "WWDC 2013 notes: scroll views in iOS 7 with UIKit Dynamics".
package final class SpringListTutorial: UIViewController, UICollectionViewDataSource, Tutorial {
  private let layout = TutorialSpringLayout()
  private lazy var list = UICollectionView(frame: view.frame, collectionViewLayout: layout)

  override package func viewDidLoad() {
    super.viewDidLoad()
    layout.itemSize = CGSize(width: view.frame.size.width, height: 44)
    list.backgroundColor = .clear
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    view.insertSubview(list, at: 0)
  }

  package func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 50 }

  package func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = .orange
    return cell
  }

  package func view(_ name: String) -> UIView? {
    if name == "list.view" { return list }
    return list.indexPathsForVisibleItems.first { name == "list.rows.\($0.item)" }
      .flatMap { list.cellForItem(at: $0) }
  }
}

/// The tutorial's layout, in which every cell is attached to a spring of its own: the farther a cell
/// is from the touch, the later it follows.
package final class TutorialSpringLayout: UICollectionViewFlowLayout {
  package private(set) var animator: UIDynamicAnimator?
  /// The number of calls of `prepare()`.
  package private(set) var preparationCount = 0

  override package func prepare() {
    super.prepare()
    preparationCount += 1
    guard animator == nil else { return }
    let animator = UIDynamicAnimator(collectionViewLayout: self)
    let contentSize = collectionViewContentSize
    let items = super.layoutAttributesForElements(
      in: CGRect(x: 0, y: 0, width: contentSize.width, height: contentSize.height))
    for item in items ?? [] {
      let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
      spring.length = 0
      spring.damping = 0.5
      spring.frequency = 0.8
      animator.addBehavior(spring)
    }
    self.animator = animator
  }

  override package func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    animator?.items(in: rect) as? [UICollectionViewLayoutAttributes]
  }

  override package func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    animator?.layoutAttributesForCell(at: indexPath)
  }

  override package func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let scrollView = collectionView, let animator else { return false }
    let delta = newBounds.origin.y - scrollView.bounds.origin.y
    let touch = scrollView.panGestureRecognizer.location(in: scrollView)
    for case let spring as UIAttachmentBehavior in animator.behaviors {
      let resistance = abs(touch.y - spring.anchorPoint.y) / 500
      guard let item = spring.items.first else { continue }
      item.center.y += delta > 0 ? min(delta, delta * resistance) : max(delta, delta * resistance)
      animator.updateItem(usingCurrentState: item)
    }
    return false
  }
}
