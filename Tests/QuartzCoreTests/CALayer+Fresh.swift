import DisplayList

@testable import QuartzCore

extension CALayer {
  /// Returns the display layer at a virtual time, computed without cached state, which is restored
  /// afterward.
  func freshDisplayLayer(at time: CFTimeInterval) -> DisplayLayer? {
    let saved = tree.map { ($0, $0.needs, $0.lastShown) }
    defer { for (layer, needs, shown) in saved { (layer.needs, layer.lastShown) = (needs, shown) } }
    for layer in tree { (layer.needs, layer.lastShown) = ([.display, .list], nil) }
    return displayLayer(at: time)
  }

  private var tree: [CALayer] { [self] + orderedSublayers.flatMap(\.tree) }
}
