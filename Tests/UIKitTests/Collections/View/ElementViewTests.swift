import Testing
import UIKit
import UIKitTestSupport

/// Custom layouts: z-indexes, decoration views, transforms and preferred sizes.
@Suite("UICollectionView: custom layouts") @MainActor struct ElementViewTests {
  /// A layout with settable attributes.
  private final class Layout: UICollectionViewLayout {
    var attributes: [UICollectionViewLayoutAttributes] = []
    var preferences: [CGFloat] = []

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 1000) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      attributes
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      preferredAttributes.size != originalAttributes.size
    }

    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      preferences.append(preferredAttributes.size.height)
      originalAttributes.size = preferredAttributes.size
      return super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
    }
  }

  private func cell(_ item: Int, _ frame: CGRect, z: Int = 0) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
    attributes.frame = frame
    attributes.zIndex = z
    return attributes
  }

  private func texts(_ scene: CollectionScene) -> [String] {
    scene.view.subviews.compactMap { ($0 as? CountingCell)?.text }
  }

  @Test("elements are ordered by z-index, then by item")
  func zIndex() {
    let layout = Layout()
    let frame = CGRect(0, 0, 10, 10)
    layout.attributes = [cell(2, frame), cell(0, frame, z: 1), cell(3, frame, z: -1)]
    let scene = CollectionScene([["a", "b", "c", "d"]], layout: layout)
    scene.layOut()
    #expect(texts(scene) == ["d", "c", "a"])
    layout.attributes.append(cell(1, frame))
    layout.invalidateLayout()
    scene.layOut()
    #expect(texts(scene) == ["d", "b", "c", "a"])
    layout.attributes[2].zIndex = 5
    let added = UIView(frame: .zero)
    scene.view.addSubview(added)
    layout.invalidateLayout()
    scene.layOut()
    #expect(texts(scene) == ["b", "c", "a", "d"])
    #expect(scene.view.subviews.last === added, "a view that was added manually stays in front")
  }

  @Test("hidden elements and elements outside of the visible area have no view")
  func visibility() {
    let layout = Layout()
    let hidden = cell(0, CGRect(0, 0, 10, 10))
    hidden.isHidden = true
    let turned = cell(3, CGRect(100, 480, 100, 10))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    turned.alpha = 0.25
    layout.attributes = [
      hidden, cell(1, CGRect(0, 480, 10, 10)), cell(2, CGRect(0, .nan, 10, 10)), turned,
    ]
    let scene = CollectionScene([["a", "b", "c", "d"]], layout: layout)
    scene.layOut()
    #expect(scene.visibleTexts == ["d"])
    let cell = scene.view.cellForItem(at: [0, 3])
    #expect(cell?.alpha == 0.25 && cell?.transform == turned.transform)
    #expect(cell?.center == CGPoint(x: 150, y: 485))
  }

  @Test("decoration views are instances of the registered classes")
  func decoration() {
    final class Line: UICollectionReusableView {}
    let layout = Layout()
    layout.register(Line.self, forDecorationViewOfKind: "line")
    let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: [0, 0])
    line.frame = CGRect(0, 20, 320, 1)
    let unknown = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "dot", with: [0, 0])
    unknown.frame = line.frame
    layout.attributes = [line, unknown]
    let scene = CollectionScene([[]], layout: layout)
    scene.layOut()
    let view = scene.view.subviews.first
    #expect(scene.view.subviews.count == 1 && view is Line && view?.frame == line.frame)
    layout.attributes = []
    layout.invalidateLayout()
    scene.layOut()
    #expect(scene.view.subviews.isEmpty)
    layout.attributes = [line]
    layout.invalidateLayout()
    scene.layOut()
    #expect(scene.view.subviews.first === view, "the view is reused")
  }

  @Test("apply(_:) receives custom attributes when they change")
  func customAttributes() {
    final class Tilt: UICollectionViewLayoutAttributes {
      var degrees = 0.0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Tilt)?.degrees = degrees
        return copy
      }
      override func isEqual(_ object: Any?) -> Bool {
        guard super.isEqual(object), let other = object as? Tilt else { return false }
        return MainActor.assumeIsolated { other.degrees == degrees }
      }
    }
    final class TiltedCell: UICollectionViewCell {
      var degrees: [Double] = []
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        if let tilt = layoutAttributes as? Tilt { degrees.append(tilt.degrees) }
      }
    }
    let layout = Layout()
    let tilt = Tilt(forCellWith: [0, 0])
    tilt.frame = CGRect(0, 0, 10, 10)
    layout.attributes = [tilt]
    let scene = CollectionScene([["a"]], layout: layout)
    scene.view.register(TiltedCell.self, forCellWithReuseIdentifier: "cell")
    scene.layOut()
    tilt.degrees = 5
    layout.invalidateLayout()
    scene.layOut()
    layout.invalidateLayout()
    scene.layOut()
    #expect((scene.view.cellForItem(at: [0, 0]) as? TiltedCell)?.degrees == [0, 5])
  }

  @Test("a cell can prefer a size, and the layout can adopt it")
  func preferredAttributes() {
    final class TallCell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = 70
        return layoutAttributes
      }
    }
    let layout = Layout()
    layout.attributes = [cell(0, CGRect(0, 0, 10, 10))]
    let scene = CollectionScene([["a"]], layout: layout)
    scene.view.register(TallCell.self, forCellWithReuseIdentifier: "cell")
    scene.layOut()
    #expect(layout.preferences == [70])
    #expect(scene.view.cellForItem(at: [0, 0])?.bounds.height == 70)
  }

  @Test(
    "dequeued cells are created by init(frame:) with the frame of their item")
  func cellCreation() {
    final class LabeledCell: UICollectionViewCell {
      let label: UILabel
      override init(frame: CGRect) {
        label = UILabel(frame: .zero)
        super.init(frame: frame)
        contentView.addSubview(label)
      }
      required init?(coder: NSCoder) {
        return nil
      }
    }
    let scene = CollectionScene(counts: [])
    scene.view.register(LabeledCell.self, forCellWithReuseIdentifier: "cell")
    var sizes: [CGSize] = []
    let source = CellDataSource(itemCount: 1) { view, indexPath in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      sizes.append(cell.frame.size)
      return cell
    }
    scene.view.dataSource = source
    scene.layOut()
    let cell = scene.view.visibleCells.first as? LabeledCell
    #expect(cell?.label.superview === cell?.contentView && cell?.reuseIdentifier == "cell")
    #expect(sizes == [CGSize(width: 50, height: 50)])
  }

  @Test(
    "programming errors stop the program with UIKit's message",
    arguments: [
      (0, "could not dequeue a view of kind: UICollectionElementKindCell with identifier other"),
      (1, "could not dequeue a view of kind: foot with identifier bar - must register a nib"),
      (2, "with an index path that does not exist: [0, 1]"),
      (3, "does not have a reuseIdentifier - cells must be retrieved by calling"),
      (4, "request for number of items in section 1 when there are only 1 sections"),
    ])
  func exceptions(number: Int, text: String) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [number] in
      await MainActor.run {
        let layout = Layout()
        let scene = CollectionScene([["a"]], layout: layout)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, number == 2 ? 1 : 0])
        attributes.frame = CGRect(0, 0, 10, 10)
        switch number {
        case 0: _ = scene.view.dequeueReusableCell(withReuseIdentifier: "other", for: [0, 0])
        case 1:
          _ = scene.view.dequeueReusableSupplementaryView(
            ofKind: "foot", withReuseIdentifier: "bar", for: [0, 0])
        case 4: _ = scene.view.numberOfItems(inSection: 1)
        default:
          let source = CellDataSource(itemCount: 1) { _, _ in
            UICollectionViewCell(frame: .zero)
          }
          if number == 3 { scene.view.dataSource = source }
          layout.attributes = [attributes]
          layout.invalidateLayout()
          withExtendedLifetime(source) { scene.layOut() }
        }
      }
    }
    #expect(standardError(of: result).contains(text))
  }
}
