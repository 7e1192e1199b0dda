import Testing
import UIKit

/// Baselines and lines of text in stack views.
@MainActor
struct StackTextTests {
  private func label(_ size: CGFloat, _ text: String = "Text") -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  @Test("firstBaseline and lastBaseline align the baselines of labels") func baselines() {
    let labels = [label(28), label(13)]
    let scene = StackScene(labels)
    scene.stage.window.addSubview(scene.root)
    for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
      scene.stack.alignment = alignment
      scene.root.layoutIfNeeded()
      let baselines = labels.map { $0.frame.minY + $0.font.ascender }
      #expect(abs(baselines[0] - baselines[1]) <= 0.5)
      #expect(labels[0].frame.minY == 0)
      #expect(scene.stack.frame.height == labels[0].frame.height)
    }
  }

  @Test("a vertical stack view treats baselines as its edges") func verticalBaselines() {
    let scene = StackScene([SizedView(10, 10), SizedView(30, 10)])
    scene.stack.axis = .vertical
    scene.stack.alignment = .firstBaseline
    scene.root.layoutIfNeeded()
    #expect(scene.views.map(\.frame.minX) == [0, 0])
    scene.stack.alignment = .lastBaseline
    scene.root.layoutIfNeeded()
    #expect(scene.views.map(\.frame.minX) == [20, 0])
  }

  @Test("isBaselineRelativeArrangement measures spacing between baselines") func baselineRelative()
  {
    let labels = [label(20), label(12), label(17)]
    let scene = StackScene(labels)
    scene.stage.window.addSubview(scene.root)
    scene.stack.axis = .vertical
    scene.stack.spacing = 40
    scene.stack.isBaselineRelativeArrangement = true
    scene.root.layoutIfNeeded()
    let baselines = labels.map { $0.frame.minY + $0.font.ascender }
    #expect(abs(baselines[1] - baselines[0] - 40) <= 0.5)
    #expect(abs(baselines[2] - baselines[1] - 40) <= 0.5)
    #expect(labels[0].frame.minY == 0 && labels[2].frame.maxY == scene.stack.frame.height)
  }

  @Test("the baselines of a stack view are those of its views") func ownBaselines() {
    let views = [label(17), label(28), label(12)]
    let scene = StackScene(views)
    scene.stack.alignment = .top
    scene.root.layoutIfNeeded()
    #expect(scene.stack.forFirstBaselineLayout === views[1])
    scene.stack.axis = .vertical
    scene.root.layoutIfNeeded()
    #expect(scene.stack.forFirstBaselineLayout === views[0])
    #expect(scene.stack.forLastBaselineLayout === views[2])
    views[2].isHidden = true
    #expect(scene.stack.forLastBaselineLayout === views[1])
    #expect(UIStackView().forLastBaselineLayout is UIStackView)
  }

  @Test("labels with several lines divide the width of a row") func severalLines() {
    let text = "A text that takes several lines in a narrow column"
    let labels = [label(17, text), label(17, text)]
    for label in labels { label.numberOfLines = 0 }
    let scene = StackScene(labels)
    scene.stack.widthAnchor.constraint(equalToConstant: 200).isActive = true
    scene.stack.alignment = .top
    #expect(scene.lengths == [100, 100])
    #expect(labels[0].frame.height > 40 && labels[0].frame.height == labels[1].frame.height)
  }

  @Test("a column is as high as its wrapped text") func wrappedText() {
    let text = label(17, "A text that takes several lines in a narrow column")
    text.numberOfLines = 0
    let scene = StackScene([text, SizedView(20, 20)])
    scene.stack.axis = .vertical
    scene.stack.widthAnchor.constraint(equalToConstant: 100).isActive = true
    scene.root.layoutIfNeeded()
    #expect(text.frame.height == text.sizeThatFits(CGSize(width: 100, height: 0)).height)
    #expect(text.frame.height > 60)
    #expect(scene.stack.frame.height == text.frame.height + 20)
  }
}
