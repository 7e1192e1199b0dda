import Testing

@testable import UIKit

@MainActor
struct LifetimeTests {
  private func fill(_ view: UIView, in container: UIView, _ constant: CGFloat = 0) {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: constant),
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: constant),
      view.rightAnchor.constraint(equalTo: container.rightAnchor, constant: -constant),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -constant),
    ])
  }

  @Test("views and constraints are released together with their hierarchy") func release() {
    weak var releasedView: UIView?
    weak var releasedConstraint: NSLayoutConstraint?
    do {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (outer, inner) = (UIView(), SizedView(10, 10))
      fill(outer, in: root)
      fill(inner, in: outer, 5)
      root.layoutIfNeeded()
      _ = root.systemLayoutSizeFitting(.zero)
      _ = inner.systemLayoutSizeFitting(.zero)
      #expect(inner.frame == CGRect(x: 5, y: 5, width: 90, height: 90))
      (releasedView, releasedConstraint) = (inner, outer.constraints.first)
      #expect(releasedConstraint != nil)
    }
    #expect(releasedView == nil && releasedConstraint == nil)
  }

  @Test("a view that outlives its superview is laid out in another one") func survival() {
    let (outer, inner) = (UIView(), UIView())
    fill(inner, in: outer, 5)
    do {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      fill(outer, in: root)
      root.layoutIfNeeded()
      #expect(inner.frame.width == 90)
    }
    #expect(outer.superview == nil && outer.constraints.count == 4)
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    fill(outer, in: root)
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 5, y: 5, width: 50, height: 50))
  }

  @Test("a constraint that is kept after its views have gone does nothing") func orphans() {
    let constraint: NSLayoutConstraint
    do {
      let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), UIView())
      fill(view, in: root)
      constraint = root.constraints[0]
      root.layoutIfNeeded()
    }
    #expect(!constraint.isActive && constraint.firstItem == nil)
    constraint.constant = 4
    constraint.isActive = true
    constraint.isActive = false
    #expect(constraint.description.contains("(null).left"))
  }
}
