import CoreGraphics

/// A blur of what is behind a layer, within the layer's outline.
public struct BackdropEffect: Equatable, Sendable {
  /// The standard deviation of the Gaussian in points; 0 for no blur.
  public var blurRadius: CGFloat
  /// The factor of the difference between a color and its gray; 1 to leave colors as they are.
  public var saturation: CGFloat
  /// The colors painted over the result, in order.
  public var tints: [CGColor]

  /// Creates an effect.
  public init(blurRadius: CGFloat, saturation: CGFloat = 1, tints: [CGColor] = []) {
    self.blurRadius = blurRadius
    self.saturation = saturation
    self.tints = tints
  }
}

extension BackdropEffect: Interpolable {
  package func interpolated(to end: BackdropEffect, fraction: CGFloat) -> BackdropEffect {
    BackdropEffect(
      blurRadius: blurRadius.interpolated(to: end.blurRadius, fraction: fraction),
      saturation: saturation.interpolated(to: end.saturation, fraction: fraction),
      tints: tints.count == end.tints.count
        ? zip(tints, end.tints).map { $0.interpolated(to: $1, fraction: fraction) } : tints)
  }
}
