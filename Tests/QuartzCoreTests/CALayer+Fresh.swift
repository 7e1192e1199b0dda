import DisplayList

@testable import QuartzCore

extension CALayer {
  /// Returns the display layer at a virtual time, computed without cached state, which is restored
  /// afterward.
  func freshDisplayLayer(at time: CFTimeInterval) -> DisplayLayer? {
    let saved = tree.map { ($0, $0.needs, $0.lastDisplayLayer) }
    defer {
      for (layer, needs, shown) in saved { (layer.needs, layer.lastDisplayLayer) = (needs, shown) }
    }
    for layer in tree { (layer.needs, layer.lastDisplayLayer) = ([.display, .list], nil) }
    return displayLayer(at: time)
  }

  private var tree: [CALayer] { [self] + orderedSublayers.flatMap(\.tree) }
}
