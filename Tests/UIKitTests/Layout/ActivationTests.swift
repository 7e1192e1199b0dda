import Testing
import UIKit

@MainActor
struct ActivationTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let parent = UIView()
  private let view = UIView()

  init() {
    root.addSubview(parent)
    parent.addSubview(view)
  }

  @Test("a constraint is held by the nearest common ancestor of its items") func holders() {
    let pairs: [(NSLayoutConstraint, UIView)] = [
      (view.widthAnchor.constraint(equalToConstant: 1), view),
      (view.leftAnchor.constraint(equalTo: parent.leftAnchor), parent),
      (parent.leftAnchor.constraint(equalTo: view.leftAnchor), parent),
      (view.leftAnchor.constraint(equalTo: root.leftAnchor), root),
      (root.heightAnchor.constraint(equalToConstant: 1), root),
    ]
    for (constraint, holder) in pairs {
      #expect(!constraint.isActive)
      constraint.isActive = true
      #expect(constraint.isActive && holder.constraints.contains(constraint))
    }
    #expect(root.constraints.count == 2 && parent.constraints.count == 2)
  }

  @Test("activating a constraint twice installs it once") func twice() {
    let constraint = view.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([constraint, constraint])
    constraint.isActive = true
    #expect(view.constraints == [constraint])
    constraint.isActive = false
    constraint.isActive = false
    #expect(view.constraints.isEmpty)
  }

  @Test("addConstraint makes a constraint active, and removeConstraint inactive") func adding() {
    let constraint = view.widthAnchor.constraint(equalToConstant: 10)
    root.addConstraint(constraint)
    #expect(constraint.isActive && root.constraints == [constraint] && view.constraints.isEmpty)
    view.removeConstraint(constraint)
    #expect(constraint.isActive)
    root.removeConstraints([constraint])
    #expect(!constraint.isActive && root.constraints.isEmpty)
  }

  @Test("a view that leaves its superview loses the constraints that its ancestors hold for it")
  func leaving() {
    let own = view.widthAnchor.constraint(equalToConstant: 10)
    let outer = view.leftAnchor.constraint(equalTo: parent.leftAnchor)
    let outermost = view.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([own, outer, outermost])
    view.removeFromSuperview()
    #expect(own.isActive && !outer.isActive && !outermost.isActive)
    parent.addSubview(view)
    #expect(own.isActive && !outer.isActive && !outermost.isActive)
  }

  @Test("a constraint of a guide is held by the owning view or above it, and leaves with the guide")
  func guides() {
    let guide = UILayoutGuide()
    let orphan = guide.widthAnchor.constraint(equalToConstant: 10)
    orphan.isActive = true
    #expect(!orphan.isActive)
    parent.addLayoutGuide(guide)
    #expect(parent.layoutGuides == [guide] && guide.owningView === parent)
    let size = guide.widthAnchor.constraint(equalToConstant: 10)
    let edge = guide.leftAnchor.constraint(equalTo: root.leftAnchor)
    NSLayoutConstraint.activate([size, edge])
    #expect(parent.constraints == [size] && root.constraints == [edge])
    parent.removeLayoutGuide(guide)
    #expect(!size.isActive && !edge.isActive && guide.owningView == nil)
    parent.addLayoutGuide(guide)
    #expect(!size.isActive)
  }

  @Test("a constraint follows its views into another hierarchy") func moving() {
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
    for view in [parent, view] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 3),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 4),
      view.rightAnchor.constraint(equalTo: parent.rightAnchor),
      view.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
    ])
    func pin(_ container: UIView) {
      NSLayoutConstraint.activate([
        parent.leftAnchor.constraint(equalTo: container.leftAnchor),
        parent.topAnchor.constraint(equalTo: container.topAnchor),
        parent.widthAnchor.constraint(equalTo: container.widthAnchor),
        parent.heightAnchor.constraint(equalTo: container.heightAnchor),
      ])
      container.layoutIfNeeded()
    }
    pin(root)
    #expect(view.frame == CGRect(x: 3, y: 4, width: 197, height: 296))
    other.addSubview(parent)
    #expect(root.constraints.isEmpty && parent.constraints.count == 4)
    pin(other)
    #expect(view.frame == CGRect(x: 3, y: 4, width: 47, height: 56))
  }
}
