import Testing

@testable import UIKit

@MainActor
struct GuideTests {
  /// Recorded on UIKit.
  @Test("a guide's frame is solved with those of views") func frames() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let (guide, view) = (UILayoutGuide(), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addLayoutGuide(guide)
    parent.addSubview(view)
    #expect(guide.layoutFrame == .zero)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
      guide.topAnchor.constraint(equalTo: parent.topAnchor, constant: 20),
      guide.widthAnchor.constraint(equalToConstant: 100),
      guide.heightAnchor.constraint(equalToConstant: 50),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor, constant: 5),
      view.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalToConstant: 30),
    ])
    parent.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.frame == CGRect(x: 10, y: 75, width: 50, height: 30))
    #expect(!guide.hasAmbiguousLayout)
  }

  /// Recorded on UIKit.
  @Test("views can be pinned to a guide that is pinned to a view") func chain() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (guide, view, box) = (UILayoutGuide(), UIView(), UIView())
    for view in [view, box] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 60),
      guide.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 8),
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4),
      guide.widthAnchor.constraint(equalToConstant: 120),
      guide.heightAnchor.constraint(equalToConstant: 40),
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.widthAnchor.constraint(equalTo: guide.widthAnchor),
      box.heightAnchor.constraint(equalTo: guide.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 4, y: 68, width: 120, height: 40))
    #expect(box.frame == guide.layoutFrame)
  }

  @Test("the safe area guide follows the safe area, the margins guide the margins")
  func safeAreaAndMargins() {
    let stage = Stage(device: .iPhone8)
    stage.window.deviceSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
    let (root, views) = (stage.view, [UIView(), UIView()])
    for (view, guide) in zip(views, [root.safeAreaLayoutGuide, root.layoutMarginsGuide]) {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        view.topAnchor.constraint(equalTo: guide.topAnchor),
        view.heightAnchor.constraint(equalTo: guide.heightAnchor),
      ])
    }
    stage.step()
    #expect(views[0].frame == root.bounds.inset(by: root.safeAreaInsets))
    #expect(views[0].frame == root.safeAreaLayoutGuide.layoutFrame)
    #expect(views[1].frame == root.bounds.inset(by: root.layoutMargins))
    root.layoutMargins = UIEdgeInsets(top: 1, left: 30, bottom: 3, right: 40)
    stage.step()
    #expect(views[1].frame == root.bounds.inset(by: root.layoutMargins))
    #expect(root.safeAreaLayoutGuide === root.safeAreaLayoutGuide && root.layoutGuides.isEmpty)
  }

  @Test("the readable guide limits the width and centers it", arguments: [320, 1008, 1020, 1400])
  func readable(width: CGFloat) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.readableContentGuide.leftAnchor),
      view.rightAnchor.constraint(equalTo: root.readableContentGuide.rightAnchor),
      view.topAnchor.constraint(equalTo: root.readableContentGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.readableContentGuide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    root.frame.size.width = width
    root.layoutIfNeeded()
    let expected =
      width > 1008
      ? CGRect(x: width / 2 - 460, y: 8, width: 920, height: 184)
      : CGRect(x: 8, y: 8, width: width - 16, height: 184)
    #expect(view.frame == expected && root.readableContentGuide.layoutFrame == expected)
  }

  /// Recorded on UIKit.
  @Test(
    "the system spacing is 8 points times the factor, but not less than 0",
    arguments: [(1, 8), (3, 24), (0.25, 2), (0, 0), (-2, 0)] as [(CGFloat, CGFloat)])
  func systemSpacing(multiplier: CGFloat, constant: CGFloat) {
    let (first, second) = (UIView(), UIView())
    for constraint in [
      second.leadingAnchor.constraint(
        equalToSystemSpacingAfter: first.trailingAnchor, multiplier: multiplier),
      second.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: first.bottomAnchor, multiplier: multiplier),
      second.lastBaselineAnchor.constraint(
        lessThanOrEqualToSystemSpacingBelow: first.lastBaselineAnchor, multiplier: multiplier),
    ] {
      #expect(constraint.constant == constant && constraint.multiplier == 1)
      #expect(constraint.priority == .required)
    }
  }

  @Test("the system spacing of baselines is that of lines of text") func baselineSpacing() {
    let (upper, lower) = (UILabel(), UILabel())
    (upper.font, lower.font) = (.systemFont(ofSize: 28), .systemFont(ofSize: 13))
    let constraint = lower.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1)
    let exact = lower.font.lineHeight + lower.font.descender - upper.font.descender
    #expect(constraint.constant >= exact - 0.001 && constraint.constant < exact + 0.5)
    #expect((constraint.constant * 2).rounded() == constraint.constant * 2)
  }

  @Test("distances between anchors are dimensions") func distances() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let views = (0..<3).map { _ in UIView() }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10),
        view.widthAnchor.constraint(equalToConstant: 20),
      ])
    }
    let gaps = (
      views[0].trailingAnchor.anchorWithOffset(to: views[1].leadingAnchor),
      views[1].trailingAnchor.anchorWithOffset(to: views[2].leadingAnchor)
    )
    NSLayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor),
      gaps.1.constraint(equalTo: gaps.0, multiplier: 2),
    ])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 100, 280])
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [280, 180, 0])
  }

  @Test("the top and bottom guides have the length of the safe area and stay the same objects")
  func barGuides() {
    let stage = Stage(device: .iPhone8)
    let controller = stage.rootViewController
    #expect(controller.topLayoutGuide === controller.topLayoutGuide)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      view.leftAnchor.constraint(equalTo: stage.view.leftAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
    ])
    let insets = stage.view.safeAreaInsets
    #expect(controller.topLayoutGuide.length == insets.top)
    stage.step()
    let height = stage.view.bounds.height - insets.top - insets.bottom
    #expect(view.frame == CGRect(x: 0, y: insets.top, width: 10, height: height))
  }

  @Test("the keyboard's guide is the bottom safe area, or of no height, while there is no keyboard")
  func keyboardGuide() {
    let stage = Stage(device: .iPhone8)
    stage.window.deviceSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let (root, view) = (stage.view, UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor, constant: -8),
      view.leadingAnchor.constraint(equalTo: root.keyboardLayoutGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.keyboardLayoutGuide.trailingAnchor),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    stage.step()
    #expect(view.frame == CGRect(x: 0, y: 667 - 34 - 58, width: 375, height: 50))
    #expect(root.keyboardLayoutGuide === root.keyboardLayoutGuide)
    #expect(root.keyboardLayoutGuide !== stage.rootViewController.bottomLayoutGuide)
    root.keyboardLayoutGuide.usesBottomSafeArea = false
    stage.step()
    #expect(view.frame.maxY == 659)
  }
}
