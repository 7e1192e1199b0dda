import UIKit

/// A view with an intrinsic size.
final class SizedView: UIView {
  var size: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

/// A stack view at a point of a root view of 600 by 600 points.
@MainActor
struct StackScene {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
  let stack = UIStackView()
  let views: [UIView]
  /// The current stage from here on, whose screen rounds frames to half a point.
  let stage = Stage(device: .iPhone8)

  init(_ views: [UIView], at origin: CGPoint = CGPoint(x: 10, y: 20), size: CGSize? = nil) {
    self.views = views
    for view in views { stack.addArrangedSubview(view) }
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor, constant: origin.x),
      stack.topAnchor.constraint(equalTo: root.topAnchor, constant: origin.y),
    ])
    if let size {
      stack.widthAnchor.constraint(equalToConstant: size.width).isActive = true
      stack.heightAnchor.constraint(equalToConstant: size.height).isActive = true
    }
  }

  /// The positions of the views along the axis, in the stack view, after a layout.
  var starts: [CGFloat] {
    root.layoutIfNeeded()
    return views.map { stack.axis == .horizontal ? $0.frame.minX : $0.frame.minY }
  }

  /// The lengths of the views along the axis after a layout.
  var lengths: [CGFloat] {
    root.layoutIfNeeded()
    return views.map { stack.axis == .horizontal ? $0.frame.width : $0.frame.height }
  }

  /// The spaces between visible views along the axis after a layout.
  var gaps: [CGFloat] {
    root.layoutIfNeeded()
    let visible = stack.arrangedSubviews.filter { !$0.isHidden }.map(\.frame)
    return zip(visible, visible.dropFirst()).map {
      stack.axis == .horizontal ? $1.minX - $0.maxX : $1.minY - $0.maxY
    }
  }

  /// The frames of the stack view and its arranged views in the coordinates of the root view, after
  /// a layout; those of a stack view's views follow it.
  var frames: [[CGFloat]] {
    root.layoutIfNeeded()
    var frames: [[CGFloat]] = []
    func add(_ view: UIView) {
      let frame = view.convert(view.bounds, to: root)
      frames.append([frame.minX, frame.minY, frame.width, frame.height])
      for view in (view as? UIStackView)?.arrangedSubviews ?? [] { add(view) }
    }
    add(stack)
    return frames
  }
}
