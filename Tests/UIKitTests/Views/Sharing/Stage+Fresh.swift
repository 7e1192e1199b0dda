@testable import QuartzCore
@testable import UIKit

extension Stage {
  /// Returns the display list without reusing anything from earlier lists, whose state is restored
  /// afterwards.
  func freshDisplayList() -> DisplayList {
    let layers = window.layer.tree
    let known = layers.map { ($0, $0.needs, $0.lastDisplayLayer) }
    defer {
      for (layer, needs, shown) in known { (layer.needs, layer.lastDisplayLayer) = (needs, shown) }
    }
    for layer in layers { (layer.needs, layer.lastDisplayLayer) = ([.display, .list], nil) }
    for view in window.tree { view.needsDisplay = true }
    return displayList()
  }
}

extension CALayer {
  /// The layer and its descendants, in depth-first order.
  var tree: [CALayer] { [self] + orderedSublayers.flatMap(\.tree) }
}

extension UIView {
  /// The view and its descendants, in depth-first order.
  fileprivate var tree: [UIView] { [self] + subviews.flatMap(\.tree) }
}
