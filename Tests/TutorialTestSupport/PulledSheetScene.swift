import UIKit

/// A sheet that a pan pulls up by a constraint, and that can be caught while it moves on its own.
package final class PulledSheetScene: UIViewController, Tutorial {
  /// The height of the closed sheet and the distance to the open one, in points.
  package static let (peek, travel): (CGFloat, CGFloat) = (96, 380)

  private let shade = UIView()
  private let sheet = UIView()
  private var pull: NSLayoutConstraint?
  private var animator: UIViewPropertyAnimator?
  /// The fraction at which the current pan began.
  private var start: CGFloat = 0
  /// Whether the sheet is open, or will be when its animation ends.
  package private(set) var isOpen = false

  override package func viewDidLoad() {
    super.viewDidLoad()
    shade.backgroundColor = .black
    shade.alpha = 0
    shade.isUserInteractionEnabled = false
    sheet.backgroundColor = .systemGray6
    sheet.layer.cornerRadius = 24
    for part in [shade, sheet] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let pull = sheet.topAnchor.constraint(equalTo: view.bottomAnchor, constant: -Self.peek)
    self.pull = pull
    NSLayoutConstraint.activate([
      shade.topAnchor.constraint(equalTo: view.topAnchor),
      shade.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      shade.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      shade.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      sheet.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      sheet.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      sheet.heightAnchor.constraint(equalTo: view.heightAnchor),
      pull,
    ])
    sheet.addGestureRecognizer(UIPanGestureRecognizer { [weak self] in self?.handlePan($0) })
  }

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      let animator = animator ?? makeAnimator()
      animator.pauseAnimation()
      start = animator.fractionComplete
    case .changed:
      let up = -pan.translation(in: view).y / Self.travel
      animator?.fractionComplete = start + (opens ? up : -up)
    case .ended:
      let isUpward = pan.velocity(in: view).y < 0
      animator?.isReversed = isUpward != opens
      isOpen = isUpward
      animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    default: break
    }
  }

  /// Whether the animator moves the sheet up.
  private var opens = true

  /// Returns an animator that moves the sheet to its other end.
  private func makeAnimator() -> UIViewPropertyAnimator {
    opens = !isOpen
    place(isOpen: opens)
    let animator = UIViewPropertyAnimator(duration: 0.8, dampingRatio: 1) {
      self.shade.alpha = self.opens ? 0.3 : 0
      self.view.layoutIfNeeded()
    }
    animator.addCompletion { [weak self] position in
      guard let self else { return }
      // A reversed animator restores frames, but not the constant of a constraint.
      if position == .start { self.place(isOpen: !self.opens) }
      self.animator = nil
    }
    self.animator = animator
    return animator
  }

  private func place(isOpen: Bool) {
    pull?.constant = -Self.peek - (isOpen ? Self.travel : 0)
  }

  package func view(_ name: String) -> UIView? {
    switch name {
    case "shade": shade
    case "sheet": sheet
    default: nil
    }
  }
}
