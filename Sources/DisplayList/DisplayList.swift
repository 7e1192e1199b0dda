@_exported import CoreGraphics

/// What one frame shows, as values that can be drawn on any thread.
public struct DisplayList: Equatable, Sendable {
  /// The canvas in points.
  public var size: CGSize
  /// What fills the canvas below all layers; nil for nothing.
  public var background: CGColor?
  /// The layers from back to front, their parent space the canvas with its origin at the top left.
  public var layers: [DisplayLayer]

  /// Creates a display list.
  public init(size: CGSize, background: CGColor? = nil, layers: [DisplayLayer] = []) {
    self.size = size
    self.background = background
    self.layers = layers
  }
}
