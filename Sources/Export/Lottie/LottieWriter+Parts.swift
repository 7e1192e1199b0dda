import DisplayList
import Raster

extension LottieWriter {
  /// Returns the parts of a layer below and above its sublayers, from back to front.
  mutating func parts(
    of motion: LayerMotion, name: String?
  ) throws -> (below: [LottiePart], above: [LottiePart]) {
    let isMasked = motion.isMaskedAsGroup
    let outline = OutlineTracks(motion.states, margin: isMasked ? 1 : 0)
    var below: [LottiePart] = []
    if let shadow = try shadow(of: motion, name: name) { below.append(shadow) }
    if let paint = motion.states.paint(\.attributes.backgroundColor), let outline {
      below.append(
        LottiePart(
          states: motion.states,
          content: .shapes([.group(LottieValue.area(outline) + [.fill(paint)])])))
    }
    for variant in ContentVariant.all(of: motion.states) {
      below += try parts(of: variant, outline: outline, name: name)
    }
    var above: [LottiePart] = []
    if let border = BorderTracks(motion, isMasked: isMasked) {
      let group = LottieValue.group(
        LottieValue.shapes(border.path) + [.fill(border.paint, rule: .evenOdd)])
      above.append(LottiePart(states: motion.states, content: .shapes([group])))
    }
    return (below, above)
  }

  private mutating func parts(
    of variant: ContentVariant, outline: OutlineTracks?, name: String?
  ) throws -> [LottiePart] {
    switch variant.form {
    case .text(let runs): return try text(runs, in: variant.states)
    case .image(let image, let tint):
      let frames = variant.states.samples { layer -> CGRect? in
        guard case .image(let content) = layer.content else { return nil }
        return content.frame.standardized
      }
      return self.image(image, tint, frames, in: variant.states)
    case .conic:
      guard let frame = variant.states.layers.firstIndex(where: { $0 != nil }),
        let layer = variant.states.layers[frame],
        let image = try EmbeddedImages.image(of: layer, scale: options.scale)
      else { return [] }
      limitations.add("conic gradient", layer: name, frame: frame, note: "embedded as an image")
      return self.image(
        image, nil, [layer.attributes.bounds.standardized], in: variant.states)
    case .gradient:
      guard let gradient = GradientTracks(variant.states) else { return [] }
      return self.gradient(gradient, in: variant.states)
    case .shape(let form): return shape(form, in: variant.states)
    }
  }

  private mutating func image(
    _ image: CGImage, _ tint: CGColor?, _ frames: [CGRect?], in states: LayerStates
  ) -> [LottiePart] {
    let index = images.index(of: image, tint: tint)
    let entry = images.entries[index]
    guard let placement = PlacementTracks(frames, of: (entry.width, entry.height)) else {
      return []
    }
    return [LottiePart(states: states, content: .image(index, placement))]
  }

  private mutating func text(_ runs: [GlyphRun], in states: LayerStates) throws -> [LottiePart] {
    var groups: [LottieValue] = []
    var parts: [LottiePart] = []
    for run in runs {
      var outlines: [CGPath.Element] = []
      for glyph in run.glyphs {
        let matrix = run.matrix(of: glyph)
        switch try shapes.shape(of: glyph, in: run) {
        case .outline(let path): outlines += path.elements.map { $0.applying(matrix) }
        case .image(let image, let frame):
          parts += self.image(image, nil, [frame.applying(matrix)], in: states)
        case .none: break
        }
      }
      guard !outlines.isEmpty, let paint = PaintTracks([run.color]) else { continue }
      let path = Track(constant: CGPath(elements: outlines))
      groups.append(.group(LottieValue.shapes(path) + [.fill(paint)]))
    }
    guard !groups.isEmpty else { return parts }
    var part = LottiePart(states: states, content: .shapes(groups))
    let box = try shapes.extents(of: runs)
    if states.contains({ !$0.attributes.bounds.standardized.contains(box) }) {
      part.mask = Track(
        paths: states.samples { CGPath(rect: $0.attributes.bounds.standardized) })
    }
    return parts + [part]
  }

  private func shape(_ form: ContentForm.ShapeForm, in states: LayerStates) -> [LottiePart] {
    guard let path = Track(paths: states.shapes(\.path)) else { return [] }
    let outline = LottieValue.shapes(path)
    var groups: [LottieValue] = []
    if let fill = PaintTracks(states.shapes(\.fillColor)) {
      groups.append(.group(outline + [.fill(fill, rule: form.rule)]))
    }
    if let stroke = PaintTracks(states.shapes(\.visibleStroke)) {
      let trim = LottieValue.trim(states).map { [$0] } ?? []
      groups.append(.group(outline + trim + [.stroke(stroke, form, states)]))
    }
    return groups.map { LottiePart(states: states, content: .shapes([$0])) }
  }

  /// Returns the area that a gradient fills.
  ///
  /// A radial gradient is a circle in Lottie: its group is scaled to an ellipse, and the path is
  /// scaled back.
  private func gradient(_ gradient: GradientTracks, in states: LayerStates) -> [LottiePart] {
    let radii = gradient.radii.first
    let scale =
      gradient.kind == .radial && radii.width > 0 && radii.height > 0
      ? radii.height / radii.width : 1
    var unscale = CGAffineTransform(scaleX: 1, y: 1 / scale)
    let paths = states.samples { $0.attributes.outline().copy(using: &unscale) }
    guard let path = Track(paths: paths) else { return [] }
    let group = LottieValue.group(
      LottieValue.shapes(path) + [.gradient(gradient, scale: scale)], scale: scale)
    return [LottiePart(states: states, content: .shapes([group]))]
  }
}
