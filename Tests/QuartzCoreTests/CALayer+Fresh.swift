import DisplayList

@testable import QuartzCore

extension CALayer {
  /// What lists show of the layer at a virtual time, found without anything that was found before; all that
  /// was is there again afterwards.
  func freshDisplayLayer(at time: CFTimeInterval) -> DisplayLayer? {
    let known = tree.map { ($0, $0.needs, $0.lastShown) }
    defer { for (layer, needs, shown) in known { (layer.needs, layer.lastShown) = (needs, shown) } }
    for layer in tree { (layer.needs, layer.lastShown) = ([.display, .list], nil) }
    return displayLayer(at: time)
  }

  private var tree: [CALayer] { [self] + orderedSublayers.flatMap(\.tree) }
}
