import Testing
import UIKit
import UIKitTestSupport

/// Horizontal flow layouts, which have to equal vertical ones with the axes exchanged.
@Suite("UICollectionViewFlowLayout: axes") @MainActor struct FlowAxesTests {
  /// A delegate with random metrics, given for a vertical layout.
  private final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
    let isHorizontal: Bool
    var sizes: [[CGSize]] = []
    var insets: [UIEdgeInsets] = []
    var spacings: [(lines: CGFloat, items: CGFloat)] = []
    var bars: [(header: CGFloat, footer: CGFloat)] = []

    init(seed: UInt64, isHorizontal: Bool) {
      self.isHorizontal = isHorizontal
      var random = SplitMix64(seed: seed)
      func length(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
      for _ in 0..<4 {
        sizes.append(
          (0..<Int.random(in: 0...9, using: &random)).map { _ in
            CGSize(width: length(10...300), height: length(5...90))
          })
        insets.append(
          UIEdgeInsets(
            top: length(0...20), left: length(0...20), bottom: length(0...20),
            right: length(0...20)))
        spacings.append((length(0...20), length(0...20)))
        bars.append((length(1...30), length(1...30)))
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      sizes[indexPath.section][indexPath.item].exchanged(isHorizontal)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      insets[section].exchanged(isHorizontal)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
      spacings[section].lines
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
      spacings[section].items
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
      CGSize(width: 7, height: bars[section].header).exchanged(isHorizontal)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize {
      CGSize(width: 7, height: bars[section].footer).exchanged(isHorizontal)
    }
  }

  /// Returns the kinds and frames of all elements, and the size of the content, as of a vertical
  /// layout.
  private func elements(seed: UInt64, isHorizontal: Bool) -> [(String, CGRect)] {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    layout.sectionHeadersPinToVisibleBounds = seed % 2 == 0
    layout.sectionFootersPinToVisibleBounds = seed % 3 == 0
    let delegate = Delegate(seed: seed, isHorizontal: isHorizontal)
    let scene = CollectionScene(
      counts: delegate.sizes.map(\.count), layout: layout,
      size: CGSize(width: 320, height: 200).exchanged(isHorizontal))
    scene.view.delegate = delegate
    scene.view.contentInset = UIEdgeInsets(top: 9, left: 4, bottom: 3, right: 6)
      .exchanged(isHorizontal)
    scene.view.contentOffset = CGPoint(x: 0, y: 137).exchanged(isHorizontal)
    scene.layOut()
    let everything = CGRect(x: -1000, y: -1000, width: 10_000, height: 10_000)
    let frames = (layout.layoutAttributesForElements(in: everything) ?? []).map {
      ("\($0.representedElementKind ?? "") \($0.indexPath)", $0.frame.exchanged(isHorizontal))
    }
    let visible = scene.view.indexPathsForVisibleItems.sorted().map {
      ("visible \($0)", CGRect.zero)
    }
    let size = scene.view.contentSize.exchanged(isHorizontal)
    return frames + visible + [("content", CGRect(origin: .zero, size: size))]
  }

  @Test("a horizontal layout is a vertical one with the axes exchanged", arguments: 1...12)
  func exchangedAxes(seed: UInt64) {
    let vertical = elements(seed: seed, isHorizontal: false)
    let horizontal = elements(seed: seed, isHorizontal: true)
    #expect(vertical.count > 10)
    #expect(vertical.map(\.0) == horizontal.map(\.0))
    for (expected, found) in zip(vertical, horizontal) {
      #expect(isNear(found.1, expected.1, 1e-9), "\(expected.0)")
    }
  }
}

extension CGPoint {
  fileprivate func exchanged(_ isHorizontal: Bool) -> CGPoint {
    isHorizontal ? CGPoint(x: y, y: x) : self
  }
}

extension CGSize {
  fileprivate func exchanged(_ isHorizontal: Bool) -> CGSize {
    isHorizontal ? CGSize(width: height, height: width) : self
  }
}

extension CGRect {
  fileprivate func exchanged(_ isHorizontal: Bool) -> CGRect {
    CGRect(origin: origin.exchanged(isHorizontal), size: size.exchanged(isHorizontal))
  }
}

extension UIEdgeInsets {
  fileprivate func exchanged(_ isHorizontal: Bool) -> UIEdgeInsets {
    isHorizontal ? UIEdgeInsets(top: left, left: top, bottom: right, right: bottom) : self
  }
}
