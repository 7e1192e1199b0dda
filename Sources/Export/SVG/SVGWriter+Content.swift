import DisplayList
import Raster

extension SVGWriter {
  /// Returns the elements of a layer's content.
  ///
  /// - Parameters:
  ///   - outline: The area that a gradient fills.
  ///   - name: The name of the layer, for limitations.
  mutating func elements(
    of variant: ContentVariant, outline: OutlineTracks?, name: String?, _ motion: LayerMotion
  ) throws -> [SVGElement] {
    var elements: [SVGElement]
    switch variant.form {
    case .text(let runs): elements = try text(runs, in: variant.states)
    case .image(let image, let tint): elements = self.image(image, tint, in: variant.states)
    case .gradient:
      elements = gradient(variant.states, outline: outline).map { [$0] } ?? []
    case .conic: elements = try conicGradient(variant.states, name: name)
    case .shape(let form): elements = shape(form, in: variant.states)
    }
    // The layer itself is hidden in frames without a layer.
    let isShown = zip(variant.states.layers, motion.states.layers).map { $0 != nil || $1 == nil }
    guard let frames = Track(discrete: isShown), !elements.isEmpty else { return elements }
    if !frames.isConstant {
      if elements.count > 1 { elements = [SVGElement("g", [:], elements)] }
      elements[0].show(in: frames, clock)
    }
    return elements
  }

  /// Returns text as outlines, and color glyphs as images.
  private mutating func text(_ runs: [GlyphRun], in states: LayerStates) throws -> [SVGElement] {
    var elements: [SVGElement] = []
    for run in runs {
      var outlines: [CGPath.Element] = []
      for glyph in run.glyphs {
        let matrix = run.matrix(of: glyph)
        switch try shapes.shape(of: glyph, in: run) {
        case .outline(let path): outlines += path.elements.map { $0.applying(matrix) }
        case .image(let image, let frame):
          let index = images.index(of: image)
          var element = use(index, in: frame.applying(matrix))
          if run.color.alpha < 1 { element.set("opacity", SVGText.opacity(run.color.alpha.unit)) }
          elements.append(element)
        case .none: break
        }
      }
      guard !outlines.isEmpty, run.color.alpha > 0 else { continue }
      var element = SVGElement("path", ["d": SVGText.path(CGPath(elements: outlines))])
      element.setPaint("fill", PaintTracks([run.color]), clock)
      elements.append(element)
    }
    let box = try shapes.extents(of: runs)
    guard !elements.isEmpty,
      states.contains({ !$0.attributes.bounds.standardized.contains(box) })
    else { return elements }
    return clipped(
      elements,
      to: OutlineTracks(
        paths: states.samples {
          CGPath(rect: $0.attributes.bounds.standardized)
        }))
  }

  /// Returns an embedded image that fills a rectangle.
  private func use(_ index: Int, in frame: CGRect) -> SVGElement {
    let image = images.entries[index]
    let scale = CGSize(
      width: frame.width / CGFloat(image.width), height: frame.height / CGFloat(image.height))
    return SVGElement(
      "use",
      [
        "href": "#image\(index + 1)",
        "transform": "translate(\(SVGText.point(frame.origin))) scale(\(SVGText.factors(scale)))",
      ])
  }

  private mutating func image(
    _ image: CGImage, _ tint: CGColor?, in states: LayerStates
  ) -> [SVGElement] {
    let frames = states.samples { layer -> CGRect? in
      guard case .image(let content) = layer.content else { return nil }
      return content.frame.standardized
    }
    let index = images.index(of: image, tint: tint)
    let entry = images.entries[index]
    guard let placement = PlacementTracks(frames, of: (entry.width, entry.height)) else {
      return []
    }
    return [placed([SVGElement("use", ["href": "#image\(index + 1)"])], by: placement)]
  }

  private mutating func conicGradient(
    _ states: LayerStates, name: String?
  ) throws -> [SVGElement] {
    guard let frame = states.layers.firstIndex(where: { $0 != nil }),
      let layer = states.layers[frame],
      let image = try EmbeddedImages.image(of: layer, scale: options.scale)
    else { return [] }
    limitations.add(
      "conic gradient", layer: name, frame: frame, note: "embedded as an image")
    let index = images.index(of: image)
    return [use(index, in: layer.attributes.bounds.standardized)]
  }
}

