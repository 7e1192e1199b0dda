import QuartzCore

extension UIStackView {
  /// How a stack view sizes and places its views along its axis.
  ///
  /// The values are those of UIKit's header.
  public enum Distribution: Int, Sendable {
    /// The views fill the stack view; the priorities of their content sizes determine which ones
    /// stretch or shrink.
    case fill = 0
    /// The views fill the stack view with equal sizes.
    case fillEqually = 1
    /// The views fill the stack view with sizes proportional to their content sizes.
    case fillProportionally = 2
    /// The spaces between the views are equal.
    case equalSpacing = 3
    /// The distances between the views' centers are equal, as far as the spacing allows.
    case equalCentering = 4
  }

  /// How a stack view sizes and places its views across its axis.
  ///
  /// The values are those of UIKit's header.
  public enum Alignment: Int, Sendable {
    /// The views fill the stack view.
    case fill = 0
    /// The leading edges, or the top edges in a horizontal stack view, are aligned with the stack
    /// view's.
    case leading = 1
    /// The first baselines of a horizontal stack view are aligned.
    case firstBaseline = 2
    /// The centers are aligned with the stack view's.
    case center = 3
    /// The trailing edges, or the bottom edges in a horizontal stack view, are aligned with the
    /// stack view's.
    case trailing = 4
    /// The last baselines of a horizontal stack view are aligned.
    case lastBaseline = 5

    /// The top edges of a horizontal stack view's views are aligned with the stack view's.
    public static let top = Alignment.leading
    /// The bottom edges of a horizontal stack view's views are aligned with the stack view's.
    public static let bottom = Alignment.trailing
  }
}

/// The attributes along an axis of a stack view.
struct StackAxis {
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let center: NSLayoutConstraint.Attribute
  let length: NSLayoutConstraint.Attribute

  static let horizontal = StackAxis(
    start: .leading, end: .trailing, center: .centerX, length: .width)
  static let vertical = StackAxis(start: .top, end: .bottom, center: .centerY, length: .height)
}
