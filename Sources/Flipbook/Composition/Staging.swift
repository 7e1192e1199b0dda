import CoreGraphics

/// What stands around a stage in a picture, or around two of them.
public struct Staging: Hashable, Sendable {
  /// What a stage stands in.
  public enum Frame: String, CaseIterable, Hashable, Sendable {
    /// Nothing.
    case none
    /// A phone, drawn by Flipbook.
    case device
  }

  /// What each stage stands in.
  public var frame = Frame.none
  /// What is behind; nil for a light gray, where there is anything around the stage.
  public var background: CGColor?
  /// The space around everything, in points; nil for what suits the rest.
  public var padding: Double?
  /// Whether each stage throws a shadow; nil for that of a phone alone.
  public var hasShadow: Bool?

  /// The largest padding, in points.
  static let paddings = 0.0...1000.0

  /// Creates a staging with nothing around the stage.
  public init() {}
}
