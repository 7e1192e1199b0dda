import DisplayList

extension CALayer {
  /// Returns the image in `contents` as it is drawn in the bounds.
  final func imageContent(in bounds: CGRect) -> LayerContent {
    guard let image = contents, let image = image as? CGImage else { return .none }
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
