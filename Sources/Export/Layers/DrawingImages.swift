import DisplayList

/// Replaces recorded drawings in display lists by images, which both formats can contain.
struct DrawingImages {
  /// The pixels per point of the images, those of a screen of two pixels per point.
  private static let scale = 2.0

  /// The images of the last frame's drawings.
  private var images: [ObjectIdentifier: (drawing: Drawing, image: CGImage?)] = [:]
  private var used: [ObjectIdentifier: (drawing: Drawing, image: CGImage?)] = [:]

  /// Returns layers with images in place of drawings.
  mutating func layers(_ layers: [DisplayLayer]) -> [DisplayLayer] {
    used = [:]
    let result = layers.map { layer($0) }
    images = used
    return result
  }

  private mutating func layer(_ layer: DisplayLayer) -> DisplayLayer {
    let sublayers = layer.sublayers.map { self.layer($0) }
    var content = layer.content
    if case .drawing(let drawn) = content {
      content = image(of: drawn)
    } else if sublayers.elementsEqual(layer.sublayers, by: ===) {
      return layer
    }
    return DisplayLayer(
      id: layer.id, attributes: layer.attributes, content: content, sublayers: sublayers)
  }

  private mutating func image(of drawn: DrawingContent) -> LayerContent {
    let key = ObjectIdentifier(drawn.drawing)
    let known = used[key] ?? images[key]
    let image = if let known { known.image } else { drawn.image(scale: Self.scale) }
    used[key] = (drawn.drawing, image)
    return image.map { .image(ImageContent(image: $0, frame: drawn.frame)) } ?? .none
  }
}

extension DrawingContent {
  /// Returns the pixels of a drawing; nil if it has none, or if a font can't be read.
  ///
  /// - Parameter scale: The maximum of pixels per point; a large drawing has fewer.
  package func image(scale: Double) -> CGImage? {
    var content = self
    content.frame = CGRect(origin: .zero, size: size)
    var attributes = LayerAttributes()
    attributes.anchorPoint = .zero
    attributes.bounds = content.frame
    let list = DisplayList(
      size: size,
      layers: [DisplayLayer(id: 0, attributes: attributes, content: .drawing(content))])
    return (try? EmbeddedImages.image(of: list, scale: scale)) ?? nil
  }
}
