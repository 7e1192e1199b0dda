/// Moves a scroll view's content by itself.
@MainActor
protocol ScrollMotion: AnyObject {
  /// Whether the content has arrived.
  var isOver: Bool { get }

  /// Moves on by some seconds, and returns where the content is then.
  func step(_ seconds: Double, in scrollView: UIScrollView) -> CGPoint

  /// Tells a scroll view, and whoever listens to it, that the motion is over.
  func didEnd(_ scrollView: UIScrollView)
}
