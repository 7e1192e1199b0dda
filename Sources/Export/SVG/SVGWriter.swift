import DisplayList
import Imaging
import Raster

/// Writes a recording as an animated SVG file that plays in a loop.
///
/// Each layer becomes a `<g>` with its sublayers, whose transform, opacity and parts are animated.
/// Text is written as outlines, and images are embedded, so that the file needs nothing else.
struct SVGWriter {
  let clock: SVGClock
  let shapes: LayerShapes
  let options: MotionFileOptions
  var limitations: Limitations
  var images = EmbeddedImages()
  /// The elements that others refer to, such as gradients and filters.
  var definitions: [SVGElement] = []
  private var layerCount = 0
  /// The number of definitions of each kind.
  private var definitionCounts: [String: Int] = [:]
  private var layerIDs: Set<String> = []

  private init(_ recording: MotionRecording, _ options: MotionFileOptions) throws {
    clock = SVGClock(frameCount: recording.frameCount, fps: recording.fps)
    shapes = try LayerShapes()
    limitations = Limitations(fps: recording.fps)
    self.options = options
  }

  /// Returns the file.
  ///
  /// - Throws: A `RasterError` for a font that cannot be read.
  static func file(
    of recording: MotionRecording, options: MotionFileOptions
  ) throws -> MotionFile {
    var writer = try SVGWriter(recording, options)
    let (width, height) = (
      SVGText.length(recording.size.width), SVGText.length(recording.size.height)
    )
    var svg = SVGElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": width, "height": height,
        "viewBox": "0 0 \(width) \(height)",
      ])
    if let title = options.title {
      var element = SVGElement("title")
      element.text = title
      svg.children.append(element)
    }
    var layers: [SVGElement] = []
    if !options.isTransparent {
      layers += writer.background(recording.backgrounds, width: width, height: height)
    }
    for layer in recording.root.sublayers {
      if let element = try writer.element(of: layer, parentName: nil) { layers.append(element) }
    }
    writer.defineImages()
    if !writer.definitions.isEmpty {
      svg.children.append(SVGElement("defs", [:], writer.definitions))
    }
    svg.children += layers
    var text = ""
    svg.write(to: &text)
    return MotionFile(
      text: text, layerCount: writer.layerCount, limitations: writer.limitations.all)
  }

  private func background(
    _ colors: [CGColor?], width: String, height: String
  ) -> [SVGElement] {
    let canvas = SVGElement("rect", ["width": width, "height": height])
    var elements: [SVGElement] = []
    if colors.contains(where: { ($0?.alpha ?? 0) < 1 }) { elements.append(canvas) }
    if let paint = PaintTracks(colors.map { .some($0) }) {
      var element = canvas
      element.setPaint("fill", paint, clock)
      elements.append(element)
    }
    return elements
  }

  private mutating func defineImages() {
    let elements = images.entries.enumerated().map { index, image in
      SVGElement(
        "image",
        [
          "id": "image\(index + 1)", "width": "\(image.width)", "height": "\(image.height)",
          "preserveAspectRatio": "none", "href": image.uri,
        ])
    }
    definitions = elements + definitions
  }

  /// Returns the identifier of a new definition.
  mutating func newID(_ kind: String) -> String {
    definitionCounts[kind, default: 0] += 1
    return "\(kind)\(definitionCounts[kind] ?? 0)"
  }

  /// Returns an identifier for a layer that resembles its name and is unique in the file.
  private mutating func layerID(_ name: String) -> String {
    let plain = String(
      name.unicodeScalars.map { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || "0123456789-_.".contains(Character(scalar)))
          ? Character(scalar) : "-"
      })
    var (id, number) = ("layer-\(plain)", 1)
    while !layerIDs.insert(id).inserted {
      number += 1
      id = "layer-\(plain)-\(number)"
    }
    return id
  }

  /// Returns the element of a layer with its sublayers; nil if it is never visible.
  ///
  /// - Parameter parentName: The name of the nearest superlayer that has one.
  mutating func element(of history: LayerHistory, parentName: String?) throws -> SVGElement? {
    guard let motion = try LayerMotion(history, shapes: shapes) else { return nil }
    let name = history.name ?? parentName
    motion.list(to: &limitations, name: name)
    let parts = try parts(of: history, motion, name: name)
    guard !parts.isEmpty else { return nil }
    layerCount += 1
    var group = placed(parts, by: motion.placement)
    // The identifier, the opacity and the frames belong to the outermost element.
    if group.name != "g" || group.attributes.contains(where: { $0.name != "transform" }) {
      group = SVGElement("g", [:], [group])
    }
    if let name = history.name { group.set("id", layerID(name)) }
    group.set("opacity", motion.opacity.map(SVGText.opacity), default: "1", clock)
    group.show(in: motion.isShown, clock)
    return group
  }

  /// Returns the parts of a layer in its coordinate space, from back to front.
  private mutating func parts(
    of history: LayerHistory, _ motion: LayerMotion, name: String?
  ) throws -> [SVGElement] {
    var sublayers: [SVGElement] = []
    for sublayer in history.sublayers {
      if let element = try element(of: sublayer, parentName: name) { sublayers.append(element) }
    }
    if let dissolve = Track(
      motion.states.samples { $0.attributes.dissolve?.unit }, Tolerance.fractionComponents)
    {
      return dissolved(history, sublayers, by: dissolve)
    }
    let isMasked = motion.isMaskedAsGroup
    let outline = OutlineTracks(motion.states, margin: isMasked ? 1 : 0)
    var contents: [SVGElement] = []
    for variant in ContentVariant.all(of: motion.states) {
      contents += try elements(of: variant, outline: outline, name: name, motion)
    }
    contents += sublayers
    if !isMasked, motion.states.contains(\.clipsContents), !contents.isEmpty {
      contents = clipped(contents, to: OutlineTracks(motion.states))
    }
    var parts: [SVGElement] = []
    if let paint = motion.states.paint(\.attributes.backgroundColor),
      var background = element(of: outline)
    {
      background.setPaint("fill", paint, clock)
      parts.append(background)
    }
    parts += contents
    if let border = border(of: motion, isMasked: isMasked) { parts.append(border) }
    if isMasked { parts = clipped(parts, to: OutlineTracks(motion.states)) }
    return try shadowed(parts, motion)
  }

  /// Returns the sublayers of a layer whose first one dissolves into the others.
  private func dissolved(
    _ history: LayerHistory, _ sublayers: [SVGElement], by dissolve: Track<CGFloat>
  ) -> [SVGElement] {
    guard let old = sublayers.first, sublayers.count == history.sublayers.count else {
      return sublayers
    }
    func group(_ elements: [SVGElement], _ opacity: Track<CGFloat>) -> SVGElement {
      var group = SVGElement("g", ["style": "mix-blend-mode:plus-lighter"], elements)
      group.set("opacity", opacity.map(SVGText.opacity), clock)
      return group
    }
    // The sum of both images is a mix of them.
    return [
      SVGElement(
        "g", ["style": "isolation:isolate"],
        [group([old], dissolve.map { 1 - $0 }), group(Array(sublayers.dropFirst()), dissolve)])
    ]
  }

  private func border(of motion: LayerMotion, isMasked: Bool) -> SVGElement? {
    guard let border = BorderTracks(motion, isMasked: isMasked) else { return nil }
    var element = element(of: border.path)
    element.set("fill-rule", "evenodd")
    element.setPaint("fill", border.paint, clock)
    return element
  }

  /// Returns a group of elements that are clipped to an outline.
  mutating func clipped(_ elements: [SVGElement], to outline: OutlineTracks?) -> [SVGElement] {
    guard let area = element(of: outline) else { return elements }
    let id = newID("clip")
    definitions.append(SVGElement("clipPath", ["id": id], [area]))
    return [SVGElement("g", ["clip-path": "url(#\(id))"], elements)]
  }
}
