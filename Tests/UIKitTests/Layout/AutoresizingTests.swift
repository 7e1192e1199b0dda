import Testing
import UIKit

@MainActor
struct AutoresizingTests {
  @Test(
    "a view follows its superview's size as its mask requires",
    arguments: [
      ([], [20, 10, 50, 30]),
      (.flexibleWidth, [20, 10, 150, 30]),
      (.flexibleLeftMargin, [120, 10, 50, 30]),
      (.flexibleRightMargin, [20, 10, 50, 30]),
      ([.flexibleWidth, .flexibleHeight], [20, 10, 150, 80]),
      ([.flexibleLeftMargin, .flexibleRightMargin], [60, 10, 50, 30]),
      ([.flexibleTopMargin, .flexibleBottomMargin], [20, 10 + 50 / 7, 50, 30]),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], [40, 10, 100, 30]),
    ] as [(UIView.AutoresizingMask, [CGFloat])])
  func masks(mask: UIView.AutoresizingMask, expected: [CGFloat]) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 20, y: 10, width: 50, height: 30))
    view.autoresizingMask = mask
    parent.addSubview(view)
    parent.frame.size = CGSize(width: 200, height: 150)
    let frame = view.frame
    for (value, expected) in zip([frame.minX, frame.minY, frame.width, frame.height], expected) {
      #expect(abs(value - expected) < 1e-9)
    }
    parent.autoresizesSubviews = false
    parent.frame.size = CGSize(width: 300, height: 300)
    #expect(view.frame == frame)
  }

  @Test("constraints may refer to views with a mask, which follow their superview") func mixed() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (masked, view) = (UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20)), UIView())
    masked.autoresizingMask = .flexibleWidth
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(masked)
    parent.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: masked.leftAnchor),
      view.widthAnchor.constraint(equalTo: masked.widthAnchor, multiplier: 0.5),
      view.topAnchor.constraint(equalTo: masked.bottomAnchor, constant: 4),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 34, width: 40, height: 10))
    parent.frame.size.width = 200
    parent.layoutIfNeeded()
    #expect(masked.frame.width == 180 && view.frame.width == 90)
    masked.frame = CGRect(x: 0, y: 0, width: 60, height: 6)
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 10, width: 30, height: 10))
  }

  @Test("a view that is laid out by its frame hosts the constraints inside") func islands() {
    let (root, host) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    let view = SizedView(10, 10)
    root.addSubview(host)
    host.addSubview(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: host.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: host.centerYAnchor),
    ])
    host.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 20, width: 10, height: 10))
    // A constraint of the superview that mentions the view joins both systems.
    let other = SizedView(4, 4)
    root.addSubview(other)
    NSLayoutConstraint.activate([
      other.leftAnchor.constraint(equalTo: view.rightAnchor),
      other.topAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(other.frame == CGRect(x: 40, y: 40, width: 4, height: 4))
    host.frame.origin.x = 0
    root.layoutIfNeeded()
    #expect(other.frame == CGRect(x: 30, y: 40, width: 4, height: 4))
    host.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      host.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
      host.topAnchor.constraint(equalTo: root.topAnchor, constant: 6),
      host.widthAnchor.constraint(equalToConstant: 20),
      host.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 5, y: 10, width: 10, height: 10))
    #expect(other.frame.origin == CGPoint(x: 20, y: 26))
  }
}
