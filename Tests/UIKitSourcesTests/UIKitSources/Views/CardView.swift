import UIKit

@IBDesignable
class CardView: UIView {
  @IBInspectable var radius: CGFloat = 12 {
    didSet { layer.cornerRadius = radius }
  }
  @objc dynamic private(set) var isFlipped = false

  @objc func flip() {
    isFlipped.toggle()
    backgroundColor = isFlipped ? .red : .blue
  }
}
