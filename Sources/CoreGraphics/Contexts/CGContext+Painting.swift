extension CGContext {
  // MARK: The current path

  /// Fills the current path, whose open subpaths are closed, and removes it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), rule)
  }

  /// Strokes the current path and removes it.
  public func strokePath() { stroke(takePath()) }

  /// Fills and strokes the current path as a mode requires, and removes it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill: fill(path, .winding)
    case .eoFill: fill(path, .evenOdd)
    case .stroke: stroke(path)
    case .fillStroke:
      fill(path, .winding)
      stroke(path)
    case .eoFillStroke:
      fill(path, .evenOdd)
      stroke(path)
    }
  }

  /// Records a fill of a path on the canvas.
  private func fill(_ path: CGPath, _ rule: CGPathFillRule) {
    guard !path.isEmpty, path.isFinite else { return }
    record(.fill(path, rule), paint: state.fill)
  }

  /// Records a stroke of a path on the canvas.
  private func stroke(_ path: CGPath) {
    guard !path.isEmpty, path.isFinite, state.pen.width > 0, state.pen.width.isFinite else {
      return
    }
    record(.stroke(path, state.pen, pen: state.matrix), paint: state.stroke)
  }

  // MARK: Shapes

  /// Fills a rectangle; the current path stays.
  public func fill(_ rect: CGRect) {
    fill(CGPath(elements: CGPath.rectangle(rect, state.matrix)), .winding)
  }

  /// Fills rectangles; the current path stays.
  public func fill(_ rects: [CGRect]) {
    fill(CGPath(elements: rects.flatMap { CGPath.rectangle($0, state.matrix) }), .winding)
  }

  /// Fills the ellipse inscribed in a rectangle; the current path stays.
  public func fillEllipse(in rect: CGRect) {
    fill(CGPath(elements: CGPath.ellipse(rect, state.matrix)), .winding)
  }

  /// Strokes a rectangle with the line centered on its sides; the current path stays.
  public func stroke(_ rect: CGRect) {
    stroke(CGPath(elements: CGPath.rectangle(rect, state.matrix)))
  }

  /// Strokes a rectangle with a line width; the current path and width stay.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let pen = state.pen
    state.pen.width = width
    stroke(rect)
    state.pen = pen
  }

  /// Strokes the ellipse inscribed in a rectangle; the current path stays.
  public func strokeEllipse(in rect: CGRect) {
    stroke(CGPath(elements: CGPath.ellipse(rect, state.matrix)))
  }

  /// Strokes lines from each point with an even index to the next one; removes the current path.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes a rectangle transparent, within the clip; the current path stays.
  public func clear(_ rect: CGRect) {
    let path = CGPath(elements: CGPath.rectangle(rect, state.matrix))
    guard !path.isEmpty, path.isFinite else { return }
    var style = CompositingStyle()
    style.blendMode = .clear
    style.isAntialiased = state.style.isAntialiased
    record(.fill(path, .winding), style: style)
  }

  /// Fills the canvas below everything that has been drawn.
  package func fillBehind(_ color: CGColor) {
    commands.insert(
      DrawingCommand(.fill(CGPath(rect: canvas), .winding), paint: .color(color)), at: 0)
  }

  // MARK: Clips

  /// Intersects the clip with the inside of the current path, and removes that.
  public func clip(using rule: CGPathFillRule = .winding) {
    addClip(takePath(), rule)
  }

  /// Intersects the clip with a rectangle, and removes the current path.
  public func clip(to rect: CGRect) {
    beginPath()
    addClip(CGPath(elements: CGPath.rectangle(rect, state.matrix)), .winding)
  }

  /// Intersects the clip with the union of rectangles, and removes the current path.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addClip(
      CGPath(elements: rects.flatMap { CGPath.rectangle($0, state.matrix) }), .winding)
  }

  /// Intersects the clip with an image that fills a rectangle.
  ///
  /// Where an image mask is painted, or where another image is bright and opaque, drawing shows. As
  /// with `draw(_:in:)`, the last row of the image is at the smallest y.
  public func clip(to rect: CGRect, mask: CGImage) {
    let matrix = mask.matrix(filling: rect).concatenating(state.matrix)
    clip(to: rect)
    guard matrix.isFinite else { return }
    state.clip.append(.mask(mask.coverage, matrix))
  }

  /// Removes the clip; in a transparency layer, that of the layer stays.
  public func resetClip() { state.clip = [] }

  /// The smallest rectangle in user space that contains the clip; null if it is empty.
  public var boundingBoxOfClipPath: CGRect {
    let clips = layers.flatMap(\.state.clip) + state.clip
    let box = clips.reduce(canvas) { box, clip in
      guard case .path(let path, _, _) = clip else { return box }
      return box.intersection(path.boundingBox)
    }
    return box.isEmpty ? .null : box.applying(state.matrix.inverted())
  }

  private func addClip(_ path: CGPath, _ rule: CGPathFillRule) {
    let path = path.isFinite ? path : CGPath(elements: [])
    var box = CGRect.null
    if path.isRect(&box), case .path(let last, _, let isAntialiased)? = state.clip.last {
      // Nested rectangles stay one rectangle, so that many of them cost as little as one.
      var outer = CGRect.null
      if isAntialiased == state.style.isAntialiased, last.isRect(&outer) {
        let both = outer.intersection(box)
        state.clip[state.clip.count - 1] = .path(
          both.isNull ? CGPath(elements: []) : CGPath(rect: both), .winding,
          isAntialiased: isAntialiased)
        return
      }
    }
    state.clip.append(.path(path, rule, isAntialiased: state.style.isAntialiased))
  }
}
