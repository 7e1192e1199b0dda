import Testing
import UIKit

private final class Slope: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  override var layer: CAGradientLayer {
    super.layer as? CAGradientLayer ?? CAGradientLayer()
  }
}

private final class Notes: UITextView {
  var count = 0
  override weak var delegate: (any UITextViewDelegate)? { didSet { count += 1 } }
}

private final class Rows: UITableView {
  var count = 0
  override weak var delegate: (any UITableViewDelegate)? { didSet { count += 1 } }
}

private final class Tiles: UICollectionView {
  var count = 0
  override weak var delegate: (any UICollectionViewDelegate)? { didSet { count += 1 } }
}

@MainActor
private final class Owner: NSObject, UITextViewDelegate, UITableViewDelegate,
  UICollectionViewDelegate
{}

/// Properties that subclasses override as on Apple's systems.
@MainActor
@Suite struct OverriddenPropertyTests {
  @Test("a view's layer is overridden with the type of its layer class") func layer() {
    let slope = Slope(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    slope.layer.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
    #expect((slope as UIView).layer === slope.layer)
    #expect(slope.layer.frame.width == 30)
    #expect(slope.layer.colors?.isEmpty == false)
  }

  @Test("delegates of lists and text views are overridden as weak properties") func delegates() {
    let owner = Owner()
    let (notes, rows) = (Notes(frame: .zero), Rows(frame: .zero))
    let tiles = Tiles(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    notes.delegate = owner
    rows.delegate = owner
    tiles.delegate = owner
    #expect(notes.count == 1 && rows.count == 1 && tiles.count == 1)
    #expect((notes as UIScrollView).delegate === owner)
  }
}
