extension ReferenceImage {
  /// Every image.
  static let all = contexts + layers + effects + controls

  /// Controls, bars and lists in their states.
  static let controls =
    valueControls + progressControls + textControls + pickers + buttons + bars + lists

  /// What contexts draw.
  static let contexts = paths + strokes + clips + compositing + paints + pictures + text

  /// What layers show.
  static let layers = masks + space + contentLayers + motion
}
