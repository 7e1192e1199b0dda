import Testing

@testable import UIKit

/// The direction of the user interface as a trait.
@MainActor
struct LayoutDirectionTests {
  private let stage = Stage(device: .iPhone8, layoutDirection: .rightToLeft)

  /// Returns a subview with a constant frame.
  private func add(_ frame: CGRect = .zero) -> UIView {
    let view = UIView(frame: frame)
    stage.view.addSubview(view)
    return view
  }

  @Test("the direction of a stage is that of its traits, its views and the application")
  func traits() {
    // Other tests may have made their stages the current one.
    stage.step()
    #expect(stage.layoutDirection == .rightToLeft)
    #expect(stage.view.traitCollection.layoutDirection == .rightToLeft)
    #expect(stage.rootViewController.traitCollection.layoutDirection == .rightToLeft)
    #expect(UITraitCollection.current.layoutDirection == .rightToLeft)
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
    #expect(add().effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let other = Stage(device: .iPhone8)
    #expect(other.layoutDirection == .leftToRight)
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
    #expect(other.view.traitCollection.layoutDirection == .leftToRight)
  }

  @Test("collections merge the direction as they do other traits") func merging() {
    let collection = UITraitCollection(traitsFrom: [
      UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(displayScale: 3),
    ])
    #expect(collection.layoutDirection == .rightToLeft && collection.displayScale == 3)
    #expect(UITraitCollection().layoutDirection == .unspecified)
    #expect(UITraitCollection(layoutDirection: .leftToRight) != UITraitCollection())
    #expect(
      UITraitCollection(layoutDirection: .leftToRight).hash
        != UITraitCollection(layoutDirection: .rightToLeft).hash)
  }

  @Test("a change of the appearance keeps the direction") func appearance() {
    stage.userInterfaceStyle = .dark
    #expect(stage.layoutDirection == .rightToLeft)
    let view = add()
    view.overrideUserInterfaceStyle = .light
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test(
    "only content without a meaning of its own follows the traits",
    arguments: [
      (.unspecified, .rightToLeft), (.playback, .leftToRight), (.spatial, .leftToRight),
      (.forceLeftToRight, .leftToRight), (.forceRightToLeft, .rightToLeft),
    ] as [(UISemanticContentAttribute, UIUserInterfaceLayoutDirection)])
  func meanings(
    attribute: UISemanticContentAttribute, expected: UIUserInterfaceLayoutDirection
  ) {
    let view = add()
    view.semanticContentAttribute = attribute
    #expect(view.effectiveUserInterfaceLayoutDirection == expected)
    // The attribute is not inherited.
    let inner = UIView()
    view.addSubview(inner)
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test("leading edges, margins and guides are on the right") func constraints() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.view.addSubview(view)
    stage.view.directionalLayoutMargins = .init(top: 0, leading: 30, bottom: 0, trailing: 50)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(
        equalTo: stage.view.layoutMarginsGuide.leadingAnchor, constant: 4),
      view.topAnchor.constraint(equalTo: stage.view.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    stage.step()
    #expect(stage.view.layoutMargins.right == 30 && stage.view.layoutMargins.left == 50)
    #expect(view.frame == CGRect(x: 375 - 34 - 100, y: 0, width: 100, height: 20))
  }

  @Test("a hierarchy that was laid out before it is added follows the stage") func adding() {
    let other = Stage(device: .iPhone8)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    let stack = UIStackView(arrangedSubviews: [SizedView(10, 10), SizedView(20, 10)])
    stack.frame = root.bounds
    stack.alignment = .top
    root.addSubview(stack)
    other.view.addSubview(root)
    other.step()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 180])
    stage.view.addSubview(root)
    stage.step()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [20, 0])
    other.view.addSubview(root)
    other.step()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 180])
  }

  /// Returns the left edge of the first glyph of a label of 200 points.
  private func start(_ label: UILabel) -> CGFloat {
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
    stage.view.addSubview(label)
    stage.step()
    guard case .glyphs(let runs) = label.displayContent() else { return -1 }
    return runs.first?.glyphs.first?.position.x ?? -1
  }

  @Test("natural text is aligned right, and other alignments stay") func text() {
    let labels = [NSTextAlignment.natural, .right, .left].map { alignment in
      let label = UILabel()
      label.text = "Text"
      label.textAlignment = alignment
      return start(label)
    }
    #expect(labels[0] > 100 && labels[0] == labels[1] && labels[2] < 10)
    let label = UILabel()
    label.text = "Text"
    #expect(start(label) > 100)
    label.semanticContentAttribute = .forceLeftToRight
    #expect(start(label) < 10)
  }

  @Test("a cell has its image and title at the right edge, and its accessory at the left one")
  func cells() throws {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Value"
    cell.accessoryType = .disclosureIndicator
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    stage.view.addSubview(cell)
    stage.step()
    let (title, value) = try (#require(cell.textLabel), #require(cell.detailTextLabel))
    #expect(cell.contentView.frame == CGRect(x: 34, y: 0, width: 286, height: 44))
    #expect(title.frame.maxX == 270 && value.frame.minX == 0)
    #expect(title.frame.minX > value.frame.maxX)
    let chevron = cell.subviews.first { $0.frame == CGRect(x: 16, y: 16, width: 8, height: 13) }
    #expect(chevron?.transform.a == -1)
  }

  @Test("the vertical scroll indicator is at the left edge") func indicators() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    stage.view.addSubview(view)
    stage.step()
    view.flashScrollIndicators()
    #expect(view.indicators.map { $0.y.layer.frame.midX < 50 } ?? false)
  }

  @Test("a navigation bar is mirrored: the back button and the swipe back are at the right edge")
  func navigation() throws {
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "First"
    second.title = "Second"
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Done", style: .plain, target: nil, action: nil)
    let navigation = UINavigationController(rootViewController: first)
    let stage = Stage(
      device: .iPhone8, layoutDirection: .rightToLeft, rootViewController: navigation)
    stage.step()
    navigation.pushViewController(second, animated: false)
    stage.step(2)
    func frame(_ text: String) -> CGRect? {
      var found: CGRect?
      func visit(_ view: UIView) {
        if (view as? UILabel)?.text == text { found = view.convert(view.bounds, to: nil) }
        for view in view.subviews { visit(view) }
      }
      visit(navigation.navigationBar)
      return found
    }
    let (back, done) = try (#require(frame("First")), #require(frame("Done")))
    #expect(back.minX > 250 && done.maxX < 100)
    stage.touches.drag(
      from: CGPoint(x: 374, y: 300), to: CGPoint(x: 40, y: 300), time: stage.time + 0.1,
      duration: 0.3)
    stage.step(90)
    #expect(navigation.topViewController === first)
  }
}
