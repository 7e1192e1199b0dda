import CoreGraphics

/// The frame, background, padding and shadow around one or more stages.
public struct Staging: Hashable, Sendable {
  /// The frame around a stage.
  public enum Frame: String, CaseIterable, Hashable, Sendable {
    /// No frame.
    case none
    /// A generic phone.
    case device
  }

  /// The frame around each stage.
  public var frame = Frame.none
  /// The background color; nil for light gray, which is visible only around the stage.
  public var background: CGColor?
  /// The padding around all stages, in points, up to 1000; nil for 24 with a frame or several
  /// stages, and 0 otherwise.
  public var padding: Double?
  /// Whether each stage has a shadow; nil for a shadow only with a device frame.
  public var hasShadow: Bool?

  /// The allowed paddings, in points.
  package static let paddings = 0.0...1000.0

  /// Creates a staging without a frame, padding or shadow.
  public init() {}
}
