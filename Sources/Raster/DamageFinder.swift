import CoreGraphics
import DisplayList

/// Finds the pixels that must be redrawn.
struct DamageFinder {
  let extents: LayerExtents

  /// Adds the pixels that may change when layers replace others; `context` is their parent's.
  func addDamage(
    from old: [DisplayLayer], to new: [DisplayLayer], in context: LayerContext,
    to damage: inout Damage
  ) throws(RasterError) {
    // Layers in the same order at the start and at the end are compared one by one; all between
    // them is redrawn.
    var first = 0
    let shorter = min(old.count, new.count)
    while first < shorter, old[first].id == new[first].id {
      try addDamage(from: old[first], to: new[first], in: context, to: &damage)
      first += 1
    }
    var last = 0
    while last < shorter - first, old[old.count - 1 - last].id == new[new.count - 1 - last].id {
      last += 1
      try addDamage(
        from: old[old.count - last], to: new[new.count - last], in: context, to: &damage)
    }
    for layer in old[first..<(old.count - last)] { damage.add(try pixels(of: layer, in: context)) }
    for layer in new[first..<(new.count - last)] { damage.add(try pixels(of: layer, in: context)) }
  }

  private func addDamage(
    from old: DisplayLayer, to new: DisplayLayer, in outer: LayerContext, to damage: inout Damage
  ) throws(RasterError) {
    if old === new { return }
    guard old.attributes == new.attributes || differsOnlyInMask(old, new),
      old.content == new.content, new.attributes.dissolve == nil,
      new.attributes.projection == nil, outer.rasterizationScale(of: new) == nil,
      try shadowIsUnchanged(from: old, to: new)
    else { return try addAll(old, new, in: outer, to: &damage) }

    var context = outer.context(of: new)
    guard context.isVisible else { return }
    let mode = context.compositingMode(of: new)
    // The same parts produce different pixels in another compositing mode.
    guard mode == context.compositingMode(of: old) else {
      return try addAll(old, new, in: outer, to: &damage)
    }
    if mode != .separate { context.alpha = 1 }
    if new.attributes.masksToBounds {
      context.visible = touched(by: new.attributes.bounds.standardized, in: context)
    }
    if let mask = new.attributes.mask {
      try addDamage(
        from: old.attributes.mask.map { [$0] } ?? [], to: [mask], in: context, to: &damage)
      context.visible = touched(by: try extents.all(of: new), in: context)
    }
    try addDamage(from: old.sublayers, to: new.sublayers, in: context, to: &damage)
  }

  /// Whether the layers have different masks, and are otherwise alike.
  private func differsOnlyInMask(_ old: DisplayLayer, _ new: DisplayLayer) -> Bool {
    guard let mask = old.attributes.mask, new.attributes.mask != nil else { return false }
    var attributes = new.attributes
    attributes.effects.mask = mask
    return attributes == old.attributes
  }

  private func addAll(
    _ old: DisplayLayer, _ new: DisplayLayer, in context: LayerContext, to damage: inout Damage
  ) throws(RasterError) {
    damage.add(try pixels(of: old, in: context))
    damage.add(try pixels(of: new, in: context))
  }

  /// Whether a change inside a layer leaves its shadow unchanged.
  private func shadowIsUnchanged(
    from old: DisplayLayer, to new: DisplayLayer
  ) throws(RasterError) -> Bool {
    guard let shadow = new.visibleShadow, shadow.path == nil else { return true }
    guard try extents.solidOutline(of: old) != nil else { return false }
    return try extents.solidOutline(of: new) != nil
  }

  /// Returns the pixels that a layer can change; `outer` is its parent's context.
  private func pixels(of layer: DisplayLayer, in outer: LayerContext) throws(RasterError) -> CGRect
  {
    if let projection = layer.attributes.projection {
      guard outer.isVisible, layer.attributes.opacity > 0 else { return .null }
      return touched(by: projection.boundingBox(of: try extents.all(of: layer)), in: outer)
    }
    let context = outer.context(of: layer)
    guard context.isVisible else { return .null }
    let pixels = touched(by: try extents.all(of: layer), in: context)
    guard let scale = outer.rasterizationScale(of: layer), !pixels.isEmpty else { return pixels }
    let reach = ProjectedGrid.reach(pixelsPerPoint: scale, in: context.matrix)
    return pixels.insetBy(dx: -reach, dy: -reach).intersection(context.visible)
  }

  /// Returns the pixels that a rectangle in a layer's coordinate space can change.
  ///
  /// Cairo rounds rows to fifteenths of a pixel, so a slanted edge may extend one pixel further.
  private func touched(by rect: CGRect, in context: LayerContext) -> CGRect {
    let pixels = rect.applying(context.matrix).pixelAligned
    guard !pixels.isNull else { return .null }
    return pixels.insetBy(dx: -1, dy: -1).intersection(context.visible)
  }
}
