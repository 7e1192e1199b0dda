import Testing
import UIKit

/// Frames recorded on UIKit, without a window on a screen of 2 pixels per point.
@MainActor
struct SolvedFrameTests {
  @Test(
    "constraints determine the frames that UIKit computes",
    arguments: [
      (
        "edges", CGSize(width: 320, height: 240),
        [
          "a.left == root.left + 16", "a.top == root.top + 16", "a.right == root.right - 16",
          "a.height == 44", "b.leading == root.leading + 16", "b.bottom == root.bottom - 16",
          "b.width == 120", "b.height == 32", "c.top == a.bottom + 12", "c.left == b.right + 12",
          "c.right == root.right - 16", "c.bottom == root.bottom - 16",
        ],
        ["a": [16, 16, 288, 44], "b": [16, 192, 120, 32], "c": [148, 72, 156, 152]]
      ),
      (
        "chain of equal widths", CGSize(width: 320, height: 240),
        [
          "a.leading == root.leading + 12", "b.leading == a.trailing + 8",
          "c.leading == b.trailing + 8", "c.trailing == root.trailing - 12", "b.width == a.width",
          "c.width == a.width", "a.top == root.top + 20", "b.top == root.top + 20",
          "c.top == root.top + 20", "a.height == 60", "b.height == a.height",
          "c.height == a.height",
        ],
        ["a": [12, 20, 93.5, 60], "b": [113, 20, 93.5, 60], "c": [215, 20, 93.5, 60]]
      ),
      (
        "a required range beats an optional width", CGSize(width: 320, height: 240),
        [
          "a.leading == root.leading + 16", "a.top == root.top + 16", "a.height == 40",
          "a.width >= 80", "a.width <= 200", "a.width == 300 @500",
        ],
        ["a": [16, 16, 200, 40]]
      ),
      (
        "the higher of two priorities wins", CGSize(width: 320, height: 240),
        [
          "a.leading == root.leading + 16", "a.top == root.top + 16", "a.height == 40",
          "a.width == 60 @750", "a.width == 140 @749",
        ],
        ["a": [16, 16, 60, 40]]
      ),
      (
        "a required minimum beats any priority", CGSize(width: 320, height: 240),
        [
          "a.leading == root.leading + 16", "a.top == root.top + 16", "a.height == 40",
          "a.width == 30 @999", "a.width >= 90",
        ],
        ["a": [16, 16, 90, 40]]
      ),
    ] as [(String, CGSize, [String], [String: [CGFloat]])])
  func frames(id: String, size: CGSize, equations: [String], expected: [String: [CGFloat]]) {
    var scene = LayoutScene(size, expected.keys.sorted())
    scene.constrain(equations)
    scene.layOut()
    for (name, frame) in expected { #expect(scene[name].frame == CGRect(frame), "\(name)") }
  }

  @Test(
    "margin attributes include the safe area that covers the view",
    arguments: [
      (["a.left == p.leftMargin", "a.top == p.topMargin"], [24, 37, 60, 40]),
      (["a.right == p.rightMargin", "a.bottom == p.bottomMargin"], [232, 252, 60, 40]),
    ] as [([String], [CGFloat])])
  func margins(equations: [String], expected: [CGFloat]) throws {
    // UIKit's scene has a root of 320 x 480 points with these insets.
    final class Root: UIView {
      override var safeAreaInsets: UIEdgeInsets {
        UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 20)
      }
    }
    let root = Root(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let stage = Stage(device: .iPhone8)
    stage.view.addSubview(root)
    let (parent, view) = (UIView(frame: CGRect(x: 0, y: 30, width: 320, height: 300)), UIView())
    root.addSubview(parent)
    parent.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let attributes: [String: NSLayoutConstraint.Attribute] = [
      "left": .left, "top": .top, "right": .right, "bottom": .bottom, "leftMargin": .leftMargin,
      "topMargin": .topMargin, "rightMargin": .rightMargin, "bottomMargin": .bottomMargin,
    ]
    for equation in equations {
      let words = equation.split(separator: " ").map { String($0.dropFirst(2)) }
      NSLayoutConstraint(
        item: view, attribute: try #require(attributes[words[0]]), relatedBy: .equal,
        toItem: parent, attribute: try #require(attributes[words[2]]), multiplier: 1, constant: 0
      ).isActive = true
    }
    view.widthAnchor.constraint(equalToConstant: 60).isActive = true
    view.heightAnchor.constraint(equalToConstant: 40).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(expected))
  }

