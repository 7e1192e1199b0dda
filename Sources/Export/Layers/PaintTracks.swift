import DisplayList

/// A color over all frames.
struct PaintTracks {
  /// The color without its opacity.
  let color: Track<CGColor>
  let opacity: Track<CGFloat>

  /// Creates a color of its components.
  init(color: Track<CGColor>, opacity: Track<CGFloat>) {
    (self.color, self.opacity) = (color, opacity)
  }

  /// Creates the tracks of a color; nil if it is never visible.
  ///
  /// - Parameter colors: The color in each frame; nil for none. Unknown frames have a nil optional.
  init?(_ colors: [CGColor??]) {
    guard colors.contains(where: { (($0 ?? nil)?.alpha ?? 0) > 0 }),
      let color = Track(colors.map { $0 ?? nil }, Tolerance.components),
      let opacity = Track(
        colors.map { color in color.map { ($0?.alpha ?? 0).unit } },
        Tolerance.fractionComponents)
    else { return nil }
    self.color = color
    self.opacity = opacity
  }
}

extension LayerStates {
  /// Returns the tracks of a color of the layer; nil if it is never visible.
  func paint(_ color: (DisplayLayer) -> CGColor?) -> PaintTracks? {
    PaintTracks(samples { .some(color($0)) })
  }
}
