@testable import QuartzCore
@testable import UIKit

extension Stage {
  /// What the stage shows, made without anything that was made for other lists; what was is there again
  /// afterwards.
  func freshDisplayList() -> DisplayList {
    let layers = window.layer.tree
    let known = layers.map { ($0, $0.needs, $0.lastShown) }
    defer { for (layer, needs, shown) in known { (layer.needs, layer.lastShown) = (needs, shown) } }
    for layer in layers { (layer.needs, layer.lastShown) = ([.display, .list], nil) }
    for view in window.tree { view.needsDisplay = true }
    return displayList()
  }
}

extension CALayer {
  /// The layer and all in it.
  var tree: [CALayer] { [self] + orderedSublayers.flatMap(\.tree) }
}

extension UIView {
  /// The view and all in it.
  fileprivate var tree: [UIView] { [self] + subviews.flatMap(\.tree) }
}
