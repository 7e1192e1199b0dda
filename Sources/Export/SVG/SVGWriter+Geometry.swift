import DisplayList

extension SVGWriter {
  /// Returns elements in the coordinate space that a placement describes.
  ///
  /// Each animated component has a `<g>` of its own, as one attribute can't have a constant and an
  /// animated part; constant ones share one.
  func placed(_ elements: [SVGElement], by placement: PlacementTracks) -> SVGElement {
    let anchor = placement.anchor.map { CGPoint(x: -$0.x, y: -$0.y) }
    let steps: [(type: String, track: Track<String>, identity: String)] = [
      ("translate", placement.translation.map(SVGText.point), "0 0"),
      ("rotate", placement.rotation.map(SVGText.degrees), "0"),
      ("skewX", placement.shear.map { SVGText.degrees(atan($0)) }, "0"),
      ("scale", placement.scale.map(SVGText.factors), "1 1"),
      ("translate", anchor.map(SVGText.point), "0 0"),
    ].filter { step in step.track.keyframes.contains { $0.value != step.identity } }
    var children = elements
    var constants: [String] = []
    func close() {
      guard !constants.isEmpty else { return }
      children = [
        SVGElement("g", ["transform": constants.reversed().joined(separator: " ")], children)
      ]
      constants = []
    }
    for step in steps.reversed() {
      let text = "\(step.type)(\(step.track.first))"
      guard let animation = clock.animation(type: step.type, step.track) else {
        constants.append(text)
        continue
      }
      close()
      children = [SVGElement("g", ["transform": text], [animation] + children)]
    }
    close()
    return children.count == 1 && children[0].name == "g"
      ? children[0] : SVGElement("g", [:], children)
  }

  /// Returns the element of an area; nil without an area.
  func element(of outline: OutlineTracks?) -> SVGElement? {
    switch outline {
    case nil: return nil
    case .path(let path): return element(of: path)
    case .rectangle(let rectangle):
      var element = SVGElement("rect")
      func set(_ attribute: String, _ track: Track<CGFloat>, default value: String) {
        element.set(attribute, track.map(SVGText.length), default: value, clock)
      }
      set("x", rectangle.origin.x, default: "0")
      set("y", rectangle.origin.y, default: "0")
      set("width", rectangle.size.width, default: "")
      set("height", rectangle.size.height, default: "")
      set("rx", rectangle.radius, default: "0")
      return element
    }
  }

  /// Returns the element of a path.
  func element(of path: Track<CGPath>) -> SVGElement {
    var element = SVGElement("path")
    element.set("d", path.map(SVGText.path), clock)
    return element
  }
}
