import QuartzCore

/// A snapshot in nine parts: the corners keep their size, and the others are stretched.
final class ResizableSnapshotView: UIView {
  private let insets: UIEdgeInsets
  private var parts: [UIView] = []

  /// Creates a snapshot of a rectangle of a view, in the view's coordinates and in points.
  ///
  /// - Parameter insets: The sizes of the parts at the edges; more than half of the rectangle counts as
  ///   half of it.
  init(of view: UIView, area: CGRect, insets: UIEdgeInsets) {
    func limited(_ inset: CGFloat, _ length: CGFloat) -> CGFloat {
      inset > 0 ? min(inset, length / 2) : 0
    }
    self.insets = UIEdgeInsets(
      top: limited(insets.top, area.height), left: limited(insets.left, area.width),
      bottom: limited(insets.bottom, area.height), right: limited(insets.right, area.width))
    super.init(frame: CGRect(origin: .zero, size: area.size))
    let frames = frames
    parts = frames.map { frame in
      frame.isEmpty
        ? UIView(frame: frame)
        : SnapshotView(of: view, area: frame.offsetBy(dx: area.minX, dy: area.minY))
    }
    for part in parts { addSubview(part) }
    place()
  }

  /// Always returns nil; archiving is not supported.
  required init?(coder: NSCoder) {
    return nil
  }

  override var frame: CGRect {
    didSet { place() }
  }

  override var bounds: CGRect {
    didSet { place() }
  }

  /// The frames of the parts, by rows; where the bounds are smaller than the corners, these share them.
  private var frames: [CGRect] {
    func places(_ first: CGFloat, _ last: CGFloat, _ length: CGFloat) -> [ClosedRange<CGFloat>] {
      let factor = first + last > length ? max(length, 0) / (first + last) : 1
      let (start, end) = (first * factor, max(length, 0) - last * factor)
      return [0...start, start...max(start, end), max(start, end)...max(length, start, end)]
    }
    let columns = places(insets.left, insets.right, bounds.width)
    return places(insets.top, insets.bottom, bounds.height).flatMap { row in
      columns.map { column in
        CGRect(
          x: column.lowerBound, y: row.lowerBound,
          width: column.upperBound - column.lowerBound,
          height: row.upperBound - row.lowerBound)
      }
    }
  }

  /// Places the parts, which is animated with a change of the bounds.
  private func place() {
    for (part, frame) in zip(parts, frames) { part.frame = frame }
  }
}
