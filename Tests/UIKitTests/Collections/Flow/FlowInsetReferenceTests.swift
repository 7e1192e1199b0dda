import Testing
import UIKitTestSupport

@testable import UIKit

/// The edges from which section insets are measured, as recorded on iOS 11 and 12.
@Suite("UICollectionViewFlowLayout: inset references") @MainActor struct FlowInsetReferenceTests {
  typealias Reference = UICollectionViewFlowLayout.SectionInsetReference

  /// A reference, the insets at both edges, and the expected distances from those edges.
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let reference: Reference
    var inset: (start: CGFloat, end: CGFloat) = (15, 15)
    var content: (start: CGFloat, end: CGFloat) = (0, 0)
    let expected: (start: CGFloat, end: CGFloat)

    var testDescription: String { id }
  }

  private nonisolated static let rows = [
    Row(id: "content inset", reference: .fromContentInset, content: (10, 70), expected: (15, 15)),
    Row(id: "safe area", reference: .fromSafeArea, expected: (59, 45)),
    Row(
      id: "safe area and content inset", reference: .fromSafeArea, content: (10, 20),
      expected: (49, 25)),
    Row(
      id: "a content inset larger than both leaves none", reference: .fromSafeArea,
      content: (70, 40), expected: (0, 5)),
    Row(id: "no inset", reference: .fromSafeArea, inset: (0, 0), expected: (44, 30)),
    Row(id: "layout margins", reference: .fromLayoutMargins, expected: (63, 51)),
    Row(
      id: "layout margins and content inset", reference: .fromLayoutMargins, content: (12, 90),
      expected: (51, 0)),
  ]

  /// Returns a scene whose safe area is 44 points from the start and 30 from the end, across the
  /// scroll direction, with margins of 48 and 36 points.
  private func scene(_ row: Row, isHorizontal: Bool, layout: UICollectionViewFlowLayout)
    -> CollectionScene
  {
    func across(_ edges: (start: CGFloat, end: CGFloat)) -> UIEdgeInsets {
      isHorizontal
        ? UIEdgeInsets(top: edges.start, left: 3, bottom: edges.end, right: 5)
        : UIEdgeInsets(top: 3, left: edges.start, bottom: 5, right: edges.end)
    }
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    layout.sectionInset = across(row.inset)
    layout.sectionInsetReference = row.reference
    let scene = CollectionScene(counts: [30], layout: layout, size: CGSize(width: 320, height: 568))
    scene.view.contentInsetAdjustmentBehavior = .never
    scene.view.contentInset = across(row.content)
    scene.stage.window.deviceSafeAreaInsets = across((44, 30))
    scene.view.layoutMargins = UIEdgeInsets(
      top: isHorizontal ? 4 : 1, left: isHorizontal ? 1 : 4, bottom: isHorizontal ? 6 : 1,
      right: isHorizontal ? 1 : 6)
    scene.layOut()
    return scene
  }

  @Test(
    "insets across the scroll direction are measured from their reference", arguments: rows,
    [false, true])
  func acrossScrollDirection(row: Row, isHorizontal: Bool) {
    let layout = UICollectionViewFlowLayout()
    let scene = scene(row, isHorizontal: isHorizontal, layout: layout)
    let frames = (0..<30).compactMap { layout.layoutAttributesForItem(at: [0, $0])?.frame }
    let total = isHorizontal ? 568 : 320 as CGFloat
    let breadth = total - row.content.start - row.content.end
    let start = frames.map { isHorizontal ? $0.minY : $0.minX }.min() ?? 0
    let end = frames.map { isHorizontal ? $0.maxY : $0.maxX }.max() ?? 0
    #expect(isNear(start, row.expected.start, 0.25))
    #expect(isNear(breadth - end, row.expected.end, 0.25))
    #expect(
      scene.view.contentSize
        == layout.scrollDirection.size(
          length: layout.scrollDirection.length(of: scene.view.contentSize), breadth: breadth))
    // Along the scroll direction the insets are used as they are.
    #expect((isHorizontal ? frames[0].minX : frames[0].minY) == 3)
  }

  @Test("setting the reference does not invalidate the layout") func setter() {
    let layout = UICollectionViewFlowLayout()
    let row = Row(id: "", reference: .fromContentInset, expected: (15, 15))
    let scene = scene(row, isHorizontal: false, layout: layout)
    layout.sectionInsetReference = .fromSafeArea
    scene.layOut()
    #expect(layout.layoutAttributesForItem(at: [0, 0])?.frame.minX == 15)
    layout.invalidateLayout()
    scene.layOut()
    #expect(layout.layoutAttributesForItem(at: [0, 0])?.frame.minX == 59)
    #expect(
      [Reference.fromContentInset, .fromSafeArea, .fromLayoutMargins].map(\.rawValue) == [0, 1, 2])
  }
}
