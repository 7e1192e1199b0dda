import CoreGraphics
import DisplayList

/// The pixels whose color depends on what was drawn around them: those of layers that blur what is
/// behind them.
struct BackdropAreas {
  private struct Area {
    /// The pixels that the layer shows the blur in.
    let pixels: CGRect
    /// The distance in pixels of what the blur depends on.
    let reach: CGFloat
  }

  /// The areas in the order of drawing.
  private var areas: [Area] = []
  private let canvas: CGRect

  /// Finds the areas of a list; lists without such layers cost nothing.
  init(
    of list: DisplayList, in context: LayerContext, extents: LayerExtents
  ) throws(RasterError) {
    canvas = context.visible
    for layer in list.layers { try add(layer, in: context, extents) }
  }

  private mutating func add(
    _ layer: DisplayLayer, in outer: LayerContext, _ extents: LayerExtents
  ) throws(RasterError) {
    // A layer that is drawn to an image is always drawn as a whole.
    guard layer.hasBackdrops, layer.attributes.projection == nil,
      outer.rasterizationScale(of: layer) == nil
    else { return }
    let context = outer.context(of: layer)
    guard context.isVisible else { return }
    if let backdrop = layer.backdrop {
      let pixels = layer.attributes.bounds.standardized.applying(context.matrix).pixelAligned
      if !pixels.isNull {
        areas.append(
          Area(
            pixels: pixels.insetBy(dx: -1, dy: -1).intersection(context.visible),
            reach: CGFloat(BackdropBlur(backdrop, in: context).reach)))
      }
    }
    for sublayer in layer.sublayers { try add(sublayer, in: context, extents) }
  }

  /// Adds the pixels that change because those that they are blurred from change.
  func addDependents(to damage: inout Damage) {
    for area in areas where !area.pixels.isEmpty {
      let changed = damage.part(of: area.pixels.insetBy(dx: -area.reach, dy: -area.reach))
      guard !changed.isEmpty else { continue }
      damage.add(
        changed.insetBy(dx: -area.reach, dy: -area.reach).intersection(area.pixels))
    }
  }

  /// Returns the pixels that have to be drawn so that damaged pixels are correct.
  func sources(of damage: Damage) -> Damage {
    var sources = damage
    for area in areas.reversed() where !area.pixels.isEmpty {
      let drawn = sources.part(of: area.pixels)
      guard !drawn.isEmpty else { continue }
      sources.add(drawn.insetBy(dx: -area.reach, dy: -area.reach).intersection(canvas))
    }
    return sources
  }
}
