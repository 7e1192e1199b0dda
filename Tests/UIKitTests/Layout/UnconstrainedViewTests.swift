import Testing
import UIKit

/// Views that no constraint mentions.
@MainActor
struct UnconstrainedViewTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let view = SizedView(40, 20)

  @Test("a view without constraints has the size of its content, at the origin of its superview")
  func content() {
    view.frame = CGRect(x: 50, y: 60, width: 1, height: 1)
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(view.hasAmbiguousLayout)
    view.size = CGSize(width: 70, height: 30)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 70, height: 30))
  }

  @Test("it has its frame while the autoresizing mask is translated") func translated() {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: 50, y: 60, width: 1, height: 1)
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 50, y: 60, width: 1, height: 1))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test("a view without content keeps its frame") func plain() {
    let plain = UIView(frame: CGRect(x: 1.25, y: 2, width: 3, height: 4))
    plain.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(plain)
    root.layoutIfNeeded()
    #expect(plain.frame == CGRect(x: 1.25, y: 2, width: 3, height: 4))
  }

  @Test("an axis without content is 0 long") func axis() {
    view.size = CGSize(width: UIView.noIntrinsicMetric, height: 12)
    view.frame = CGRect(x: 5, y: 5, width: 9, height: 9)
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 0, height: 12))
  }

  @Test("it is found in a container that is added later, and in a container of its own frame")
  func containers() {
    for translates in [true, false] {
      let (container, view) = (UIView(frame: root.bounds), SizedView(40, 20))
      container.translatesAutoresizingMaskIntoConstraints = translates
      container.addSubview(view)
      root.addSubview(container)
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 20), "\(translates)")
    }
  }

  @Test("constraints place it, and without them it returns to the origin") func constraints() {
    root.addSubview(view)
    root.layoutIfNeeded()
    let constraints = [
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
    ]
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 20))
    NSLayoutConstraint.deactivate(constraints)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    view.removeFromSuperview()
    root.layoutIfNeeded()
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.frame = CGRect(x: 7, y: 7, width: 7, height: 7)
    other.addSubview(view)
    other.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test("it does not affect the fitting size of its superview") func fitting() {
    let inner = SizedView(30, 10)
    root.addSubview(view)
    root.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: root.leftAnchor),
      inner.rightAnchor.constraint(equalTo: root.rightAnchor),
      inner.topAnchor.constraint(equalTo: root.topAnchor),
      inner.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    #expect(
      root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 30, height: 10))
  }
}
