import UIKit

extension UIColor {
  /// How much a color stands out.
  public enum Prominence: Int, Sendable {
    /// Fully.
    case primary
    /// Less.
    case secondary
    /// Still less.
    case tertiary
    /// Hardly.
    case quaternary
  }

  /// How much the color stands out; that of a color that `withProminence(_:)` returned, else `primary`.
  public final var prominence: Prominence { kept(self, .primary) }

  /// Returns the color with a lower opacity: the one of the label's colors of that prominence, relative to `label`.
  public final func withProminence(_ prominence: Prominence) -> UIColor {
    // The opacities of `label`, `secondaryLabel`, `tertiaryLabel` and `quaternaryLabel`; that colors use them is Flipbook's choice.
    let opacity: CGFloat =
      switch prominence {
      case .primary: 1
      case .secondary: 0.6
      case .tertiary: 0.3
      case .quaternary: 0.18
      }
    let color = UIColor { [self] traits in
      let own = resolvedColor(with: traits)
      return own.withAlphaComponent(own.cgColor.alpha * opacity)
    }
    keep(color, prominence, name: "prominence")
    return color
  }
}
