import Testing
import UIKit

@Suite @MainActor struct LayoutAttributesTests {
  @Test("index paths have a section, an item and a row")
  func indexPaths() {
    var path = IndexPath(item: 3, section: 4)
    #expect(path.item == 3 && path.row == 3 && path.section == 4)
    #expect(path == IndexPath(row: 3, section: 4) && Array(path).first == 4)
    path.section = 1
    path.row = 2
    #expect(path == IndexPath(item: 2, section: 1))
  }

  @Test("the frame depends on center, size and transform")
  func frame() {
    let attributes = UICollectionViewLayoutAttributes()
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(attributes.center == CGPoint(x: 25, y: 40))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    attributes.transform = CGAffineTransform(scaleX: 2, y: 1)
    #expect(attributes.frame == CGRect(x: -5, y: 20, width: 60, height: 40))
    attributes.size.width = 10
    #expect(attributes.frame.width == 20)
  }

  @Test("copies are equal until they are changed")
  func copies() {
    let path = IndexPath(item: 0, section: 0)
    let original = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: path)
    original.alpha = 0.5
    let copy = original.copy() as? UICollectionViewLayoutAttributes
    #expect(copy == original && copy !== original && copy?.hash == original.hash)
    #expect(copy?.representedElementCategory == .supplementaryView)
    #expect(copy?.representedElementKind == "UICollectionElementKindSectionHeader")
    copy?.zIndex = 1
    #expect(copy != original)
    #expect(original != UICollectionViewLayoutAttributes(forCellWith: path))
  }
}
