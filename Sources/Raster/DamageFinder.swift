import CoreGraphics
import DisplayList

/// Finds what must be drawn again.
struct DamageFinder {
  let extents: LayerExtents

  /// Adds the pixels that layers change when they take the place of others in the space of `place`.
  func addDamage(
    from old: [DisplayLayer], to new: [DisplayLayer], in place: LayerPlace, to damage: inout Damage
  ) throws(RasterError) {
    // What stands at both ends in the same order is compared one by one; between, all is drawn anew.
    var first = 0
    let shorter = min(old.count, new.count)
    while first < shorter, old[first].id == new[first].id {
      try addDamage(from: old[first], to: new[first], in: place, to: &damage)
      first += 1
    }
    var last = 0
    while last < shorter - first, old[old.count - 1 - last].id == new[new.count - 1 - last].id {
      last += 1
      try addDamage(
        from: old[old.count - last], to: new[new.count - last], in: place, to: &damage)
    }
    for layer in old[first..<(old.count - last)] { damage.add(try pixels(of: layer, in: place)) }
    for layer in new[first..<(new.count - last)] { damage.add(try pixels(of: layer, in: place)) }
  }

  private func addDamage(
    from old: DisplayLayer, to new: DisplayLayer, in outer: LayerPlace, to damage: inout Damage
  ) throws(RasterError) {
    if old === new { return }
    guard old.attributes == new.attributes, old.content == new.content,
      new.attributes.dissolve == nil, try shadowStays(from: old, to: new)
    else { return try addWhole(old, new, in: outer, to: &damage) }

    var place = outer.place(of: new)
    guard place.isVisible else { return }
    let way = place.way(of: new)
    // The same parts come out differently where they are drawn in another way.
    guard way == place.way(of: old) else {
      return try addWhole(old, new, in: outer, to: &damage)
    }
    if way != .apart { place.alpha = 1 }
    if new.attributes.masksToBounds {
      place.visible = touched(by: new.attributes.bounds.standardized, in: place)
    }
    try addDamage(from: old.sublayers, to: new.sublayers, in: place, to: &damage)
  }

  private func addWhole(
    _ old: DisplayLayer, _ new: DisplayLayer, in place: LayerPlace, to damage: inout Damage
  ) throws(RasterError) {
    damage.add(try pixels(of: old, in: place))
    damage.add(try pixels(of: new, in: place))
  }

  /// Whether what changed inside a layer leaves its shadow as it is.
  private func shadowStays(
    from old: DisplayLayer, to new: DisplayLayer
  ) throws(RasterError) -> Bool {
    guard let shadow = new.visibleShadow, shadow.path == nil else { return true }
    guard try extents.solidOutline(of: old) != nil else { return false }
    return try extents.solidOutline(of: new) != nil
  }

  /// The pixels that a layer in the space of `outer` can change.
  private func pixels(of layer: DisplayLayer, in outer: LayerPlace) throws(RasterError) -> CGRect {
    let place = outer.place(of: layer)
    guard place.isVisible else { return .null }
    return touched(by: try extents.all(of: layer), in: place)
  }

  /// The pixels that a rectangle in a layer's space can change.
  ///
  /// Cairo rounds rows to fifteenths of a pixel: a slanting edge may come out one pixel further.
  private func touched(by rect: CGRect, in place: LayerPlace) -> CGRect {
    let pixels = rect.applying(place.matrix).pixelAligned
    guard !pixels.isNull else { return .null }
    return pixels.insetBy(dx: -1, dy: -1).intersection(place.visible)
  }
}
