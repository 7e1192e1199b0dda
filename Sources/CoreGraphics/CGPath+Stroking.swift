extension CGPath {
  /// Returns the outline of the stroked path, to be filled with the winding rule; curves are cut into
  /// chords.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the line.
  ///   - lineCap: The shape of the ends.
  ///   - lineJoin: The shape of the corners.
  ///   - miterLimit: The maximum length of a miter in line widths.
  ///   - transform: The transform that is applied to the path first; the identity by default.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    var style = StrokeStyle()
    (style.width, style.cap, style.join) = (lineWidth, lineCap, lineJoin)
    style.miterLimit = miterLimit
    return transformed(transform).stroked(with: style)
  }

  /// Returns the dashes of the path as open subpaths; curves are cut into chords.
  ///
  /// - Parameters:
  ///   - phase: The distance into the lengths at which each subpath starts.
  ///   - lengths: The alternating lengths of dashes and gaps, which are repeated.
  ///   - transform: The transform that is applied to the path first; the identity by default.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let path = transformed(transform)
    var style = StrokeStyle()
    (style.dashPhase, style.dashes) = (phase, lengths)
    return path.dashed(with: style) ?? path
  }

  private func transformed(_ transform: CGAffineTransform) -> CGPath {
    transform.isIdentity ? self : CGPath(elements: elements.map { $0.applying(transform) })
  }

  /// Returns the outline of the path drawn with a pen.
  func stroked(with style: StrokeStyle) -> CGPath {
    guard style.width > 0, style.width.isFinite, isFinite else { return CGPath(elements: []) }
    var stroker = PathStroker(style)
    for line in (dashed(with: style) ?? self).polylines { stroker.add(line) }
    return CGPath(elements: stroker.outline)
  }

  /// Returns the dashes of a pen as open subpaths; nil for a solid line.
  private func dashed(with style: StrokeStyle) -> CGPath? {
    let lengths = style.drawnDashes(of: self)
    guard !lengths.isEmpty, isFinite else { return nil }
    // An odd number of lengths is a dash in one repetition and a gap in the next.
    let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    let dashed = CGMutablePath()
    for line in polylines {
      var index = 0
      var phase = style.dashPhase.isFinite ? style.dashPhase : 0
      phase = phase.truncatingRemainder(dividingBy: period)
      if phase < 0 { phase += period }
      while phase >= pattern[index], phase > 0 {
        phase -= pattern[index]
        index = (index + 1) % pattern.count
      }
      var rest = pattern[index] - phase
      let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
      guard let first = points.first else { continue }
      if index.isMultiple(of: 2) { dashed.move(to: first) }
      for (start, end) in zip(points, points.dropFirst()) {
        let length = hypot(end.x - start.x, end.y - start.y)
        var passed: CGFloat = 0
        while length - passed > rest {
          passed += rest
          let point = Self.lerp(start, end, passed / length)
          index.isMultiple(of: 2) ? dashed.addLine(to: point) : dashed.move(to: point)
          index = (index + 1) % pattern.count
          rest = pattern[index]
        }
        rest -= length - passed
        if index.isMultiple(of: 2) { dashed.addLine(to: end) }
      }
    }
    return dashed
  }

  /// A subpath with its curves cut into chords.
  struct Polyline {
    var points: [CGPoint]
    var isClosed: Bool
    /// Whether the subpath has any segment, possibly without a length.
    var hasSegments: Bool
  }

  /// The subpaths with their curves cut into chords.
  var polylines: [Polyline] {
    var lines: [Polyline] = []
    var elements: [Element] = []
    func finish(isClosed: Bool) {
      guard case .move(let start)? = elements.first else { return }
      let runs = CGPath(elements: elements).flattened(tolerance: PathStroker.tolerance)
      lines.append(
        Polyline(
          points: runs.first ?? [start], isClosed: isClosed,
          hasSegments: isClosed || elements.count > 1))
    }
    for element in self.elements {
      switch element {
      case .move:
        finish(isClosed: false)
        elements = [element]
      case .close:
        finish(isClosed: true)
        elements = Array(elements.prefix(1))
      default: elements.append(element)
      }
    }
    // What follows a closed subpath starts where that started, if there is anything.
    if elements.count > 1 || lines.isEmpty { finish(isClosed: false) }
    return lines
  }
}

extension StrokeStyle {
  /// Returns the dashes that are drawn on a path: none if they are invalid, or too fine to differ
  /// visibly from a solid line.
  package func drawnDashes(of path: CGPath) -> [CGFloat] {
    let period = dashes.reduce(0, +)
    guard !dashes.isEmpty, dashes.allSatisfy({ $0 >= 0 && $0.isFinite }), period > 0,
      path.length / period < 100_000
    else { return [] }
    return dashes
  }
}
