import CoreGraphics

extension CityGuideComponent {
  /// The measurements of a guide; the tutorial's by default.
  public struct Metrics: Sendable {
    /// The size of a collapsed card in points, 255 x 400 by default.
    public var cellSize = CGSize(width: 255, height: 400)
    /// The distance between two cards in points, 20 by default.
    public var spacing: CGFloat = 20
    /// The distance by which an expanded card moves its neighbors aside in points, 50 by default.
    public var neighborShift: CGFloat = 50
    /// The corner radius of a collapsed card in points, 20 by default.
    public var cornerRadius: CGFloat = 20

    /// Creates the tutorial's measurements.
    public init() {}
  }
}
