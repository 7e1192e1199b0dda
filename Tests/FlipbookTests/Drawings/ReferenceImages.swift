extension ReferenceImage {
  /// Every image.
  static let all = contexts + layers + effects

  /// What contexts draw.
  static let contexts = paths + strokes + clips + compositing + paints + pictures + text

  /// What layers show.
  static let layers = masks + space + contentLayers + motion
}
