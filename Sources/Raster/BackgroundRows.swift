import CoreGraphics
import DisplayList

/// The rows of a rectangle of whole pixels in which something behind all layers is seen: not those that layers with
/// opaque backgrounds cover from the left to the right edge, as the rows of most lists do.
struct BackgroundRows {
  /// The maximum number of layers that are searched; the rows that further ones cover count as seen.
  private static let maxLayers = 512

  private let rect: CGRect
  /// The rows that single layers cover.
  private var covered: [Range<Int>] = []
  private var layerCount = 0

  /// Finds the rows that layers cover; `context` is that of their parent.
  init(of rect: CGRect, behind layers: [DisplayLayer], in context: LayerContext) {
    self.rect = rect
    // A blur outside of the covered rows depends on what is behind the layers inside.
    guard !layers.contains(where: \.hasBackdrops) else { return }
    var context = context
    context.visible = rect
    add(layers, in: context)
  }

  /// The rows that are seen, from the top.
  var ranges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var next = Int(rect.minY)
    for rows in covered.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if rows.lowerBound > next { ranges.append(next..<rows.lowerBound) }
      next = max(next, rows.upperBound)
    }
    if next < Int(rect.maxY) { ranges.append(next..<Int(rect.maxY)) }
    return ranges
  }

  private mutating func add(_ layers: [DisplayLayer], in outer: LayerContext) {
    for layer in layers {
      layerCount += 1
      guard layerCount <= Self.maxLayers else { return }
      var context = outer.context(of: layer)
      guard layer.attributes.projection == nil, outer.rasterizationScale(of: layer) == nil,
        context.isVisible, context.alpha >= 1, context.compositingMode(of: layer) == .separate
      else { continue }
      let bounds = layer.attributes.bounds.applying(context.matrix)
      let isSharp = bounds.isDrawable && context.hasSharpEdges(layer)
      let pixels = isSharp ? bounds.rounded.intersection(context.visible) : .null
      if pixels.minX == rect.minX, pixels.maxX == rect.maxX,
        let background = layer.visibleBackground, background.isOpaque
      {
        covered.append(Int(pixels.minY)..<Int(pixels.maxY))
      } else if !layer.clipsContents || !pixels.isEmpty {
        if layer.clipsContents { context.visible = pixels }
        add(layer.sublayers, in: context)
      }
    }
  }
}
