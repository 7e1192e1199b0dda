extension UIView {
  /// How a view lays out its content when the sizes of its bounds and its content differ.
  public enum ContentMode: Int, Sendable {
    /// Scales the content to the bounds, without preserving its aspect ratio.
    case scaleToFill
    /// Scales the content to fit the bounds, preserving its aspect ratio.
    case scaleAspectFit
    /// Scales the content to fill the bounds, preserving its aspect ratio.
    case scaleAspectFill
    /// Displays the view again when the size of its bounds changes.
    ///
    /// In an animation, it is displayed with its final size, and scaled to the animated bounds.
    case redraw
    /// Centers the content.
    case center
    /// Centers the content at the top edge.
    case top
    /// Centers the content at the bottom edge.
    case bottom
    /// Centers the content at the left edge.
    case left
    /// Centers the content at the right edge.
    case right
    /// Aligns the content with the top-left corner.
    case topLeft
    /// Aligns the content with the top-right corner.
    case topRight
    /// Aligns the content with the bottom-left corner.
    case bottomLeft
    /// Aligns the content with the bottom-right corner.
    case bottomRight
  }
}
