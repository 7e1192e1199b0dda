import UIKit

extension AlertComponent {
  /// The tutorial's measurements, in points.
  enum Layout {
    static let width: CGFloat = 250
    static let headHeight: CGFloat = 130
    static let heightPerButton: CGFloat = 50
    static let buttonHeight: CGFloat = 40
    static let buttonGap: CGFloat = 5
    static let buttonMargin: CGFloat = 10
  }

  static func makeBackgroundView(frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = .gray
    view.alpha = 0
    return view
  }

  static func makeAlertView(frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = UIColor(red: 0.94, green: 0.94, blue: 0.94, alpha: 1)
    view.layer.cornerRadius = 10
    view.layer.borderWidth = 1
    view.layer.borderColor = UIColor.black.cgColor
    return view
  }

  static func makeTitleLabel(_ title: String) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 10, width: Layout.width, height: 40))
    label.text = title
    // The alert is light in both appearances.
    label.textColor = .black
    label.textAlignment = .center
    label.font = UIFont(name: "Avenir-Heavy", size: 14)
    return label
  }

  static func makeMessageLabel(_ message: String) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 50, width: Layout.width, height: 80))
    label.text = message
    label.textColor = .black
    label.textAlignment = .center
    label.font = UIFont(name: "Avenir", size: 14)
    label.numberOfLines = 3
    label.lineBreakMode = .byWordWrapping
    return label
  }

  static func makeButton(_ title: String, number: Int) -> UIButton {
    let step = Layout.buttonHeight + Layout.buttonGap
    let button = UIButton(
      frame: CGRect(
        x: Layout.buttonMargin,
        y: Layout.headHeight + Layout.buttonGap + step * CGFloat(number - 1),
        width: Layout.width - 2 * Layout.buttonMargin, height: Layout.buttonHeight))
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = UIFont(name: "Avenir", size: 13)
    button.setTitleColor(.white, for: .normal)
    button.setTitleColor(.yellow, for: .highlighted)
    button.backgroundColor = UIColor(red: 0, green: 0.47, blue: 0.39, alpha: 1)
    button.tag = number
    return button
  }
}
