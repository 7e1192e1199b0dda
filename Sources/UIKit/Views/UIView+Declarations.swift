import QuartzCore

/// Properties of a view that few views have.
final class ViewExtras {
  var isExclusiveTouch = false
  var clearsContextBeforeDrawing = true
  var contentScaleFactor: CGFloat?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var interactions: [any UIInteraction] = []
  var isOpaque = true
  var drawing: ((CGContext, CGRect) -> Void)?
  var mask: UIView?
  /// The drags and drops of a list; nil for none.
  var listDragging: AnyObject?
  var showsLargeContent = false
  var largeContentTitle: String?
  var largeContentImage: UIImage?
  var scalesLargeContentImage = false
  var largeContentImageInsets = UIEdgeInsets.zero
  var contentSizeLimits = ContentSizeLimits()
  var traitOverrides: UITraitOverrides?
  var traitRegistrations = TraitRegistrations()
}

extension UIView {
  /// How a view adjusts its tint color.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview does.
    case automatic = 0
    /// Not at all.
    case normal = 1
    /// To gray.
    case dimmed = 2
  }

  final var demandedExtras: ViewExtras {
    if let extras { return extras }
    let new = ViewExtras()
    extras = new
    return new
  }

  /// How the view adjusts its tint color; set to `automatic`, it is that of the superview.
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get {
      guard Self.adjustsTints else { return .normal }
      let own = extras?.tintAdjustmentMode ?? .automatic
      return own == .automatic ? superview?.tintAdjustmentMode ?? .normal : own
    }
    set {
      if newValue == .dimmed { Self.adjustsTints = true }
      demandedExtras.tintAdjustmentMode = newValue
      notifyTintAdjustment()
    }
  }

  /// Whether a view has ever been dimmed.
  private static var adjustsTints = false

  private final func notifyTintAdjustment() {
    tintColorDidChange()
    for view in orderedSubviews where (view.extras?.tintAdjustmentMode ?? .automatic) == .automatic
    {
      view.notifyTintAdjustment()
    }
  }

  /// Returns a tint color as the view shows it: in gray if it is dimmed.
  final func adjusted(_ color: UIColor) -> UIColor {
    guard Self.adjustsTints, tintAdjustmentMode == .dimmed else { return color }
    return UIColor { traits in
      let shown = color.resolvedColor(with: traits).cgColor
      // The weights of luma, as ITU-R BT.601 defines it.
      let gray = 0.299 * shown.red + 0.587 * shown.green + 0.114 * shown.blue
      return UIColor(white: gray, alpha: shown.alpha)
    }
  }

  /// Whether the bounds are cleared before drawing; true by default.
  ///
  /// It has no visible effect: each drawing starts with an empty context.
  public final var clearsContextBeforeDrawing: Bool {
    get { extras?.clearsContextBeforeDrawing ?? true }
    set { demandedExtras.clearsContextBeforeDrawing = newValue }
  }

  /// Declares whether the view fills its bounds.
  ///
  /// A view that is declared so, has no background color and draws itself is black where it does not
  /// draw, as on a device.
  final func setOpaque(_ isOpaque: Bool) {
    demandedExtras.isOpaque = isOpaque
    layer.isOpaque = isOpaque
  }

  /// The transform of the view about its center, in space; the identity by default; animatable.
  public final var transform3D: CATransform3D {
    get { layer.transform }
    set { changing("transform") { moving { layer.transform = newValue } } }
  }

  /// Sets the mask, which belongs to no hierarchy and receives no touches; a superview that it has is left first.
  final func setMask(_ mask: UIView?) {
    guard mask !== extras?.mask else { return }
    mask?.removeFromSuperview()
    demandedExtras.mask = mask
    layer.mask = mask?.layer
  }

  /// The interactions of the view.
  public final var interactions: [any UIInteraction] {
    get { extras?.interactions ?? [] }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction, which is removed from its previous view.
  public final func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    demandedExtras.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  public final func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    demandedExtras.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

/// A behavior that views can have.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction belongs to.
  var view: UIView? { get }
  /// Called before the interaction is added to a view or, with nil, removed.
  func willMove(to view: UIView?)
  /// Called after the interaction has been added to a view or, with nil, removed.
  func didMove(to view: UIView?)
}
