import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor
struct StackViewTests {
  @Test("a stack view is horizontal and fills, without spacing, by default") func defaults() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0 && stack.arrangedSubviews.isEmpty)
    #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
    #expect(UIStackView.spacingUseDefault == CGFloat(Float.greatestFiniteMagnitude))
    #expect(UIStackView.spacingUseSystem == CGFloat(Float.leastNormalMagnitude))
    #expect(UIStackView.requiresConstraintBasedLayout)
    #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
    #expect(UIStackView.Alignment.lastBaseline.rawValue == 5)
    #expect(UIStackView.Distribution.equalCentering.rawValue == 4)
  }

  @Test("arranged views are subviews without autoresizing constraints") func adding() {
    let (a, b) = (SizedView(10, 10), SizedView(20, 20))
    let stack = UIStackView(arrangedSubviews: [a, b, a])
    #expect(stack.arrangedSubviews == [b, a] && stack.subviews == [a, b])
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    #expect(stack.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("arranged views have an order of their own") func order() {
    let scene = StackScene([SizedView(10, 10), SizedView(20, 10), SizedView(30, 10)])
    let views = scene.views
    scene.stack.sendSubviewToBack(views[2])
    #expect(scene.stack.subviews == [views[2], views[0], views[1]])
    #expect(scene.stack.arrangedSubviews == views && scene.starts == [0, 10, 30])
    scene.stack.insertArrangedSubview(views[2], at: 0)
    #expect(scene.stack.arrangedSubviews == [views[2], views[0], views[1]])
    #expect(scene.starts == [30, 40, 0])
    scene.stack.addArrangedSubview(views[2])
    #expect(scene.stack.arrangedSubviews == views && scene.starts == [0, 10, 30])
    let view = SizedView(5, 5)
    scene.stack.insertArrangedSubview(view, at: 1)
    #expect(scene.starts == [0, 15, 35] && view.frame.minX == 10)
    #expect(scene.stack.subviews.last === view)
  }

  @Test("removeArrangedSubview leaves the subview where it is") func removing() {
    let scene = StackScene([SizedView(10, 10), SizedView(20, 10), SizedView(30, 10)])
    #expect(scene.starts == [0, 10, 30])
    scene.stack.removeArrangedSubview(scene.views[1])
    #expect(scene.stack.arrangedSubviews == [scene.views[0], scene.views[2]])
    #expect(scene.views[1].superview === scene.stack)
    #expect(scene.starts[2] == 10)
    scene.stack.removeArrangedSubview(scene.views[1])
    scene.stack.removeArrangedSubview(scene.root)
    #expect(scene.stack.arrangedSubviews.count == 2)
  }

  @Test("a view that leaves the stack view is no longer arranged") func leaving() {
    let scene = StackScene([SizedView(10, 10), SizedView(20, 10), SizedView(30, 10)])
    #expect(scene.starts == [0, 10, 30])
    scene.views[0].removeFromSuperview()
    #expect(scene.stack.arrangedSubviews == [scene.views[1], scene.views[2]])
    let other = UIStackView(arrangedSubviews: [scene.views[1]])
    #expect(scene.stack.arrangedSubviews == [scene.views[2]])
    #expect(other.arrangedSubviews == [scene.views[1]])
    #expect(scene.starts[2] == 0)
    scene.views[1].isHidden = true
    scene.root.layoutIfNeeded()
    #expect(scene.stack.frame.width == 30)
  }

  @Test("an index that is out of bounds stops the program with UIKit's text")
  func index() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UIStackView(arrangedSubviews: [UIView()]).insertArrangedSubview(UIView(), at: 2)
      }
    }
    #expect(
      standardError(of: result).contains(
        "index out of bounds for arranged subview: index = 2 expected to be less than or equal to 1"
      ))
  }

  @Test("a stack view without visible views has no size") func empty() {
    let scene = StackScene([])
    #expect(scene.frames == [[10, 20, 0, 0]])
    let hidden = StackScene([SizedView(30, 20), SizedView(10, 40)])
    for view in hidden.views { view.isHidden = true }
    hidden.stack.alignment = .leading
    #expect(hidden.frames[0] == [10, 20, 0, 0])
    // Hidden views count across the axis only if the views fill it.
    hidden.stack.alignment = .fill
    #expect(hidden.frames[0] == [10, 20, 0, 40])
  }

  @Test("a change of the content's size changes the arrangement") func contentSize() {
    let views = [SizedView(10, 10), SizedView(20, 10)]
    let scene = StackScene(views)
    #expect(scene.starts == [0, 10])
    views[0].size.width = 50
    #expect(scene.starts == [0, 50] && scene.stack.frame.width == 70)
  }

  @Test("proportional lengths follow the content's size") func proportionalContentSize() {
    let views = [SizedView(10, 10), SizedView(30, 10)]
    let scene = StackScene(views, size: CGSize(width: 400, height: 10))
    scene.stack.distribution = .fillProportionally
    #expect(scene.lengths == [100, 300])
    views[0].size.width = 30
    #expect(scene.lengths == [200, 200])
    views[1].size.width = 0
    #expect(scene.lengths == [400, 0])
  }

  @Test("proportional lengths follow the content of nested stack views") func nestedContentSize() {
    let view = SizedView(30, 10)
    let inner = UIStackView(arrangedSubviews: [UIStackView(arrangedSubviews: [view])])
    let scene = StackScene([SizedView(10, 10), inner], size: CGSize(width: 400, height: 10))
    scene.stack.distribution = .fillProportionally
    #expect(scene.lengths == [100, 300])
    view.size.width = 10
    #expect(scene.lengths == [200, 200])
  }

  @Test("a proportional stack view compresses the last view most") func proportionalRest() {
    let scene = StackScene(
      [SizedView(40, 20), SizedView(60, 30), SizedView(10, 50), SizedView(25, 25)],
      size: CGSize(width: 400, height: 50))
    scene.stack.distribution = .fillProportionally
    scene.stack.spacing = 5
    #expect(scene.lengths == [106.5, 160, 26.5, 91.5])
  }

  @Test("views without intrinsic sizes leave all the length to the last one") func plainViews() {
    let scene = StackScene([UIView(), UIView()], size: CGSize(width: 100, height: 10))
    #expect(scene.lengths == [0, 100])
  }

  @Test("the first of views with equal priorities is squeezed") func squeezed() {
    let scene = StackScene(
      [SizedView(60, 10), SizedView(60, 10)], size: CGSize(width: 100, height: 10))
    #expect(scene.lengths == [40, 60])
    scene.views[0].setContentCompressionResistancePriority(.required, for: .horizontal)
    #expect(scene.lengths == [60, 40])
  }

  @Test("the view with the lowest hugging priority stretches") func hugging() {
    let scene = StackScene(
      [SizedView(10, 10), SizedView(20, 10), SizedView(30, 10)],
      size: CGSize(width: 100, height: 10))
    #expect(scene.lengths == [50, 20, 30])
    scene.views[2].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    #expect(scene.lengths == [10, 20, 70])
  }

  @Test("safe area insets belong to the margins of an arrangement") func safeArea() {
    let stage = Stage(device: .iPhoneX)
    let (view, stack) = (UIView(), UIStackView())
    stack.addArrangedSubview(view)
    stack.frame = stage.view.bounds
    stack.isLayoutMarginsRelativeArrangement = true
    stage.view.addSubview(stack)
    stage.step()
    let safe = stage.view.safeAreaInsets
    #expect(safe.top > 0 && safe.bottom > 0)
    #expect(
      view.frame
        == stage.view.bounds.inset(by: safe).insetBy(dx: 8, dy: 8))
    stage.rootViewController.additionalSafeAreaInsets.top = 10
    stage.step()
    #expect(view.frame.minY == safe.top + 18)
  }

  @Test("a stack view follows a change of the screen's size") func screenSize() {
    let stage = Stage(device: .iPhone8)
    let stack = UIStackView(arrangedSubviews: [SizedView(10, 10), SizedView(20, 20)])
    stack.distribution = .fillEqually
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    stage.view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor, constant: -20),
      stack.topAnchor.constraint(equalTo: stage.view.topAnchor),
      stack.bottomAnchor.constraint(equalTo: stage.view.bottomAnchor),
    ])
    stage.step()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [162.5, 162.5])
    stage.view.frame.size = CGSize(width: 667, height: 375)
    stage.step()
    #expect(stack.frame == CGRect(x: 20, y: 0, width: 627, height: 375))
    #expect(stack.arrangedSubviews.map(\.frame.width) == [308.5, 308.5])
  }

  @Test("systemLayoutSizeFitting of a stack view is the size of its arrangement") func fitting() {
    let scene = StackScene([SizedView(10, 40), SizedView(20, 20)])
    scene.stack.spacing = 6
    #expect(
      scene.stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 36, height: 40))
    scene.stack.axis = .vertical
    #expect(
      scene.stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 20, height: 66))
  }

  @Test(
    "spacings that are not finite count as 0",
    arguments: [CGFloat.nan, .infinity, -.infinity])
  func invalidSpacing(spacing: CGFloat) {
    let scene = StackScene([SizedView(10, 10), SizedView(20, 10)])
    scene.stack.spacing = spacing
    #expect(scene.starts == [0, 10])
    scene.stack.spacing = 4
    scene.stack.setCustomSpacing(spacing, after: scene.views[0])
    #expect(scene.starts == [0, 10])
  }
}
