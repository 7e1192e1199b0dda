import UIKit

extension ReferenceImage {
  private static let states: [ControlLook] = [
    .light, .dark, .disabled, .highlighted, .selected, .rightToLeft,
  ]

  /// Buttons of the types and with configurations.
  static let buttons: [ReferenceImage] =
    control("button-system", CGSize(width: 120, height: 50), states) { _ in
      let view = UIButton(type: .system)
      view.setTitle("Continue", for: .normal)
      view.setImage(UIImage(systemName: "chevron.right"), for: .normal)
      return view
    }
    + control("button-custom", CGSize(width: 120, height: 50), states) { _ in
      let view = UIButton(frame: CGRect(x: 10, y: 8, width: 100, height: 34))
      view.backgroundColor = .systemIndigo
      view.setTitle("Normal", for: .normal)
      view.setTitle("Selected", for: .selected)
      view.setTitleColor(.systemYellow, for: .highlighted)
      view.setTitleColor(.systemGray3, for: .disabled)
      return view
    }
    + [
      ("info", UIButton.ButtonType.infoLight), ("add", .contactAdd), ("close", .close),
    ].flatMap { name, type in
      control("button-\(name)", CGSize(width: 44, height: 44), [.light, .dark, .disabled]) { _ in
        UIButton(type: type)
      }
    }
    + [
      ("plain", UIButton.Configuration.plain()), ("gray", .gray()), ("tinted", .tinted()),
      ("filled", .filled()),
    ].flatMap { name, configuration in
      control("button-\(name)", CGSize(width: 140, height: 56), states) { _ in
        var configuration = configuration
        configuration.title = "Next"
        configuration.image = UIImage(systemName: "arrow.right")
        configuration.imagePadding = 6
        configuration.imagePlacement = .trailing
        return UIButton(configuration: configuration)
      }
    }
    + control(
      "button-with-subtitle", CGSize(width: 160, height: 70), [.light, .dark, .rightToLeft]
    ) { _ in
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Buy"
      configuration.subtitle = "Three pieces"
      configuration.image = UIImage(systemName: "cart")
      configuration.imagePadding = 8
      configuration.cornerStyle = .capsule
      return UIButton(configuration: configuration)
    }
    + control("button-busy", CGSize(width: 140, height: 56), [.light, .dark]) { _ in
      var configuration = UIButton.Configuration.gray()
      configuration.title = "Loading"
      configuration.showsActivityIndicator = true
      configuration.imagePadding = 6
      return UIButton(configuration: configuration)
    }
    + control("flipped-image", CGSize(width: 60, height: 60), [.light, .rightToLeft]) { _ in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
        UIColor.systemOrange.setFill()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 4, y: 20))
        path.addLine(to: CGPoint(x: 36, y: 4))
        path.addLine(to: CGPoint(x: 36, y: 36))
        path.close()
        path.fill()
      }
      return UIImageView(image: image.imageFlippedForRightToLeftLayoutDirection())
    }
    + control("symbols", CGSize(width: 120, height: 40), [.light, .rightToLeft]) { _ in
      let names = ["chevron.forward", "chevron.right", "arrow.backward", "list.bullet"]
      let stack = UIStackView(
        arrangedSubviews: names.map { UIImageView(image: UIImage(systemName: $0)) })
      stack.spacing = 8
      stack.frame = CGRect(x: 10, y: 8, width: 100, height: 24)
      stack.distribution = .equalSpacing
      stack.alignment = .center
      return stack
    }
}
