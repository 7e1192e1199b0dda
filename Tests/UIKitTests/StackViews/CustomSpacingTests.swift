import Testing
import UIKit

@MainActor
struct CustomSpacingTests {
  private let scene: StackScene

  init() {
    scene = StackScene([10, 20, 30, 40].map { SizedView(100, $0) })
    scene.stack.axis = .vertical
    scene.stack.spacing = 10
  }

  /// Measured on UIKit.
  @Test("custom spacing replaces the spacing after a view") func replacing() {
    #expect(scene.gaps == [10, 10, 10])
    scene.stack.setCustomSpacing(20, after: scene.views[0])
    #expect(scene.gaps == [20, 10, 10])
    scene.stack.spacing = 3
    #expect(scene.gaps == [20, 3, 3])
    #expect(scene.stack.customSpacing(after: scene.views[0]) == 20)
    scene.stack.setCustomSpacing(UIStackView.spacingUseDefault, after: scene.views[0])
    #expect(scene.gaps == [3, 3, 3])
  }

  @Test("a hidden view leaves its gap to the visible view before it") func hidden() {
    scene.stack.setCustomSpacing(20, after: scene.views[0])
    scene.stack.setCustomSpacing(30, after: scene.views[1])
    #expect(scene.gaps == [20, 30, 10])
    scene.views[1].isHidden = true
    #expect(scene.gaps == [20, 10])
    // In the middle of the gap.
    #expect(scene.views[1].frame == CGRect(x: 0, y: 20, width: 100, height: 0))
    scene.views[0].isHidden = true
    #expect(scene.gaps == [10])
    scene.views[0].isHidden = false
    scene.views[1].isHidden = false
    #expect(scene.gaps == [20, 30, 10])
  }

  @Test("several hidden views take one spacing together") func severalHidden() {
    scene.views[1].isHidden = true
    scene.views[2].isHidden = true
    #expect(scene.gaps == [10] && scene.starts == [0, 15, 15, 20])
    scene.views[3].isHidden = true
    #expect(scene.starts == [0, 10, 10, 10] && scene.stack.frame.height == 10)
  }

  @Test("custom spacing is kept by a view that moves, and cleared when it leaves") func moving() {
    scene.stack.setCustomSpacing(20, after: scene.views[0])
    scene.stack.insertArrangedSubview(scene.views[0], at: 2)
    #expect(scene.gaps == [10, 10, 20])
    scene.stack.removeArrangedSubview(scene.views[0])
    #expect(scene.stack.customSpacing(after: scene.views[0]) == UIStackView.spacingUseDefault)
    scene.stack.insertArrangedSubview(scene.views[0], at: 0)
    #expect(scene.gaps == [10, 10, 10])
  }

  @Test("custom spacing of a view that is not arranged is ignored") func notArranged() {
    let view = SizedView(10, 10)
    scene.stack.setCustomSpacing(20, after: view)
    #expect(scene.stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
    scene.stack.addSubview(view)
    scene.stack.setCustomSpacing(20, after: view)
    scene.stack.insertArrangedSubview(view, at: 0)
    #expect(scene.gaps == [10, 10, 10, 10])
  }

  @Test("spacingUseSystem is 8 points and spacingUseDefault none, as spacing") func constants() {
    scene.stack.setCustomSpacing(UIStackView.spacingUseSystem, after: scene.views[1])
    #expect(scene.gaps == [10, 8, 10])
    scene.stack.spacing = UIStackView.spacingUseSystem
    #expect(scene.gaps == [8, 8, 8])
    scene.stack.spacing = UIStackView.spacingUseDefault
    #expect(scene.gaps == [0, 8, 0])
  }

  @Test("spacing is rounded to pixels") func rounding() {
    // Tests between the creation of the scene and this one may have changed the current stage.
    scene.stage.makeCurrent()
    scene.stack.setCustomSpacing(10.3, after: scene.views[0])
    scene.root.layoutIfNeeded()
    #expect(scene.stack.frame.height == 100 + 10.5 + 20)
    scene.stage.window.addSubview(scene.root)
    scene.stack.spacing = 4.2
    #expect(scene.gaps == [10.5, 4, 4])
  }

  @Test("negative spacing overlaps views") func negative() {
    scene.stack.spacing = -4
    #expect(scene.gaps == [-4, -4, -4] && scene.stack.frame.height == 88)
  }

  @Test("custom spacing is a minimum for equal spacing") func equalSpacing() {
    scene.stack.distribution = .equalSpacing
    scene.stack.setCustomSpacing(20, after: scene.views[0])
    #expect(scene.gaps == [20, 20, 20])
  }
}
