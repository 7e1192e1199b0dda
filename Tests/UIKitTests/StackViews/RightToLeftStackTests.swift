import Testing
import UIKit

/// Stack views of a right-to-left layout.
@MainActor
struct RightToLeftStackTests {
  @Test("a horizontal stack view is reversed") func horizontal() {
    let scene = StackScene(
      [SizedView(10, 10), SizedView(20, 20), SizedView(30, 30)],
      size: CGSize(width: 100, height: 40))
    scene.stack.spacing = 5
    scene.stack.semanticContentAttribute = .forceRightToLeft
    #expect(scene.starts == [60, 35, 0])
    #expect(scene.lengths == [40, 20, 30])
    scene.stack.semanticContentAttribute = .unspecified
    #expect(scene.starts == [0, 45, 70])
  }

  @Test(
    "the leading edge of a vertical stack view is the right one",
    arguments: [
      (.leading, [90, 80]), (.trailing, [0, 0]), (.center, [45, 40]), (.fill, [0, 0]),
    ] as [(UIStackView.Alignment, [CGFloat])])
  func vertical(alignment: UIStackView.Alignment, expected: [CGFloat]) {
    let scene = StackScene(
      [SizedView(10, 10), SizedView(20, 20)], size: CGSize(width: 100, height: 100))
    scene.stack.axis = .vertical
    scene.stack.alignment = alignment
    scene.stack.semanticContentAttribute = .forceRightToLeft
    scene.root.layoutIfNeeded()
    #expect(scene.views.map(\.frame.minX) == expected)
  }

  @Test("a hidden view is in the middle of the reversed gap") func hidden() {
    let scene = StackScene([SizedView(10, 10), SizedView(20, 20), SizedView(30, 30)])
    scene.stack.spacing = 6
    scene.stack.semanticContentAttribute = .forceRightToLeft
    scene.views[1].isHidden = true
    #expect(scene.starts == [36, 33, 0])
  }

  @Test("directional margins are reversed with the arrangement") func margins() {
    let scene = StackScene([SizedView(10, 10), SizedView(20, 20)])
    scene.stack.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
    scene.stack.isLayoutMarginsRelativeArrangement = true
    scene.stack.semanticContentAttribute = .forceRightToLeft
    #expect(scene.starts == [24, 4])
    #expect(scene.stack.frame.size == CGSize(width: 36, height: 24))
  }

  @Test("playback controls keep their order") func playback() {
    let scene = StackScene([SizedView(10, 10), SizedView(20, 20)])
    scene.stack.semanticContentAttribute = .playback
    #expect(scene.starts == [0, 10])
  }
}