extension SVGWriter {
  /// Returns a path that is filled and stroked.
  private func shape(_ form: ContentForm.ShapeForm, in states: LayerStates) -> [SVGElement] {
    guard let path = Track(paths: states.shapes(\.path)) else { return [] }
    let fill = PaintTracks(states.shapes(\.fillColor))
    let stroke = PaintTracks(states.shapes(\.visibleStroke))
    let isTrimmed = states.contains {
      $0.shape.map { $0.strokeStart > 0 || $0.strokeEnd < 1 } ?? false
    }
    var elements: [SVGElement] = []
    if fill != nil || (stroke != nil && !isTrimmed) {
      var element = element(of: path)
      element.setPaint("fill", fill, clock)
      if form.rule == .evenOdd { element.set("fill-rule", "evenodd") }
      if !isTrimmed { setStroke(of: &element, stroke, form, states) }
      elements.append(element)
    }
    if isTrimmed, let stroke {
      elements.append(trimmed(path, stroke, form, states))
    }
    return elements
  }

  private func setStroke(
    of element: inout SVGElement, _ paint: PaintTracks?, _ form: ContentForm.ShapeForm,
    _ states: LayerStates
  ) {
    guard let paint else { return }
    element.setPaint("stroke", paint, clock)
    func set(
      _ attribute: String, default value: String, _ property: (ShapeContent) -> CGFloat
    ) {
      guard let track = Track(states.shapes(property), Tolerance.components) else { return }
      element.set(attribute, track.map(SVGText.length), default: value, clock)
    }
    set("stroke-width", default: "1") { max($0.lineWidth, 0) }
    if form.cap != .butt { element.set("stroke-linecap", form.cap.name) }
    if form.join != .miter { element.set("stroke-linejoin", form.join.name) }
    if form.join == .miter { set("stroke-miterlimit", default: "4") { $0.drawnMiterLimit } }
    if !form.dashes.isEmpty {
      element.set("stroke-dasharray", form.dashes.map(SVGText.length).joined(separator: " "))
      set("stroke-dashoffset", default: "0") { $0.lineDashPhase.isFinite ? $0.lineDashPhase : 0 }
    }
  }

  /// Returns the part of a stroke between its start and end.
  ///
  /// A single solid subpath is trimmed by a dash pattern, so that its ends can be animated; any
  /// other path is written anew for each change.
  private func trimmed(
    _ path: Track<CGPath>, _ paint: PaintTracks, _ form: ContentForm.ShapeForm,
    _ states: LayerStates
  ) -> SVGElement {
    let isSimple =
      form.dashes.isEmpty && path.keyframes.allSatisfy { $0.value.hasOneSubpath }
    guard isSimple,
      let dash = Track(
        states.shapes { [$0.strokeStart.unit, $0.strokeEnd.unit] },
        { $0.map { $0 / Tolerance.strokeFraction } })
    else {
      let parts = Track(paths: states.shapes(\.strokedPath)) ?? path
      var element = element(of: parts)
      element.set("fill", "none")
      setStroke(of: &element, paint, form, states)
      return element
    }
    var element = element(of: path)
    element.set("fill", "none")
    setStroke(of: &element, paint, form, states)
    element.set("pathLength", "1")
    element.set(
      "stroke-dasharray", dash.map { "\(SVGText.factor(max($0[1] - $0[0], 0))) 2" }, clock)
    element.set(
      "stroke-dashoffset", dash.map { SVGText.factor(-$0[0]) }, default: "0", clock)
    // A dash without a length would still have round or square caps.
    if let isDrawn = Track(discrete: states.layers.map { $0?.shape?.visibleStroke != nil }) {
      element.show(in: isDrawn, clock)
    }
    return element
  }
}

extension CGPath {
  /// Whether the path has a single subpath.
  fileprivate var hasOneSubpath: Bool {
    elements.count { if case .move = $0 { true } else { false } } == 1
      && !elements.dropLast().contains(.close)
  }
}
