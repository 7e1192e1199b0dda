import Testing

@testable import UIKit

@MainActor
struct ScrollViewLayoutTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let scrollView = UIScrollView()
  private let content = UIView()

  init() {
    for view in [scrollView, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(scrollView)
    scrollView.addSubview(content)
    NSLayoutConstraint.activate([
      scrollView.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      scrollView.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
      scrollView.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
  }

  private func pin(_ view: UIView, to guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @Test("constraints to the content guide determine contentSize") func contentGuide() {
    pin(content, to: scrollView.contentLayoutGuide)
    let height = content.heightAnchor.constraint(equalToConstant: 900)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor), height,
    ])
    root.layoutIfNeeded()
    #expect(scrollView.frame == CGRect(x: 10, y: 20, width: 280, height: 380))
    #expect(scrollView.contentSize == CGSize(width: 280, height: 900))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 280, height: 900))
    #expect(
      scrollView.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 280, height: 900))
    height.constant = 100
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 280, height: 100))
  }

  @Test("constraints between a scroll view and its subviews are those of the content")
  func edges() {
    for (attribute, constant) in [
      (NSLayoutConstraint.Attribute.left, 5), (.right, -7), (.top, 8), (.bottom, -9),
    ] as [(NSLayoutConstraint.Attribute, CGFloat)] {
      NSLayoutConstraint(
        item: content, attribute: attribute, relatedBy: .equal, toItem: scrollView,
        attribute: attribute, multiplier: 1, constant: constant
      ).isActive = true
    }
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, multiplier: 2),
      content.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 5, y: 8, width: 560, height: 50))
    #expect(scrollView.contentSize == CGSize(width: 572, height: 67))
    scrollView.contentOffset = CGPoint(x: 30, y: 0)
    root.layoutIfNeeded()
    #expect(content.frame.minX == 5)
  }

  @Test("a view pinned to the frame guide stays in place while the content scrolls")
  func frameGuide() {
    pin(content, to: scrollView.contentLayoutGuide)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalToConstant: 280),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    let badge = SizedView(20, 20)
    scrollView.addSubview(badge)
    let guide = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      badge.rightAnchor.constraint(equalTo: guide.rightAnchor),
      badge.topAnchor.constraint(equalTo: guide.topAnchor, constant: 4),
    ])
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 260, y: 4, width: 20, height: 20))
    scrollView.contentOffset.y = 100
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 260, y: 104, width: 20, height: 20))
    #expect(guide.layoutFrame == CGRect(x: 0, y: 100, width: 280, height: 380))
  }

  @Test("a view inside of the content can be constrained to a view outside") func stretching() {
    pin(content, to: scrollView.contentLayoutGuide)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalToConstant: 280),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    let header = UIView()
    header.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(header)
    NSLayoutConstraint.activate([
      header.leftAnchor.constraint(equalTo: content.leftAnchor),
      header.rightAnchor.constraint(equalTo: content.rightAnchor),
      header.topAnchor.constraint(equalTo: root.topAnchor),
      header.bottomAnchor.constraint(equalTo: content.topAnchor, constant: 100),
    ])
    root.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: -20, width: 280, height: 120))
    scrollView.contentOffset.y = 30
    root.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 10, width: 280, height: 90))
  }
}
