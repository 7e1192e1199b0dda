@_exported import CoreGraphics

/// The contents of a frame, as values that can be drawn on any thread.
public struct DisplayList: Equatable, Sendable {
  /// The size of the canvas in points.
  public var size: CGSize
  /// The color of the canvas below all layers; nil for none.
  public var background: CGColor?
  /// The root layers from back to front, in the canvas' coordinate space with its origin at the top
  /// left.
  public var layers: [DisplayLayer]

  /// Creates a display list.
  public init(size: CGSize, background: CGColor? = nil, layers: [DisplayLayer] = []) {
    self.size = size
    self.background = background
    self.layers = layers
  }
}
