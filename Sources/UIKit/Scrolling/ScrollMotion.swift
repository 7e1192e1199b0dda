/// A motion of a scroll view's content that no finger drives.
@MainActor
protocol ScrollMotion: AnyObject {
  /// Whether the motion has ended.
  var isOver: Bool { get }

  /// Advances the motion by some seconds and returns the new content offset, in points.
  func step(_ seconds: Double, in scrollView: UIScrollView) -> CGPoint

  /// Updates the scroll view and calls its delegate after the motion has ended.
  func didEnd(_ scrollView: UIScrollView)
}
