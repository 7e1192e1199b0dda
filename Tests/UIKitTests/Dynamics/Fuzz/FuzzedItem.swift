import UIKit
import UIKitTestSupport

/// Random items of every kind.
@MainActor
enum FuzzedItem {
  /// The collision shape of an item.
  struct Outline {
    let type: UIDynamicItemCollisionBoundsType
    let path: UIBezierPath

    @MainActor init(_ chance: RandomValues) {
      type = chance.one(of: [.rectangle, .ellipse, .path]) ?? .rectangle
      path = chance.convexPath()
    }
  }

  private final class OutlinedItem: NSObject, UIDynamicItem {
    var center: CGPoint
    let bounds: CGRect
    var transform = CGAffineTransform.identity
    private let outline: Outline

    init(_ chance: RandomValues) {
      center = chance.position()
      let size = chance.size()
      let width = chance.happens(0.1) ? -size.width : size.width
      bounds = CGRect(x: 0, y: 0, width: width, height: size.height)
      outline = Outline(chance)
    }

    var collisionBoundsType: UIDynamicItemCollisionBoundsType { outline.type }
    var collisionBoundingPath: UIBezierPath { outline.path }
  }

  private final class OutlinedView: UIView {
    var outline: Outline?

    override var collisionBoundsType: UIDynamicItemCollisionBoundsType {
      outline?.type ?? .rectangle
    }
    override var collisionBoundingPath: UIBezierPath { outline?.path ?? UIBezierPath() }
  }

  /// Creates an item: for a view's animator possibly a view, for a layout's possibly its
  /// attributes.
  static func make(_ chance: RandomValues, in space: FuzzedAnimator.Space) -> any UIDynamicItem {
    switch space {
    case .view(let reference) where chance.happens(0.4): return view(chance, in: reference)
    case .layout where chance.happens(0.4):
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: chance.index(below: 1000), section: 0))
      attributes.size = chance.size()
      attributes.center = chance.position()
      return attributes
    default: return OutlinedItem(chance)
    }
  }

  private static func view(_ chance: RandomValues, in reference: UIView) -> UIView {
    let view = OutlinedView(frame: CGRect(origin: .zero, size: chance.size()))
    view.outline = Outline(chance)
    view.center = chance.position()
    view.transform = CGAffineTransform(rotationAngle: chance.number(in: -4...4))
    let container = chance.happens(0.3) ? reference.subviews.first : nil
    (container ?? reference).addSubview(view)
    return view
  }
}
