import UIKit

@MainActor
extension UIBackgroundConfiguration {
  /// The effect of the background, which is shown in a view above the color; nil by default.
  ///
  /// It replaces `customView`, and that replaces it.
  public var visualEffect: UIVisualEffect? {
    get { (customView as? UIVisualEffectView)?.effect }
    set {
      guard newValue != nil || customView is UIVisualEffectView else { return }
      customView = newValue.map { UIVisualEffectView(effect: $0) }
    }
  }

  /// The edges at which the margins of the cell are added to the insets: none; setting them has no effect.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge {
    get { [] }
    nonmutating set {}
  }
}

extension UITableViewCell {
  /// Returns the background of cells in the style of the table view.
  public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    var ancestor = superview
    while let view = ancestor, !(view is UITableView) { ancestor = view.superview }
    let style = (ancestor as? UITableView)?.style ?? .plain
    return style == .plain ? .listPlainCell() : .listGroupedCell()
  }
}

extension UITableViewHeaderFooterView {
  /// Returns the background of headers and footers in a plain list.
  public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    .listPlainHeaderFooter()
  }
}

extension UICollectionViewCell {
  /// Returns the background of cells: that of a list for its cells, and else an empty one.
  public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    self is UICollectionViewListCell ? .listCell() : .clear()
  }
}

extension UIButton.Configuration {
  /// The look of a button on a Mac.
  public enum MacIdiomStyle: Int, Sendable {
    /// As the system decides.
    case automatic
    /// With a border.
    case bordered
    /// Without a border.
    case borderless
    /// Without a border, in the tint color.
    case borderlessTinted
  }
  /// The look on a Mac: `automatic`; setting it has no effect.
  public var macIdiomStyle: MacIdiomStyle {
    get { .automatic }
    nonmutating set {}
  }
}
