import DisplayList
import Raster

extension SVGWriter {
  /// Returns an area that is filled with an axial or radial gradient.
  mutating func gradient(_ states: LayerStates, outline: OutlineTracks?) -> SVGElement? {
    guard let tracks = GradientTracks(states), var area = element(of: outline) else { return nil }
    let id = newID("gradient")
    var gradient: SVGElement
    switch tracks.kind {
    case .axial, .conic:
      gradient = SVGElement("linearGradient", ["id": id, "gradientUnits": "userSpaceOnUse"])
      gradient.set("x1", tracks.start.map { SVGText.length($0.x) }, clock)
      gradient.set("y1", tracks.start.map { SVGText.length($0.y) }, clock)
      gradient.set("x2", tracks.end.map { SVGText.length($0.x) }, clock)
      gradient.set("y2", tracks.end.map { SVGText.length($0.y) }, clock)
    case .radial:
      gradient = SVGElement(
        "radialGradient",
        ["id": id, "gradientUnits": "userSpaceOnUse", "cx": "0", "cy": "0", "r": "1"])
      let center = tracks.start.map(SVGText.point)
      let radii = tracks.radii.map(SVGText.factors)
      gradient.set(
        "gradientTransform", "translate(\(center.first)) scale(\(radii.first))")
      let isConstant = center.isConstant && radii.isConstant
      let animations = [
        clock.animation(
          of: "gradientTransform", type: "translate", center, always: !isConstant),
        clock.animation(
          of: "gradientTransform", type: "scale", radii, adds: true, always: !isConstant),
      ]
      gradient.children += animations.compactMap { $0 }
    }
    for stop in tracks.stops {
      var element = SVGElement("stop")
      element.set("offset", stop.location.map { SVGText.factor($0.unit) }, clock)
      element.set("stop-color", stop.color.color.map(SVGText.color), clock)
      element.set(
        "stop-opacity", stop.color.opacity.map(SVGText.opacity), default: "1", clock)
      gradient.children.append(element)
    }
    definitions.append(gradient)
    area.set("fill", "url(#\(id))")
    return area
  }

  /// Returns parts with the shadow of their layer below them.
  mutating func shadowed(_ parts: [SVGElement], _ motion: LayerMotion) throws -> [SVGElement] {
    guard let shadow = try ShadowTracks(motion, shapes: shapes) else { return parts }
    guard let outline = shadow.outline else {
      let id = newID("shadow")
      var effect = SVGElement("feDropShadow")
      effect.set("dx", shadow.offset.map { SVGText.length($0.width) }, clock)
      effect.set("dy", shadow.offset.map { SVGText.length($0.height) }, clock)
      effect.set("stdDeviation", shadow.radius.map(SVGText.length), clock)
      effect.set("flood-color", shadow.paint.color.map(SVGText.color), clock)
      effect.set("flood-opacity", shadow.paint.opacity.map(SVGText.opacity), clock)
      define(effect, id: id, in: shadow.box)
      return [SVGElement("g", ["filter": "url(#\(id))"], parts)]
    }
    var area = element(of: outline)
    area.setPaint("fill", shadow.paint, clock)
    if shadow.radius.keyframes.contains(where: { $0.value > 0 }) {
      let id = newID("blur")
      var effect = SVGElement("feGaussianBlur")
      effect.set("stdDeviation", shadow.radius.map(SVGText.length), clock)
      define(effect, id: id, in: shadow.box)
      area.set("filter", "url(#\(id))")
    }
    let offset = shadow.offset.map { SVGText.point(CGPoint(x: $0.width, y: $0.height)) }
    guard offset.keyframes.contains(where: { $0.value != "0 0" }) else { return [area] + parts }
    var group = SVGElement("g", ["transform": "translate(\(offset.first))"], [area])
    if let animation = clock.animation(type: "translate", offset) {
      group.children.insert(animation, at: 0)
    }
    return [group] + parts
  }

  private mutating func define(_ effect: SVGElement, id: String, in box: CGRect) {
    definitions.append(
      SVGElement(
        "filter",
        [
          "id": id, "filterUnits": "userSpaceOnUse", "x": SVGText.length(box.minX),
          "y": SVGText.length(box.minY), "width": SVGText.length(box.width),
          "height": SVGText.length(box.height), "color-interpolation-filters": "sRGB",
        ], [effect]))
  }
}
