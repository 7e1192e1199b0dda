import QuartzCore

extension UIView {
  /// Dissolves the text or the template image that the view displays into its next content, with the
  /// timing of the animation block being run; does nothing outside of blocks.
  final func dissolveContent() {
    guard layer.viewContent != .none || layer.contentsTint != nil else { return }
    AnimationBlock.current?.dissolveContent(of: self)
  }
}

extension AnimationBlock {
  fileprivate final func dissolveContent(of view: UIView) {
    guard Self.isEnabled, isAnimating else { return }
    view.layer.beginTransition(.dissolve)
    let animation = CABasicAnimation(keyPath: CALayer.transitionKeyPath)
    (animation.fromValue, animation.toValue) = (CGFloat(0), CGFloat(1))
    start(animation, of: view, forKey: CALayer.transitionKeyPath)
  }
}
