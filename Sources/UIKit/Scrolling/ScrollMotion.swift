/// Moves a scroll view's content by itself.
@MainActor
protocol ScrollMotion {
  /// Whether the content has arrived.
  var isOver: Bool { get }

  /// Takes note of where the content is: not where it was put last, if someone else moved it.
  mutating func follow(_ offset: CGPoint)

  /// Moves on by some seconds, and returns where the content is then.
  mutating func step(_ seconds: Double, in scrollView: UIScrollView) -> CGPoint

  /// Tells a scroll view, and whoever listens to it, that the motion is over.
  func didEnd(_ scrollView: UIScrollView)
}
