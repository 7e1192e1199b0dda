import UIKit

/// The colors that a recipe gives to layers, which know no dynamic colors.
///
/// UIKit leaves it to programs to resolve them again when the user interface style changes.
@MainActor
struct LayerColors {
  typealias Key = ReferenceWritableKeyPath<CALayer, CGColor?>

  private var colors: [ObjectIdentifier: [(key: Key, color: UIColor)]] = [:]

  /// Sets a color of a view's layer.
  mutating func set(_ color: UIColor, as key: Key, of view: UIView) {
    view.layer[keyPath: key] = color.resolvedColor(with: view.traitCollection).cgColor
    var known = colors[ObjectIdentifier(view), default: []].filter { $0.key != key }
    known.append((key, color))
    colors[ObjectIdentifier(view)] = known
  }

  /// Resolves the colors of a view's layer again, unless they have been replaced since.
  func update(_ view: UIView, from previous: UITraitCollection) {
    for (key, color) in colors[ObjectIdentifier(view)] ?? [] {
      if let changed = color.cgColor(ifShown: view.layer[keyPath: key], in: view, from: previous) {
        view.layer[keyPath: key] = changed
      }
    }
  }
}

extension UIColor {
  /// Returns the color in the traits of a view if a layer has it as in the previous traits; nil if
  /// the layer has another color.
  @MainActor
  func cgColor(
    ifShown shown: CGColor?, in view: UIView, from previous: UITraitCollection
  ) -> CGColor? {
    shown == resolvedColor(with: previous).cgColor
      ? resolvedColor(with: view.traitCollection).cgColor : nil
  }
}
