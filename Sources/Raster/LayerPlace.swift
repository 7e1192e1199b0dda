import CoreGraphics
import DisplayList

/// Where a layer comes to lie, and under what opacity.
struct LayerPlace {
  /// The map from the layer's space to pixels.
  var matrix: CGAffineTransform
  /// The opacity of all around.
  var alpha: CGFloat
  /// The pixels that drawing can change.
  var visible: CGRect

  /// How a layer is drawn.
  enum Way: Equatable {
    /// Its parts over each other.
    case apart
    /// Its parts on a picture of their own, which may be cut along the outline.
    case grouped(isMasked: Bool)
    /// The first sublayer dissolving into the others.
    case dissolving(CGFloat)
  }

  /// Whether anything that stands here can be seen.
  var isVisible: Bool { alpha > 0 && matrix.isDrawable }

  /// The place of a layer that stands in the space of this one.
  func place(of layer: DisplayLayer) -> LayerPlace {
    var place = self
    place.matrix = layer.attributes.matrix.concatenating(matrix)
    place.alpha *= layer.attributes.opacity.unit
    return place
  }

  /// How a layer is drawn that stands here.
  func way(of layer: DisplayLayer) -> Way {
    if let dissolve = layer.attributes.dissolve { return .dissolving(dissolve) }
    let isMaskedAsOne = layer.cutsInside && layer.partCount > 1 && !hasSharpEdges(layer)
    let isGroup = isMaskedAsOne || (alpha < 1 && layer.partCount > 1)
    return isGroup ? .grouped(isMasked: isMaskedAsOne) : .apart
  }

  /// Whether a layer that stands in the space of this place covers all that can be seen.
  func isCovered(by layer: DisplayLayer) -> Bool {
    let place = place(of: layer)
    guard place.alpha >= 1, place.way(of: layer) == .apart, place.hasSharpEdges(layer),
      let background = layer.visibleBackground, background.alpha >= 1
    else { return false }
    let bounds = layer.attributes.bounds.applying(place.matrix)
    return bounds.isDrawable && bounds.insetBy(dx: -1 / 512, dy: -1 / 512).contains(visible)
  }

  /// Whether the layer's edges run between pixels, so that a clip along them is exact.
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
  /// Whether the transform is made of numbers and keeps an area.
  var isDrawable: Bool {
    [a, b, c, d, tx, ty].allSatisfy(\.isFinite) && abs(determinant) > 1e-12
  }
}

extension CGRect {
  /// The pixels that the rectangle touches.
  var pixelAligned: CGRect {
    guard !isNull, [minX, minY, maxX, maxY].allSatisfy(\.isFinite) else { return .null }
    let (left, top) = (minX - 1.0 / 128, minY - 1.0 / 128)
    return CGRect(
      x: left.rounded(.down), y: top.rounded(.down),
      width: (maxX + 1.0 / 128).rounded(.up) - left.rounded(.down),
      height: (maxY + 1.0 / 128).rounded(.up) - top.rounded(.down))
  }

  /// Whether Cairo, which has 24 bits for whole pixels, can draw something as far out.
  var isDrawable: Bool {
    !isNull && max(-minX, maxX, -minY, maxY) < CGFloat(1 << 22)
  }
}
