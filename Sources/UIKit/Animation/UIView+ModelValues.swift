import QuartzCore

extension UIView {
  /// Sets the model value of an animatable property without animating it.
  func setModelValue(_ value: AnimatableValue, forKey key: String) {
    AnimationBlock.withoutAnimation {
      switch (key, value) {
      case ("bounds", .rect(let bounds)): self.bounds = bounds
      case ("backgroundColor", .color(let color)): backgroundColor = UIColor(cgColor: color)
      default: layer.setModelValue(value, forKey: key)
      }
    }
  }
}
