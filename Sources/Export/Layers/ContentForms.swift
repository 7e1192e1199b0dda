import DisplayList
import Raster

/// What determines whether the contents of two frames can be drawn by one animated element.
enum ContentForm: Hashable {
  case text([GlyphRun])
  case image(CGImage, tint: CGColor?)
  case gradient(GradientContent.Kind, stops: Int)
  /// A gradient that is embedded as an image.
  case conic(ConicForm)
  case shape(ShapeForm)

  /// The properties of a shape that cannot be animated.
  struct ShapeForm: Hashable {
    let rule: CGPathFillRule
    let cap: CGLineCap
    let join: CGLineJoin
    let dashes: [CGFloat]
  }

  /// The appearance of a gradient in its layer.
  struct ConicForm: Hashable {
    let components: [CGFloat]
  }

  /// Creates the form of a layer's content; nil for no content.
  init?(_ layer: DisplayLayer) {
    switch layer.content {
    // Recordings of motion have images in place of drawings.
    case .none, .drawing, .particles, .images: return nil
    case .glyphs(let runs): self = .text(runs)
    case .image(let image): self = .image(image.image, tint: image.tint)
    case .gradient(let gradient):
      self =
        gradient.kind == .conic
        ? .conic(ConicForm(components: gradient.components + layer.attributes.outlineComponents))
        : .gradient(gradient.kind, stops: gradient.stops.count)
    case .shape(let shape):
      self = .shape(
        ShapeForm(
          rule: shape.fillRule, cap: shape.lineCap, join: shape.lineJoin,
          dashes: shape.drawnDashes))
    }
  }
}

extension GradientContent {
  fileprivate var components: [CGFloat] {
    stops.flatMap {
      [$0.location, $0.color.red, $0.color.green, $0.color.blue, $0.color.alpha]
    } + [startPoint.x, startPoint.y, endPoint.x, endPoint.y]
  }
}

extension LayerAttributes {
  fileprivate var outlineComponents: [CGFloat] {
    [
      bounds.minX, bounds.minY, bounds.width, bounds.height, cornerRadius,
      cornerCurve == .continuous ? 1 : 0, CGFloat(roundedCorners.rawValue),
    ]
  }
}

/// A content of a layer with the frames that show it.
struct ContentVariant {
  let form: ContentForm
  /// The layer in the frames that show the content.
  let states: LayerStates

  /// Returns the contents of a layer, in the order of their first frames.
  static func all(of layer: LayerStates) -> [ContentVariant] {
    let forms = layer.samples { ContentForm($0) }
    var order: [ContentForm] = []
    var frames: [ContentForm: [Int]] = [:]
    for case (let frame, let form?) in forms.enumerated() {
      if frames[form] == nil { order.append(form) }
      frames[form, default: []].append(frame)
    }
    return order.map { form in
      var states = [DisplayLayer?](repeating: nil, count: forms.count)
      for frame in frames[form] ?? [] { states[frame] = layer.layers[frame] }
      return ContentVariant(form: form, states: LayerStates(layers: states))
    }
  }
}
