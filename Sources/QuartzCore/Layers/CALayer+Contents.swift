import DisplayList

extension CALayer {
  /// Returns what the layer draws, or its image with the parts that it shows, at a time of the layer.
  final func shownContents(in bounds: CGRect, at time: CFTimeInterval) -> LayerContent {
    animatedDrawing(in: bounds) ?? parted(imageContent(in: bounds), at: time)
  }

  /// Returns an image's content with the parts that `contentsRect` and `contentsCenter` determine.
  final func parted(_ content: LayerContent, at time: CFTimeInterval) -> LayerContent {
    guard let extras, case .image(var image) = content else { return content }
    image.isEnlargedByNearest = extras.magnificationFilter == .nearest
    image.isReducedByNearest = extras.minificationFilter == .nearest
    let details = presentedDetails(at: time)
    let unit = LayerDetails().contentsRect
    if details.contentsRect != unit {
      image.part = details.contentsRect
      let size = CGSize(
        width: CGFloat(image.image.width) * image.part.width / contentsScale,
        height: CGFloat(image.image.height) * image.part.height / contentsScale)
      image.frame = contentsGravity.frame(of: size, in: presented(attributes, at: time).bounds)
    }
    guard details.contentsCenter != unit else { return .image(image) }
    return .images(image.parts(around: details.contentsCenter, pixelsPerPoint: contentsScale))
  }

  /// Returns a layer in which an animation's images dissolve, as the first sublayer, and replaces the
  /// content; nil if no animation changes the contents, or if it shows one image.
  final func animatedContents(
    in bounds: CGRect, at time: CFTimeInterval, content: inout LayerContent
  ) -> DisplayLayer? {
    // A loop, as a main-actor closure checks its executor on each call.
    var last: ContentsMix?
    for (_, animation) in animations { last = animation.contentsMix(at: time) ?? last }
    guard let mix = last else { return nil }
    func shown(_ image: CGImage?) -> LayerContent {
      parted(imageContent(of: image ?? contents, in: bounds), at: time)
    }
    guard mix.fraction > 0, mix.fraction < 1, mix.first !== mix.second else {
      content = shown(mix.fraction < 1 ? mix.first : mix.second)
      return nil
    }
    content = .none
    if extras == nil { extras = LayerExtras() }
    let identifiers =
      extras?.mixIdentifiers ?? (0..<3).map { _ in Self.newIdentifier() }
    extras?.mixIdentifiers = identifiers
    var attributes = LayerAttributes()
    attributes.bounds = bounds
    attributes.position = CGPoint(x: bounds.midX, y: bounds.midY)
    let images = [mix.first, mix.second].enumerated().map { index, image in
      DisplayLayer(id: identifiers[index], attributes: attributes, content: shown(image))
    }
    attributes.dissolve = mix.fraction
    attributes.bounds = CGRect(origin: .zero, size: bounds.size)
    (attributes.anchorPoint, attributes.position) = (.zero, .zero)
    return DisplayLayer(id: identifiers[2], attributes: attributes, sublayers: images)
  }

  /// Returns the image, the shape or the drawing in `contents` as it is drawn in the bounds.
  final func imageContent(in bounds: CGRect) -> LayerContent {
    imageContent(of: contents, in: bounds)
  }

  private func imageContent(of contents: Any?, in bounds: CGRect) -> LayerContent {
    guard let contents else { return .none }
    if let shape = contents as? ShapeContents {
      return .shape(
        shape.content(filling: contentsGravity.frame(of: shape.size, in: bounds)))
    }
    if let backing = contents as? LayerBacking {
      return .drawing(
        DrawingContent(
          drawing: backing.drawing, size: backing.size,
          frame: contentsGravity.frame(of: backing.size, in: bounds)))
    }
    guard let image = contents as? CGImage else { return .none }
    return .image(
      ImageContent(
        image: image,
        frame: contentsGravity.frame(
          of: CGSize(
            width: CGFloat(image.width) / contentsScale,
            height: CGFloat(image.height) / contentsScale),
          in: bounds),
        tint: contentsTint))
  }
}

extension ImageContent {
  /// Returns the nine parts of the image: the center is stretched, the corners keep their size.
  ///
  /// Where the frame is too small for the corners, they share it in proportion.
  func parts(around center: CGRect, pixelsPerPoint: CGFloat) -> [ImageContent] {
    /// The boundaries of the parts along one axis, in the frame and in the image.
    func cuts(
      _ start: CGFloat, _ length: CGFloat, _ partStart: CGFloat, _ partLength: CGFloat,
      _ pixels: CGFloat, _ low: CGFloat, _ high: CGFloat
    ) -> (frame: [CGFloat], part: [CGFloat]) {
      let (low, high) = (min(max(low, 0), 1), min(max(high, low, 0), 1))
      let size = pixels * partLength / pixelsPerPoint
      var (before, after) = (size * low, size * (1 - high))
      if before + after > length, before + after > 0 {
        let shrink = length / (before + after)
        (before, after) = (before * shrink, after * shrink)
      }
      return (
        [start, start + before, start + length - after, start + length],
        [0, low, high, 1].map { partStart + $0 * partLength }
      )
    }
    let columns = cuts(
      frame.minX, frame.width, part.minX, part.width, CGFloat(image.width), center.minX,
      center.maxX)
    let rows = cuts(
      frame.minY, frame.height, part.minY, part.height, CGFloat(image.height), center.minY,
      center.maxY)
    func rectangle(_ x: [CGFloat], _ y: [CGFloat], _ column: Int, _ row: Int) -> CGRect {
      CGRect(
        x: x[column], y: y[row], width: x[column + 1] - x[column], height: y[row + 1] - y[row])
    }
    return (0..<9).compactMap { index in
      var content = self
      content.frame = rectangle(columns.frame, rows.frame, index % 3, index / 3)
      content.part = rectangle(columns.part, rows.part, index % 3, index / 3)
      return content.frame.isEmpty || content.part.isEmpty ? nil : content
    }
  }
}
