import QuartzCore

extension UIButton {
  /// The seconds in which the title and the image of a system button return to their opacity after a touch, from general
  /// knowledge; low confidence.
  private static var fadeDuration: CFTimeInterval { 0.4 }
  private static var fadeKey: String { "press" }

  /// Fades in the title and the image of a system button that is not pressed any more; they become pale at once.
  final func showPress(on label: UILabel) {
    let isPressed = buttonType.isSystem && isHighlighted
    guard isPressed != isShownPressed else { return }
    isShownPressed = isPressed
    // A color of the state's own is replaced at once.
    let fading = [titleColors[State.highlighted.rawValue] == nil ? label : nil, images.frontView]
    for case let view? in fading {
      view.layer.removeAnimation(forKey: Self.fadeKey)
      guard !isPressed, isEnabled, UIView.areAnimationsEnabled else { continue }
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = Self.pressedOpacity * view.alpha
      fade.duration = Self.fadeDuration
      fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      view.layer.add(fade, forKey: Self.fadeKey)
    }
  }
}
