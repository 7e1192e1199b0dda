import Testing

@testable import UIKit

@MainActor
struct LayoutMarginsTests {
  private func insets(_ edges: [CGFloat]) -> UIEdgeInsets {
    UIEdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
  }

  @Test("layout margins are 8 points, and any values can be set") func defaults() {
    let view = UIView()
    #expect(view.layoutMargins == insets([8, 8, 8, 8]))
    #expect(view.insetsLayoutMarginsFromSafeArea && !view.preservesSuperviewLayoutMargins)
    view.layoutMargins = insets([-3, 0, 100, 2.5])
    #expect(view.layoutMargins == insets([-3, 0, 100, 2.5]))
  }

  @Test("the safe area is added to the margins unless insetsLayoutMarginsFromSafeArea is false")
  func safeArea() {
    let stage = Stage(device: .iPhone8)
    stage.window.deviceSafeAreaInsets = insets([44, 10, 34, 12])
    let view = UIView(frame: stage.view.bounds)
    stage.view.addSubview(view)
    #expect(view.layoutMargins == insets([52, 18, 42, 20]))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == insets([8, 8, 8, 8]))
  }

  /// Recorded on UIKit.
  @Test(
    "preserved margins are at least the part of the superview's that covers the view",
    arguments: [
      (
        CGSize(width: 320, height: 480), [20, 20, 20, 20],
        CGRect(x: 10, y: 10, width: 100, height: 100),
        [10, 10, 8, 8]
      ),
      (
        CGSize(width: 300, height: 300), [40, 50, 60, 70],
        CGRect(x: 20, y: 20, width: 100, height: 100),
        [20, 30, 8, 8]
      ),
      (
        CGSize(width: 300, height: 300), [40, 50, 60, 70],
        CGRect(x: 180, y: 190, width: 100, height: 100),
        [8, 8, 50, 50]
      ),
    ] as [(CGSize, [CGFloat], CGRect, [CGFloat])])
  func preserved(size: CGSize, outer: [CGFloat], frame: CGRect, expected: [CGFloat]) {
    let parent = UIView(frame: CGRect(origin: .zero, size: size))
    parent.layoutMargins = insets(outer)
    let view = UIView(frame: frame)
    parent.addSubview(view)
    #expect(view.layoutMargins == insets([8, 8, 8, 8]))
    view.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins == insets(expected))
  }
}
