import UIKit

extension ReferenceImage {
  /// Blurs and vibrancy.
  static let effects: [ReferenceImage] =
    styles.map { name, style in
      .effects("blur-\(name)") { view in
        backdrop(view)
        let glass = UIVisualEffectView(effect: UIBlurEffect(style: style))
        glass.frame = CGRect(x: 16, y: 16, width: 48, height: 48)
        view.addSubview(glass)
      }
    }
    + [
      .effects("blur-dark-appearance") { view in
        backdrop(view)
        let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        glass.overrideUserInterfaceStyle = .dark
        glass.frame = CGRect(x: 16, y: 16, width: 48, height: 48)
        view.addSubview(glass)
      },
      .effects("blur-rounded-with-content") { view in
        backdrop(view)
        let glass = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        glass.frame = CGRect(x: 10, y: 20, width: 60, height: 40)
        glass.layer.cornerRadius = 16
        glass.clipsToBounds = true
        let label = UILabel(frame: glass.bounds)
        label.text = "Glass"
        label.textAlignment = .center
        glass.contentView.addSubview(label)
        view.addSubview(glass)
      },
      .effects("blur-in-rounded-view") { view in
        backdrop(view)
        let card = UIView(frame: CGRect(x: 10, y: 16, width: 60, height: 48))
        card.layer.cornerRadius = 20
        card.clipsToBounds = true
        let glass = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        glass.frame = card.bounds
        card.addSubview(glass)
        let dot = UIView(frame: CGRect(x: 40, y: 30, width: 30, height: 30))
        dot.backgroundColor = .systemGreen
        card.addSubview(dot)
        view.addSubview(card)
      },
      .effects("blur-masked") { view in
        backdrop(view)
        let glass = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        glass.frame = view.bounds
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(ovalIn: CGRect(x: 8, y: 16, width: 64, height: 48)).cgPath
        glass.layer.mask = mask
        view.addSubview(glass)
      },
      // A quarter of the effect: a quarter of the radius, and a quarter of the tint.
      .effects("blur-fraction", after: 0.25) { view in
        backdrop(view)
        let glass = UIVisualEffectView(effect: nil)
        glass.frame = CGRect(x: 16, y: 16, width: 48, height: 48)
        view.addSubview(glass)
        UIViewPropertyAnimator(duration: 1, curve: .linear) {
          glass.effect = UIBlurEffect(style: .light)
        }.startAnimation()
      },
      .effects("blur-translucent") { view in
        backdrop(view)
        let glass = UIVisualEffectView(effect: UIBlurEffect(style: .extraLight))
        glass.frame = CGRect(x: 16, y: 16, width: 48, height: 48)
        glass.alpha = 0.5
        view.addSubview(glass)
      },
      .effects("blur-scaled") { view in
        backdrop(view)
        let glass = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        glass.frame = CGRect(x: 24, y: 24, width: 32, height: 32)
        glass.transform = CGAffineTransform(scaleX: 1.5, y: 1.5).rotated(by: 0.4)
        view.addSubview(glass)
      },
    ]
    + vibrancies.map { name, style in
      .effects("vibrancy-\(name)") { view in
        backdrop(view)
        let blur = UIBlurEffect(style: name.hasPrefix("dark") ? .dark : .light)
        let glass = UIVisualEffectView(effect: blur)
        glass.frame = view.bounds.insetBy(dx: 6, dy: 6)
        view.addSubview(glass)
        let vibrancy = UIVisualEffectView(
          effect: UIVibrancyEffect(blurEffect: blur, style: style))
        vibrancy.frame = glass.bounds
        glass.contentView.addSubview(vibrancy)
        let label = UILabel(frame: CGRect(x: 0, y: 4, width: 68, height: 30))
        label.text = "Text"
        label.font = .boldSystemFont(ofSize: 24)
        label.textAlignment = .center
        vibrancy.contentView.addSubview(label)
        let bar = UIView(frame: CGRect(x: 10, y: 40, width: 48, height: 16))
        bar.backgroundColor = .white
        vibrancy.contentView.addSubview(bar)
      }
    }

  private static let styles: [(String, UIBlurEffect.Style)] = [
    ("extra-light", .extraLight), ("light", .light), ("dark", .dark), ("regular", .regular),
    ("prominent", .prominent), ("ultra-thin-material", .systemUltraThinMaterial),
    ("thin-material", .systemThinMaterial), ("material", .systemMaterial),
    ("thick-material", .systemThickMaterial), ("chrome-material", .systemChromeMaterial),
    ("material-dark", .systemMaterialDark),
  ]

  private static let vibrancies: [(String, UIVibrancyEffectStyle)] = [
    ("label", .label), ("secondary-label", .secondaryLabel), ("fill", .fill),
    ("dark-label", .label),
  ]

  /// Adds colors with sharp edges.
  @MainActor
  private static func backdrop(_ view: UIView) {
    view.backgroundColor = .systemYellow
    view.layer.added(CGRect(x: 0, y: 0, width: 20, height: 80), .systemBlue)
    view.layer.added(CGRect(x: 30, y: 0, width: 30, height: 40), .systemRed)
    view.layer.added(CGRect(x: 0, y: 44, width: 40, height: 30), .black).cornerRadius = 15
  }
}
