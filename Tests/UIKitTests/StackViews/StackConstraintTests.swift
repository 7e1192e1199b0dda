import Testing

@testable import UIKit

/// The constraints that stack views consist of.
@MainActor
struct StackConstraintTests {
  /// The constraints of a scene, those that views hold on their own sizes included.
  private func constraints(of scene: StackScene) -> [NSLayoutConstraint] {
    scene.root.layoutIfNeeded()
    return (scene.stack.constraints + scene.views.flatMap(\.constraints))
      .filter { $0.identifier != nil }
  }

  private func identifiers(of scene: StackScene) -> Set<String> {
    Set(constraints(of: scene).compactMap(\.identifier))
  }

  @Test(
    "the constraints have UIKit's identifiers",
    arguments: [
      (.fill, .fill, ["canvas-connection", "spacing", "alignment"]),
      (.fillEqually, .fill, ["canvas-connection", "spacing", "alignment", "fill-equally"]),
      (
        .fillProportionally, .fill,
        ["canvas-connection", "spacing", "alignment", "fill-proportionally"]
      ),
      (
        .equalSpacing, .fill,
        ["canvas-connection", "spacing", "alignment", "fill-equally", "distributing-edge"]
      ),
      (
        .fill, .leading,
        [
          "canvas-connection", "spacing", "alignment", "spanning-boundary", "spanning-fit",
          "ambiguity-suppression",
        ]
      ),
    ] as [(UIStackView.Distribution, UIStackView.Alignment, [String])])
  func identifiers(
    distribution: UIStackView.Distribution, alignment: UIStackView.Alignment, expected: [String]
  ) {
    let scene = StackScene([SizedView(10, 10), SizedView(20, 20), SizedView(30, 30)])
    scene.stack.distribution = distribution
    scene.stack.alignment = alignment
    #expect(identifiers(of: scene) == Set(expected.map { "UISV-\($0)" }))
    scene.views[1].isHidden = true
    #expect(identifiers(of: scene).contains("UISV-hiding"))
  }

  @Test("a change of the spacing keeps all constraints") func spacing() {
    let scene = StackScene([SizedView(10, 10), SizedView(20, 20), SizedView(30, 30)])
    scene.stack.distribution = .equalSpacing
    scene.stack.alignment = .center
    let before = constraints(of: scene).map(ObjectIdentifier.init)
    scene.stack.spacing = 9
    scene.stack.setCustomSpacing(11, after: scene.views[0])
    #expect(scene.gaps == [11, 11])
    #expect(constraints(of: scene).map(ObjectIdentifier.init) == before)
  }

  @Test("hiding a view replaces only the constraints of its place") func hiding() {
    let views = (0..<20).map { SizedView(CGFloat($0), 10) }
    let scene = StackScene(views)
    let before = Set(constraints(of: scene).map(ObjectIdentifier.init))
    scene.views[10].isHidden = true
    let hidden = Set(constraints(of: scene).map(ObjectIdentifier.init))
    // The next view follows the one before, and the hidden view has no length.
    #expect(before.subtracting(hidden).count == 1 && hidden.subtracting(before).count == 2)
    scene.views[10].isHidden = false
    #expect(constraints(of: scene).count == before.count)
  }

  @Test("the guides between views are removed with their distribution") func guides() {
    let scene = StackScene([SizedView(10, 10), SizedView(20, 20), SizedView(30, 30)])
    scene.stack.distribution = .equalCentering
    scene.stack.alignment = .trailing
    scene.root.layoutIfNeeded()
    #expect(scene.stack.layoutGuides.count == 3)
    scene.views[1].isHidden = true
    scene.root.layoutIfNeeded()
    #expect(scene.stack.layoutGuides.count == 2)
    scene.stack.distribution = .fill
    scene.stack.alignment = .fill
    scene.root.layoutIfNeeded()
    #expect(scene.stack.layoutGuides.isEmpty)
  }

  @Test("a view's constraints outside of the stack view apply") func otherConstraints() {
    let scene = StackScene([SizedView(10, 10), UIView()])
    scene.views[1].widthAnchor.constraint(equalTo: scene.views[0].widthAnchor, multiplier: 2)
      .isActive = true
    #expect(scene.lengths == [10, 20] && scene.stack.frame.width == 30)
  }

  @Test("a width that contradicts hiding is broken until the view is shown") func conflicts() {
    let scene = StackScene([SizedView(10, 10), SizedView(20, 10), SizedView(30, 10)])
    scene.stage.printsLayoutConflicts = false
    scene.stage.view.addSubview(scene.root)
    let width = scene.views[1].widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    #expect(scene.lengths == [10, 50, 30] && scene.stage.layoutConflicts.isEmpty)
    scene.views[1].isHidden = true
    #expect(scene.lengths == [10, 0, 30])
    #expect(scene.stage.layoutConflicts.map(\.broken) == [width])
    scene.views[1].isHidden = false
    #expect(scene.lengths == [10, 50, 30])
  }
}