  @Test("a location times a factor is measured from the superview's origin") func multipliers() {
    let scene = LayoutScene(CGSize(width: 320, height: 240), ["a"])
    let view = scene["a"]
    for constraint in [
      NSLayoutConstraint(
        item: view, attribute: .centerX, relatedBy: .equal, toItem: scene.root,
        attribute: .centerX, multiplier: 0.5, constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: scene.root, attribute: .bottom,
        multiplier: 0.75, constant: -10),
      view.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 0.25),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 3),
    ] { constraint.isActive = true }
    scene.layOut()
    #expect(view.frame == CGRect(x: 40, y: 127, width: 80, height: 43))
  }

  @Test("items without a direct relation are compared in their common ancestor's space")
  func relatives() {
    var scene = LayoutScene(CGSize(width: 320, height: 240), ["a", "b"])
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    scene["a"].addSubview(inner)
    scene.constrain([
      "a.left == root.left + 30", "a.top == root.top + 40", "a.width == 100", "a.height == 100",
      "b.left == root.left + 50", "b.top == root.top + 60", "b.width == 20", "b.height == 20",
    ])
    for constraint in [
      inner.leftAnchor.constraint(equalTo: scene["b"].rightAnchor),
      inner.topAnchor.constraint(equalTo: scene["b"].bottomAnchor, constant: 5),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ] { constraint.isActive = true }
    scene.layOut()
    #expect(inner.frame == CGRect(x: 40, y: 45, width: 10, height: 10))
    scene["a"].bounds.origin = CGPoint(x: 0, y: 7)
    scene.layOut()
    #expect(inner.frame == CGRect(x: 40, y: 52, width: 10, height: 10))
  }

  @Test("a size that no constraint determines is 0, and frames without constraints stay")
  func ambiguity() {
    var scene = LayoutScene(CGSize(width: 320, height: 240), ["a", "b"])
    scene["b"].frame = CGRect(x: 1.25, y: 2.25, width: 3.25, height: 4.25)
    scene.constrain(["a.left == root.left + 10", "a.top == root.top + 10"])
    scene.layOut()
    #expect(scene["a"].frame == CGRect(x: 10, y: 10, width: 0, height: 0))
    #expect(scene["b"].frame == CGRect(x: 1.25, y: 2.25, width: 3.25, height: 4.25))
    #expect(scene["a"].hasAmbiguousLayout && !scene.root.hasAmbiguousLayout)
    scene.constrain(["a.width == 20", "a.height == 20"])
    #expect(!scene["a"].hasAmbiguousLayout)
  }

  @Test("exerciseAmbiguityInLayout moves what the constraints leave open, and nothing else")
  func exercise() {
    var scene = LayoutScene(CGSize(width: 320, height: 240), ["a"])
    scene.constrain(["a.left == root.left + 10", "a.width == 50", "a.height == 20"])
    scene.layOut()
    let before = scene["a"].frame
    scene["a"].exerciseAmbiguityInLayout()
    scene.layOut()
    #expect(scene["a"].frame.minX == before.minX && scene["a"].frame.size == before.size)
    #expect(scene["a"].frame.minY != before.minY)
  }

  @Test("setting the frame of a constrained view holds until the next layout") func frames() {
    var scene = LayoutScene(CGSize(width: 320, height: 240), ["a"])
    scene.constrain([
      "a.left == root.left + 10", "a.top == root.top + 10", "a.width == 20", "a.height == 20",
    ])
    scene.layOut()
    scene["a"].frame.origin.x = 100
    scene.layOut()
    #expect(scene["a"].frame.minX == 100)
    scene.root.setNeedsLayout()
    scene.layOut()
    #expect(scene["a"].frame.minX == 10)
  }

  @Test("a transform does not affect constraints, which set the bounds and the center")
  func transforms() {
    var scene = LayoutScene(CGSize(width: 320, height: 240), ["a"])
    scene["a"].transform = CGAffineTransform(scaleX: 2, y: 2)
    scene.constrain([
      "a.left == root.left + 10", "a.top == root.top + 10", "a.width == 20", "a.height == 20",
    ])
    scene.layOut()
    #expect(scene["a"].bounds == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(scene["a"].center == CGPoint(x: 20, y: 20))
  }

  @Test("from right to left, leading edges are right edges and distances grow to the left")
  func rightToLeft() {
    var scene = LayoutScene(CGSize(width: 320, height: 240), ["a", "b"])
    scene.root.semanticContentAttribute = .forceRightToLeft
    scene.constrain([
      "a.leading == root.leading + 10", "a.top == root.top", "a.width == 100", "a.height == 20",
      "b.leading == a.trailing + 8", "b.trailing == root.trailing - 20", "b.top == root.top",
      "b.height == a.height",
    ])
    scene.layOut()
    #expect(scene["a"].frame == CGRect(x: 210, y: 0, width: 100, height: 20))
    #expect(scene["b"].frame == CGRect(x: 20, y: 0, width: 182, height: 20))
    scene.root.semanticContentAttribute = .forceLeftToRight
    scene.layOut()
    #expect(scene["a"].frame == CGRect(x: 10, y: 0, width: 100, height: 20))
    #expect(scene["b"].frame == CGRect(x: 118, y: 0, width: 182, height: 20))
  }
}
