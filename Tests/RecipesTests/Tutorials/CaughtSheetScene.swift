import TutorialTestSupport
import UIKit

/// The recipe `Cookbook/pulled-sheet.yaml` as a program: touches scrub a sheet's constraint.
final class CaughtSheetScene: UIViewController, Tutorial {
  private static let (peek, travel): (CGFloat, CGFloat) = (96, 380)

  private let shade = UIView()
  private let sheet = TouchedView()
  private lazy var pull = sheet.topAnchor.constraint(
    equalTo: view.bottomAnchor, constant: -Self.peek)
  private let rise = UIViewPropertyAnimator(
    duration: 1, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  /// Where the touch began, and the fraction complete then.
  private var began: (y: CGFloat, fraction: CGFloat) = (0, 0)

  override func viewDidLoad() {
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
    sheet.handle = { [weak self] phase, location in self?.handle(phase, at: location.y) }
  }

  private func handle(_ phase: UITouch.Phase, at y: CGFloat) {
    switch phase {
    case .began:
      if rise.state == .inactive { addAnimations() }
      rise.pauseAnimation()
      began = (y, rise.fractionComplete)
    case .moved:
      let fraction = began.fraction + (began.y - y) / Self.travel
      rise.fractionComplete = min(max(fraction, 0), 1)
    default:
      if y > began.y { rise.isReversed.toggle() }
      rise.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
  }

  private func addAnimations() {
    view.layoutIfNeeded()
    rise.addAnimations { [weak self] in
      self?.pull.constant = -Self.peek - Self.travel
      self?.shade.alpha = 0.3
      self?.view.layoutIfNeeded()
    }
    rise.addCompletion { [weak self] position in
      // The frames are restored, but not the constant.
      if position == .start { self?.pull.constant = -Self.peek }
    }
  }

  func view(_ name: String) -> UIView? {
    switch name {
    case "shade": shade
    case "sheet": sheet
    default: nil
    }
  }
}

/// A view that reports the phases and the locations of its touches.
private final class TouchedView: UIView {
  var handle: (UITouch.Phase, CGPoint) -> Void = { _, _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { report(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { report(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { report(touches) }

  private func report(_ touches: Set<UITouch>) {
    if let touch = touches.first { handle(touch.phase, touch.location(in: nil)) }
  }
}
