import QuartzCore

/// A wheel of 8 blades, which appear one after another or turn in steps of one blade, once a second.
///
/// The number of blades and the time of a turn are general knowledge; the opacities of the turning blades
/// are Flipbook's choice.
@MainActor
final class BladeWheel: UIView {
  /// The size of a wheel and of its blades, in points.
  struct Shape: Equatable {
    let side: CGFloat
    let blade: CGSize

    /// The wheel of an activity indicator; the proportions are Flipbook's choice.
    static func indicator(side: CGFloat) -> Shape {
      Shape(side: side, blade: CGSize(width: side * 0.13, height: side * 0.3))
    }

    /// The wheel of a refresh control, as measured on iOS: blades on a ring with a radius of 10 points.
    static let refresh = Shape(side: 30, blade: CGSize(width: 3.5, height: 10))
  }

  private static let count = 8
  private static let turnDuration = 1.0
  private static let key = "BladeWheel.turn"

  private var blades: [CALayer] = []
  private(set) var isTurning = false

  var shape: Shape {
    didSet { if shape != oldValue { placeBlades() } }
  }
  var color: UIColor = .systemGray {
    didSet { showColor() }
  }

  init(_ shape: Shape) {
    self.shape = shape
    super.init(frame: CGRect(x: 0, y: 0, width: shape.side, height: shape.side))
    isUserInteractionEnabled = false
    for _ in 0..<Self.count {
      let blade = CALayer()
      layer.addSublayer(blade)
      blades.append(blade)
    }
    placeBlades()
    showAll()
    showColor()
  }

  required init?(coder: NSCoder) { nil }

  /// Turns the wheel.
  func turn() {
    isTurning = true
    showAll()
    let steps = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    steps.values = (0..<Self.count).map { CGFloat($0) * 2 * .pi / CGFloat(Self.count) }
    steps.calculationMode = .discrete
    steps.duration = Self.turnDuration
    steps.repeatCount = .infinity
    layer.add(steps, forKey: Self.key)
  }

  /// Stops the wheel.
  func stop() {
    isTurning = false
    layer.removeAnimation(forKey: Self.key)
  }

  /// Shows the first blades up to a fraction of the wheel, the last one partly.
  func show(_ fraction: CGFloat) {
    let shown = min(max(fraction, 0), 1) * CGFloat(Self.count)
    withoutActions {
      for (index, blade) in blades.enumerated() {
        blade.opacity = 0.847 * Float(min(max(shown - CGFloat(index), 0), 1))
      }
    }
  }

  /// Shows all blades; the one that leads the turn is the darkest.
  private func showAll() {
    withoutActions {
      for (index, blade) in blades.enumerated() {
        let fraction = Float(index + 1) / Float(Self.count)
        blade.opacity = 0.2 + 0.8 * fraction * fraction
      }
    }
  }

  private func placeBlades() {
    let (side, size) = (shape.side, shape.blade)
    withoutActions {
      for (index, blade) in blades.enumerated() {
        let angle = CGFloat(index) * 2 * .pi / CGFloat(Self.count)
        let radius = (side - size.height) / 2
        blade.bounds = CGRect(origin: .zero, size: size)
        blade.cornerRadius = size.width / 2
        blade.position = CGPoint(
          x: side / 2 + radius * sin(angle), y: side / 2 - radius * cos(angle))
        blade.setAffineTransform(CGAffineTransform(rotationAngle: angle))
      }
    }
  }

  private func showColor() {
    let color = color.resolvedColor(with: traitCollection).cgColor
    withoutActions { for blade in blades { blade.backgroundColor = color } }
  }

  private func withoutActions(_ changes: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    changes()
    CATransaction.commit()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColor()
  }

  /// Continues to turn in the new window, in the color of its appearance.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    showColor()
    if isTurning { turn() }
  }
}
