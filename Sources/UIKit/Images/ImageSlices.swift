import QuartzCore

/// The parts of an image that keep their size when it is stretched.
struct ImageSlices: Equatable, Sendable {
  /// The size of the parts at the edges, in points.
  var capInsets = UIEdgeInsets.zero
  /// How the other parts fill the remaining space.
  var resizingMode = UIImage.ResizingMode.tile
}

extension ImageSlices {
  /// A part of one axis: where it is in the image, and where it is drawn.
  private struct Span {
    let source: ClosedRange<CGFloat>
    let target: ClosedRange<CGFloat>
    /// Whether the part is repeated at its size.
    var isTiled = false
  }

  /// The maximum number of repetitions of the middle along an axis; more are stretched.
  private static let maxTiles: CGFloat = 256

  /// Returns the parts of an axis: the edges at their size, and the middle in the remaining space.
  private func spans(
    _ length: CGFloat, _ first: CGFloat, _ last: CGFloat, from start: CGFloat, to end: CGFloat
  ) -> [Span] {
    let room = end - start
    // Edges without enough space for them are made smaller.
    let share = min(1, room / max(first + last, 1e-9))
    let (left, right) = (start + first * share, end - last * share)
    let middle = length - first - last
    var spans = [
      Span(source: 0...max(first, 0), target: start...max(left, start)),
      Span(source: max(length - last, 0)...length, target: min(right, end)...end),
    ]
    if middle > 0, right > left {
      let isTiled = resizingMode == .tile && (right - left) / middle <= Self.maxTiles
      spans.insert(
        Span(source: first...(length - last), target: left...right, isTiled: isTiled), at: 1)
    }
    return spans.filter { $0.target.upperBound > $0.target.lowerBound }
  }

  /// Returns where the whole image is along an axis for each drawing of a part, and the part's place.
  private func places(_ spans: [Span], _ length: CGFloat) -> [(
    start: CGFloat, length: CGFloat, clip: ClosedRange<CGFloat>
  )] {
    spans.flatMap { span in
      let size = span.source.upperBound - span.source.lowerBound
      guard size > 0 else {
        return [(start: CGFloat, length: CGFloat, clip: ClosedRange<CGFloat>)]()
      }
      guard span.isTiled else {
        let scale = (span.target.upperBound - span.target.lowerBound) / size
        return [
          (span.target.lowerBound - span.source.lowerBound * scale, length * scale, span.target)
        ]
      }
      return stride(from: span.target.lowerBound, to: span.target.upperBound, by: size).map {
        start in
        (start - span.source.lowerBound, length, start...min(start + size, span.target.upperBound))
      }
    }
  }

  /// Returns the middle of an image of a size, in fractions of it, as layers stretch it.
  ///
  /// Image views stretch what other drawing repeats.
  func center(of size: CGSize) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .unit }
    return CGRect(
      x: capInsets.left / size.width, y: capInsets.top / size.height,
      width: max(size.width - capInsets.left - capInsets.right, 0) / size.width,
      height: max(size.height - capInsets.top - capInsets.bottom, 0) / size.height)
  }

  /// Draws an image of a size in points so that it fills a rectangle of a context.
  func draw(_ image: CGImage, size: CGSize, in rect: CGRect, of context: CGContext) {
    let columns = places(
      spans(size.width, capInsets.left, capInsets.right, from: rect.minX, to: rect.maxX), size.width
    )
    let rows = places(
      spans(size.height, capInsets.top, capInsets.bottom, from: rect.minY, to: rect.maxY),
      size.height)
    for row in rows {
      for column in columns {
        context.saveGState()
        context.clip(
          to: CGRect(
            x: column.clip.lowerBound, y: row.clip.lowerBound,
            width: column.clip.upperBound - column.clip.lowerBound,
            height: row.clip.upperBound - row.clip.lowerBound))
        context.drawUpright(
          image,
          in: CGRect(x: column.start, y: row.start, width: column.length, height: row.length))
        context.restoreGState()
      }
    }
  }
}

extension UIImage {
  /// How the middle of a resizable image fills its space.
  public enum ResizingMode: Int, Sendable {
    /// Repeats the middle.
    case tile
    /// Stretches the middle.
    case stretch
  }
}

extension CGRect {
  /// All of an image in fractions of it.
  static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}
