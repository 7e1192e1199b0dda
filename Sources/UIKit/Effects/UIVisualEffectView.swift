import QuartzCore

/// A view that shows a visual effect: a blur of what is behind it, or vibrant content in front of a
/// blur.
///
/// The blur approximates a Gaussian; at an edge between black and white, it differs from one by at
/// most 2 % of the contrast. As in UIKit, an `alpha` below 1, of the view or of a superview, leaves
/// out what is behind the group that it applies to.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let content = UIView()
  private var storedEffect: UIVisualEffect?

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    self.effect = effect
  }

  /// Creates a view without an effect.
  override public convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Returns nil, as views don't support archiving.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The view to which subviews are added.
  open var contentView: UIView { content }

  /// The effect; nil for none; animatable.
  ///
  /// Between two effects, the radius of the blur, the saturation, the tint and the opacity of the
  /// content are interpolated; a property animator can show any fraction.
  open var effect: UIVisualEffect? {
    get { storedEffect }
    set {
      storedEffect = newValue
      showEffect()
    }
  }

  /// Shows the effect for the current traits; where the user prefers less transparency, its tint without
  /// what is behind.
  final func showEffect() {
    var style = storedEffect?.backdrop(for: traitCollection)
    if UIAccessibility.isReduceTransparencyEnabled, let tint = style?.tint {
      style?.radius = 0
      style?.saturation = 1
      style?.tint = tint.copy(alpha: 1) ?? tint
    }
    layer.setBackdrop(
      radius: style?.radius ?? 0, saturation: style?.saturation ?? 1, tint: style?.tint)
    content.layer.replacingColor = storedEffect?.contentColor(for: traitCollection)
    content.alpha = storedEffect?.contentOpacity(for: traitCollection) ?? 1
  }

  override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.userInterfaceStyle != traitCollection.userInterfaceStyle {
      showEffect()
    }
  }

  /// Returns the action that animates a change of the effect in an animation block.
  override open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard layer === self.layer, CALayer.isBackdropProperty(event) else {
      return super.action(for: layer, forKey: event)
    }
    return blockAction(forKey: event) ?? NSNull()
  }
}
