import DisplayList

/// A layer that only transforms its sublayers, which share one space: their positions on the z axis
/// and their transforms take effect together with those of the layer.
///
/// It shows nothing itself: no background, content, border, shadow or mask, and it does not clip.
/// Its opacity applies to each sublayer. Sublayers are drawn from back to front by the depth of their
/// centers; layers that intersect are not cut.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
  override final var hasPlane: Bool { false }

  /// Returns false, as the layer has no plane of its own.
  override open func contains(_ p: CGPoint) -> Bool { false }
}

extension CALayer {
  /// A layer in a space, with its depth there.
  private struct Part {
    let depth: CGFloat
    let layer: DisplayLayer
  }

  /// Returns the display layer of a layer without a plane, in the nearest plane, at a time of the
  /// superlayer.
  final func displayLayerWithoutPlane(
    at time: CFTimeInterval, in space: CATransform3D?
  ) -> DisplayLayer? {
    var parts: [Part] = []
    let transform = collectParts(at: time, in: space, opacity: 1, into: &parts)
    depth = transform.map { self.attributes.depth(in: $0) } ?? elevation.zPosition
    let sorted = parts.enumerated()
      .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .map(\.element.layer)
    if let lastDisplayLayer, lastDisplayLayer.sublayers.elementsEqual(sorted, by: ===) {
      return lastDisplayLayer
    }
    var attributes = LayerAttributes()
    attributes.anchorPoint = .zero
    let shown = DisplayLayer(id: identifier, attributes: attributes, sublayers: sorted)
    lastDisplayLayer = shown
    return shown
  }

  /// Adds the sublayers of a layer without a plane, and of those among them, and returns the
  /// transform of the layer; nil if it is hidden.
  private func collectParts(
    at time: CFTimeInterval, in space: CATransform3D?, opacity: CGFloat, into parts: inout [Part]
  ) -> CATransform3D? {
    guard !isHidden, isActive(at: time) else { return nil }
    let time = localTime(at: time)
    let attributes = presentedAttributes(at: time)
    let details = presentedDetails(at: time)
    let zPosition =
      animations.isEmpty ? elevation.zPosition : presented(elevation, at: time).zPosition
    var transform = attributes.transformInSpace(
      zPosition: zPosition, anchorPointZ: details.anchorPointZ)
    if let space { transform = CATransform3DConcat(transform, space) }
    var inner = transform
    if let sublayers = attributes.sublayerSpace(
      details, isFlipped: isGeometryFlipped)
    {
      inner = CATransform3DConcat(sublayers, transform)
    }
    showSublayers(in: inner)
    let opacity = opacity * attributes.opacity
    for layer in orderedSublayers {
      guard layer.hasPlane else {
        _ = layer.collectParts(at: time, in: inner, opacity: opacity, into: &parts)
        if layer.isSteady { layer.resolve(.list) }
        continue
      }
      guard let shown = layer.displayLayer(at: time, in: inner) else { continue }
      parts.append(Part(depth: layer.depth, layer: shown.faded(by: opacity)))
    }
    return transform
  }
}

extension DisplayLayer {
  /// Returns the layer with its opacity multiplied by a factor.
  fileprivate func faded(by opacity: CGFloat) -> DisplayLayer {
    guard opacity < 1 else { return self }
    var attributes = attributes
    attributes.opacity *= opacity
    return DisplayLayer(id: id, attributes: attributes, content: content, sublayers: sublayers)
  }
}
