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

  @Test("margins of a view outside of the safe area are the base margins")
  func withoutSafeArea() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMarginsRect == CGRect(x: 8, y: 8, width: 304, height: 464))
  }

  @Test("layoutMarginsDidChange is called once per change, but not for an equal value")
  func callbacks() {
    final class MarginView: UIView {
      var count = 0
      override func layoutMarginsDidChange() { count += 1 }
    }
    let (parent, view) = (MarginView(), MarginView(frame: CGRect(x: 5, y: 5, width: 1, height: 1)))
    parent.addSubview(view)
    view.layoutMargins = insets([8, 8, 8, 8])
    #expect(view.count == 0)
    view.layoutMargins = insets([1, 2, 3, 4])
    view.layoutMargins = insets([1, 2, 3, 4])
    #expect(view.count == 1)
    view.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins == insets([3, 3, 14, 14]) && view.count == 2)
    parent.layoutMargins.top = 50
    #expect(parent.count == 1 && view.count == 3 && view.layoutMargins.top == 45)
    view.frame.origin.y = 10
    #expect(view.count == 4 && view.layoutMargins.top == 40)
    parent.bounds.size = CGSize(width: 100, height: 100)
    #expect(view.count == 5 && view.layoutMargins.right == 4)
    view.removeFromSuperview()
    #expect(view.count == 6 && view.layoutMargins == insets([1, 2, 3, 4]))
  }

  @Test(
    "a root view's margins are at least the system's minimum, and the minimum by default",
    arguments: [
      ("default", 320, nil, true, [0, 16, 0, 16]), ("wide", 414, nil, true, [0, 20, 0, 20]),
      ("smaller", 320, [5, 8, -3, 30], true, [5, 16, 0, 30]),
      ("not respected", 320, [5, 8, -3, 30], false, [5, 8, -3, 30]),
      ("not respected by default", 320, nil, false, [8, 8, 8, 8]),
    ] as [(String, CGFloat, [CGFloat]?, Bool, [CGFloat])])
  func systemMinimum(
    id: String, width: CGFloat, margins: [CGFloat]?, respects: Bool, expected: [CGFloat]
  ) {
    let controller = UIViewController()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    controller.viewRespectsSystemMinimumLayoutMargins = respects
    if let margins { controller.loadedView().layoutMargins = insets(margins) }
    #expect(controller.loadedView().layoutMargins == insets(expected))
  }

  @Test("directional margins follow the view's direction") func directional() {
    let view = UIView()
    view.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == insets([1, 2, 3, 4]))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == insets([1, 4, 3, 2]))
    view.layoutMargins = insets([1, 2, 3, 4])
    #expect(
      view.directionalLayoutMargins == .init(top: 1, leading: 4, bottom: 3, trailing: 2))
    view.semanticContentAttribute = .unspecified
    #expect(view.layoutMargins == insets([1, 2, 3, 4]))
  }

  @Test(
    "only forceRightToLeft reverses a left-to-right layout, and only unspecified follows it",
    arguments: [
      (.unspecified, .leftToRight, .rightToLeft), (.playback, .leftToRight, .leftToRight),
      (.spatial, .leftToRight, .leftToRight), (.forceLeftToRight, .leftToRight, .leftToRight),
      (.forceRightToLeft, .rightToLeft, .rightToLeft),
    ]
      as [(
        UISemanticContentAttribute, UIUserInterfaceLayoutDirection, UIUserInterfaceLayoutDirection
      )])
  func direction(
    attribute: UISemanticContentAttribute, leftToRight: UIUserInterfaceLayoutDirection,
    rightToLeft: UIUserInterfaceLayoutDirection
  ) {
    let view = UIView()
    view.semanticContentAttribute = attribute
    #expect(view.effectiveUserInterfaceLayoutDirection == leftToRight)
    #expect(
      UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft) == rightToLeft)
  }

  /// Recorded on UIKit with the default text size.
  @Test(
    "readable content is 920 points wide and centered in wide views with wide margins",
    arguments: [
      (320, [8, 8, 8, 8], [8, 304]), (834, [8, 8, 8, 8], [8, 818]),
      (1008, [8, 8, 8, 8], [8, 992]), (1020, [8, 8, 8, 8], [50, 920]),
      (1400, [8, 8, 8, 8], [240, 920]), (1009, [8, 40, 8, 40], [44.5, 920]),
      (2000, [8, 600, 8, 600], [600, 800]),
    ] as [(CGFloat, [CGFloat], [CGFloat])])
  func readable(width: CGFloat, margins: [CGFloat], expected: [CGFloat]) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 200))
    view.layoutMargins = insets(margins)
    #expect(
      view.readableContentRect == CGRect(x: expected[0], y: 8, width: expected[1], height: 184))
  }
}
