import CoreGraphics
import DisplayList

/// The transform, opacity and visible pixels with which a layer is drawn.
struct LayerContext {
  /// The transform from the layer's coordinate space to pixels.
  var matrix: CGAffineTransform
  /// The combined opacity of the layer and its ancestors.
  var alpha: CGFloat
  /// The pixels that drawing can change.
  var visible: CGRect
  /// The whole pixels of the screen around the layer, beyond which nothing is blurred; nil for none.
  var screen: CGRect?

  /// The way in which a layer's parts are composited.
  enum CompositingMode: Equatable {
    /// Its parts are drawn directly, one over the other.
    case separate
    /// Its parts are drawn to an offscreen group, which may be masked by the outline.
    case grouped(isMasked: Bool)
    /// The first sublayer dissolves into the others.
    case dissolving(CGFloat)
  }

  /// Whether anything drawn in this context is visible.
  var isVisible: Bool { alpha > 0 && matrix.isDrawable }

  /// Returns the context of a sublayer.
  func context(of layer: DisplayLayer) -> LayerContext {
    var context = self
    context.matrix = layer.attributes.matrix.concatenating(matrix)
    context.alpha *= layer.attributes.opacity.unit
    if layer.attributes.hasEffects, layer.attributes.effects.isScreen {
      context.screen = layer.attributes.bounds.applying(context.matrix).wholePixels
    }
    return context
  }

  /// Returns the compositing mode of a layer drawn in this context.
  func compositingMode(of layer: DisplayLayer) -> CompositingMode {
    if let dissolve = layer.attributes.dissolve { return .dissolving(dissolve) }
    let isMaskedAsGroup = layer.clipsContents && layer.partCount > 1 && !hasSharpEdges(layer)
    var isGroup = isMaskedAsGroup || (alpha < 1 && layer.partCount > 1)
    if layer.attributes.hasEffects {
      let effects = layer.attributes.effects
      isGroup =
        isMaskedAsGroup || (isGroup && effects.opacityIsForGroup)
        || effects.mask != nil || effects.tint != nil || effects.replacingColor != nil
    }
    return isGroup ? .grouped(isMasked: isMaskedAsGroup) : .separate
  }

  /// The resolution of the image that a sublayer is drawn to, in pixels per point, if that is less
  /// than the resolution in which it is shown; nil if it is drawn directly.
  func rasterizationScale(of layer: DisplayLayer) -> CGFloat? {
    guard layer.attributes.hasEffects, layer.attributes.projection == nil,
      let scale = layer.attributes.effects.rasterizationScale, scale > 0
    else { return nil }
    let matrix = layer.attributes.matrix.concatenating(matrix)
    let shown = max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
    return shown.isFinite && scale < shown * 0.999 ? scale : nil
  }

  /// Whether the layer's edges lie on pixel boundaries, so that clipping along them is exact.
  func hasSharpEdges(_ layer: DisplayLayer) -> Bool {
    guard layer.attributes.drawnRadius == 0,
      (matrix.b == 0 && matrix.c == 0) || (matrix.a == 0 && matrix.d == 0)
    else { return false }
    let edges = layer.attributes.bounds.applying(matrix)
    // Cairo's coordinates are multiples of 1/256 pixel.
    return [edges.minX, edges.minY, edges.maxX, edges.maxY].allSatisfy {
      abs($0 - $0.rounded()) < 1.0 / 512
    }
  }
}

extension CGAffineTransform {
  /// Whether the transform is finite and invertible.
  package var isDrawable: Bool {
    [a, b, c, d, tx, ty].allSatisfy(\.isFinite) && abs(determinant) > 1e-12
  }
}

extension CGRect {
  /// The smallest rectangle of whole pixels that contains the rectangle; null unless it is finite.
  var pixelAligned: CGRect {
    guard !isNull, [minX, minY, maxX, maxY].allSatisfy(\.isFinite) else { return .null }
    let (left, top) = (minX - 1.0 / 128, minY - 1.0 / 128)
    return CGRect(
      x: left.rounded(.down), y: top.rounded(.down),
      width: (maxX + 1.0 / 128).rounded(.up) - left.rounded(.down),
      height: (maxY + 1.0 / 128).rounded(.up) - top.rounded(.down))
  }

  /// The largest rectangle of whole pixels in the rectangle; nil if there is none.
  var wholePixels: CGRect? {
    guard !isNull, [minX, minY, maxX, maxY].allSatisfy(\.isFinite) else { return nil }
    let (left, top) = ((minX - 1.0 / 128).rounded(.up), (minY - 1.0 / 128).rounded(.up))
    let width = (maxX + 1.0 / 128).rounded(.down) - left
    let height = (maxY + 1.0 / 128).rounded(.down) - top
    return width > 0 && height > 0 ? CGRect(x: left, y: top, width: width, height: height) : nil
  }

  /// The rectangle with each edge on the nearest boundary of pixels.
  var rounded: CGRect {
    let (left, top) = (minX.rounded(), minY.rounded())
    return CGRect(x: left, y: top, width: maxX.rounded() - left, height: maxY.rounded() - top)
  }

  /// Whether the rectangle lies within Cairo's coordinate range of 24 bits for whole pixels.
  var isDrawable: Bool {
    !isNull && max(-minX, maxX, -minY, maxY) < CGFloat(1 << 22)
  }
}
