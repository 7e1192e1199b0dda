import DisplayList

extension CALayer {
  /// Returns the image or the drawing in `contents` as it is drawn in the bounds.
  final func imageContent(in bounds: CGRect) -> LayerContent {
    guard let contents else { return .none }
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
