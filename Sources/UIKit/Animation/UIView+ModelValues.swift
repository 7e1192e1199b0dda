import QuartzCore

extension UIView {
  /// Sets what an animatable property comes to, without animating it.
  func setModelValue(_ value: AnimatableValue, forKey key: String) {
    AnimationBlock.suspended {
      switch (key, value) {
      case ("bounds", .rect(let bounds)): self.bounds = bounds
      case ("backgroundColor", .color(let color)): backgroundColor = UIColor(cgColor: color)
      default: layer.setModelValue(value, forKey: key)
      }
    }
  }
}
