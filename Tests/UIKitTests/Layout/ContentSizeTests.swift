import Testing

@testable import UIKit

@MainActor
struct ContentSizeTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))

  private func add(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
  }

  @Test("a view has its intrinsic size, and follows its changes") func intrinsic() {
    let view = SizedView(60, 20)
    add(view)
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 5, y: 0, width: 60, height: 20))
    view.size = CGSize(width: 70, height: UIView.noIntrinsicMetric)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 5, y: 0, width: 70, height: 0))
  }

  @Test(
    "of two views between edges, the one with the lower hugging priority is stretched",
    arguments: [
      (251, 250, [40, 272]), (250, 251, [260, 52]), (250, 250, [260, 52]),
    ] as [(Float, Float, [CGFloat])])
  func hugging(first: Float, second: Float, widths: [CGFloat]) {
    let views = [SizedView(40, 20), SizedView(52, 20)]
    views.forEach(add)
    views[0].setContentHuggingPriority(UILayoutPriority(first), for: .horizontal)
    views[1].setContentHuggingPriority(UILayoutPriority(second), for: .horizontal)
    NSLayoutConstraint.activate([
      views[0].leftAnchor.constraint(equalTo: root.leftAnchor),
      views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor, constant: 8),
      views[1].rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == widths)
  }

  @Test(
    "of two views that do not fit, the one with the lower compression resistance is squeezed",
    arguments: [(751, 750, [200, 120]), (750, 751, [120, 200])] as [(Float, Float, [CGFloat])])
  func compression(first: Float, second: Float, widths: [CGFloat]) {
    let views = [SizedView(200, 20), SizedView(200, 20)]
    views.forEach(add)
    NSLayoutConstraint.activate([
      views[0].leftAnchor.constraint(equalTo: root.leftAnchor),
      views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor),
      views[1].rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    root.layoutIfNeeded()
    // A change of priorities has an effect as well.
    views[0].setContentCompressionResistancePriority(UILayoutPriority(first), for: .horizontal)
    views[1].setContentCompressionResistancePriority(UILayoutPriority(second), for: .horizontal)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == widths)
  }

  @Test("the default priorities are 250 and 750") func priorities() {
    for view in [UIView(), UILabel(), UIImageView(), UIButton(), UIScrollView()] {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
      }
    }
  }

  @Test("a label of several lines has the height for the width that constraints determine")
  func lines() {
    let label = UILabel()
    label.text = "A text that is too long for a line of a hundred points"
    let single = label.intrinsicContentSize
    label.numberOfLines = 0
    add(label)
    label.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    let width = label.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(label.frame.width == 100)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
    width.constant = 1000
    root.layoutIfNeeded()
    #expect(label.frame.size == single)
    width.constant = 150
    label.text = "Short"
    root.layoutIfNeeded()
    #expect(label.frame.size == label.intrinsicContentSize)
  }

  @Test("a label between fixed edges is measured for their distance only") func fixedWidth() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "A text that is too long for a line of a hundred points"
    add(label)
    let right = label.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -200)
    NSLayoutConstraint.activate([label.leftAnchor.constraint(equalTo: root.leftAnchor), right])
    root.layoutIfNeeded()
    #expect(label.frame.width == 120)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 120, height: 0)).height)
    right.isActive = false
    root.layoutIfNeeded()
    #expect(label.frame.width == label.intrinsicContentSize.width)
    #expect(label.frame.height == label.intrinsicContentSize.height)
  }

  @Test("preferredMaxLayoutWidth wraps the lines of the intrinsic size") func preferredWidth() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "A text that is too long for a line of a hundred points"
    label.preferredMaxLayoutWidth = 100
    let size = label.intrinsicContentSize
    #expect(size == label.sizeThatFits(CGSize(width: 100, height: 0)))
    add(label)
    label.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(label.frame.size == size)
  }

  @Test("labels on one baseline are aligned by the ascenders of their fonts") func baselines() {
    let labels = [UILabel(), UILabel()]
    for (label, size) in zip(labels, [28, 13] as [CGFloat]) {
      label.text = "Text"
      label.font = .systemFont(ofSize: size)
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      label.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    }
    labels[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 24).isActive = true
    let first = labels[1].firstBaselineAnchor.constraint(equalTo: labels[0].firstBaselineAnchor)
    first.isActive = true
    root.layoutIfNeeded()
    let fonts = labels.compactMap(\.font)
    #expect(labels[1].frame.minY == (24 + fonts[0].ascender - fonts[1].ascender).rounded())
    first.isActive = false
    labels[1].lastBaselineAnchor.constraint(equalTo: labels[0].lastBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    let exact =
      labels[0].frame.maxY + fonts[0].descender - fonts[1].descender - labels[1].frame.height
    #expect(abs(labels[1].frame.minY - exact) <= 0.5)
  }

  @Test("constraints act on the alignment rectangle") func alignment() {
    final class Badge: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
      override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
    }
    let badge = Badge()
    add(badge)
    badge.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10).isActive = true
    let next = SizedView(5, 5)
    add(next)
    next.leftAnchor.constraint(equalTo: badge.rightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 8, y: -1, width: 26, height: 14))
    #expect(
      badge.alignmentRect(forFrame: badge.frame) == CGRect(x: 10, y: 0, width: 20, height: 10))
    #expect(next.frame.minX == 30)
  }

  @Test("systemLayoutSizeFitting solves the view alone") func fitting() {
    let (container, view) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 1)), SizedView(60, 20)
    )
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 10),
      view.rightAnchor.constraint(equalTo: container.rightAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: 5),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -5),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 500),
    ])
    #expect(
      container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 80, height: 30))
    let expanded = container.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
    #expect(expanded == CGSize(width: 80, height: 30))
    let wide = container.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 200, height: 30))
    view.setContentHuggingPriority(UILayoutPriority(40), for: .horizontal)
    #expect(
      container.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).width == 520)
    // Nothing stays behind.
    container.frame.size.height = 50
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 5, width: 280, height: 40))
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 60, height: 20))
  }
}
