import DisplayList
import Imaging
import Raster

/// Writes a recording as a Lottie file.
///
/// A layer becomes a Lottie layer, or a null layer with its parts and sublayers as children. As
/// children inherit neither opacity nor masks, a layer that fades or clips its contents becomes a
/// composition. Text is written as outlines, and images are embedded.
struct LottieWriter {
  /// A list of layers with indices of its own.
  struct Composition {
    /// The layers from back to front.
    var layers: [LottieValue] = []
    private var lastIndex = 0

    mutating func newIndex() -> Int {
      lastIndex += 1
      return lastIndex
    }

    /// The layers as a file has them, from front to back.
    var value: LottieValue { .list(layers.reversed()) }
  }

  let frameCount: Int
  let shapes: LayerShapes
  let options: MotionFileOptions
  var limitations: Limitations
  var images = EmbeddedImages()
  /// The images of shadows, with the layers that cast them.
  var shadowImages: [(layer: DisplayLayer, image: CGImage)] = []
  private var compositions: [LottieValue] = []
  private var layerCount = 0

  private init(_ recording: MotionRecording, _ options: MotionFileOptions) throws {
    frameCount = recording.frameCount
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
    var writer = try LottieWriter(recording, options)
    var composition = Composition()
    if !options.isTransparent {
      writer.addBackground(recording.backgrounds, size: recording.size, to: &composition)
    }
    for layer in recording.root.sublayers {
      try writer.add(layer, to: &composition, LottieParent(index: nil, offset: .zero), name: nil)
    }
    let rate = Double(recording.fps.numerator) / Double(recording.fps.denominator)
    let assets = writer.imageAssets + writer.compositions
    let file = LottieValue.object([
      ("v", .text("5.7.0")), ("fr", .number(rate, decimals: 6)), ("ip", .number(0)),
      ("op", .number(recording.frameCount)),
      ("w", .number(Int(recording.size.width.rounded(.up)))),
      ("h", .number(Int(recording.size.height.rounded(.up)))), ("nm", .text(options.title ?? "")),
      ("ddd", .number(0)), ("assets", .list(assets)), ("layers", composition.value),
    ])
    var json = JSONWriter(isIndented: false)
    file.write(to: &json)
    return MotionFile(
      text: String(decoding: json.bytes, as: UTF8.self) + "\n", layerCount: writer.layerCount,
      limitations: writer.limitations.all)
  }

  private var imageAssets: [LottieValue] {
    images.entries.enumerated().map { index, image in
      .object([
        ("id", .text(Self.imageID(index))), ("w", .number(image.width)),
        ("h", .number(image.height)), ("u", .text("")), ("p", .text(image.uri)),
        ("e", .number(1)),
      ])
    }
  }

  /// Returns the identifier of an embedded image.
  static func imageID(_ index: Int) -> String { "image\(index + 1)" }

  private func addBackground(
    _ colors: [CGColor?], size: CGSize, to composition: inout Composition
  ) {
    let area = Track(constant: CGPath(rect: CGRect(origin: .zero, size: size)))
    func add(_ paint: PaintTracks?) {
      guard let paint else { return }
      let part = LottiePart(
        states: nil, content: .shapes([.group(LottieValue.shapes(area) + [.fill(paint)])]))
      composition.layers.append(
        layer(part, transform: .identity, index: composition.newIndex(), parent: nil, name: nil))
    }
    if colors.contains(where: { ($0?.alpha ?? 0) < 1 }) { add(PaintTracks([.black])) }
    add(PaintTracks(colors.map { .some($0) }))
  }

  /// Adds a layer with its sublayers, unless it is never visible.
  ///
  /// - Parameter name: The name of the nearest superlayer that has one, for limitations.
  private mutating func add(
    _ history: LayerHistory, to composition: inout Composition, _ parent: LottieParent,
    name: String?
  ) throws {
    guard let motion = try LayerMotion(history, shapes: shapes) else { return }
    let name = history.name ?? name
    listDissolve(of: motion, name: name)
    motion.list(to: &limitations, name: name)
    let parts = try parts(of: motion, name: name)
    let isOpaque = motion.opacity.isConstant && motion.opacity.first >= 1
    let isSingle =
      history.sublayers.isEmpty && parts.below.count + parts.above.count == 1
      && (parts.below + parts.above).allSatisfy { $0.isShapes }
    let clips = motion.states.contains(\.clipsContents)
    if clips || !(isOpaque || isSingle) || motion.states.contains({ $0.attributes.dissolve != nil })
    {
      try addComposition(history, motion, parts, to: &composition, parent, name: name)
      return
    }
    let transform = LottieTransform(motion.placement, parent)
    let count = composition.layers.count
    let index = composition.newIndex()
    if isSingle, let part = (parts.below + parts.above).first {
      composition.layers.append(
        layer(
          part, transform: transform, opacity: motion.states, index: index, parent: parent.index,
          name: history.name))
    } else {
      let inside = LottieParent(index: index, offset: .zero)
      try addContents(history, parts, to: &composition, inside, name: name)
      guard composition.layers.count > count else { return }
      composition.layers.append(
        layer(
          LottiePart(states: motion.states, content: .none), transform: transform, index: index,
          parent: parent.index, name: history.name))
    }
    layerCount += 1
  }

  /// Adds the parts and sublayers of a layer.
  private mutating func addContents(
    _ history: LayerHistory, _ parts: (below: [LottiePart], above: [LottiePart]),
    to composition: inout Composition, _ parent: LottieParent, name: String?
  ) throws {
    func add(_ parts: [LottiePart]) {
      for part in parts {
        composition.layers.append(
          layer(
            part, transform: LottieTransform(part.placement, parent),
            index: composition.newIndex(), parent: parent.index, name: nil))
      }
    }
    add(parts.below)
    for sublayer in history.sublayers {
      try self.add(sublayer, to: &composition, parent, name: name)
    }
    add(parts.above)
  }

  /// Adds a layer as a composition, which fades and is masked as a whole.
  private mutating func addComposition(
    _ history: LayerHistory, _ motion: LayerMotion,
    _ parts: (below: [LottiePart], above: [LottiePart]), to composition: inout Composition,
    _ parent: LottieParent, name: String?
  ) throws {
    let drawn = try motion.states.union { try shapes.extents(of: $0) }
    let box = CGRect(
      x: drawn.minX.rounded(.down), y: drawn.minY.rounded(.down),
      width: drawn.maxX.rounded(.up) - drawn.minX.rounded(.down),
      height: drawn.maxY.rounded(.up) - drawn.minY.rounded(.down))
    guard !drawn.isNull, box.width >= 1, box.height >= 1 else { return }
    var contents = Composition()
    let inside = LottieParent(index: nil, offset: CGPoint(x: -box.minX, y: -box.minY))
    if let dissolve = Track(
      motion.states.samples { $0.attributes.dissolve?.unit }, Tolerance.fractionComponents)
    {
      try addDissolve(history, by: dissolve, box: box, to: &contents, inside, name: name)
    } else {
      try addContents(history, parts, to: &contents, inside, name: name)
    }
    guard !contents.layers.isEmpty else { return }
    layerCount += 1
    var part = LottiePart(
      states: motion.states, content: .composition(define(contents), size: box.size))
    if motion.states.contains(\.clipsContents),
      let outline = Track(
        paths: motion.states.samples { layer -> CGPath? in
          var shift = CGAffineTransform(translationX: -box.minX, y: -box.minY)
          return layer.attributes.outline().copy(using: &shift)
        })
    {
      part.mask = outline
    }
    composition.layers.append(
      layer(
        part, transform: LottieTransform(motion.placement, parent, origin: box.origin),
        opacity: motion.states, index: composition.newIndex(), parent: parent.index,
        name: history.name))
  }

  /// Adds the sublayers of a layer whose first one dissolves into the others.
  private mutating func addDissolve(
    _ history: LayerHistory, by dissolve: Track<CGFloat>, box: CGRect,
    to composition: inout Composition, _ parent: LottieParent, name: String?
  ) throws {
    for old in history.sublayers.prefix(1) {
      try add(old, to: &composition, parent, name: name)
    }
    var contents = Composition()
    for new in history.sublayers.dropFirst() {
      try add(new, to: &contents, parent, name: name)
    }
    guard !contents.layers.isEmpty else { return }
    var transform = LottieTransform.identity
    transform.opacity = dissolve
    composition.layers.append(
      layer(
        LottiePart(states: nil, content: .composition(define(contents), size: box.size)),
        transform: transform, index: composition.newIndex(), parent: nil, name: nil))
  }

  /// Adds a composition to the file and returns its identifier.
  private mutating func define(_ composition: Composition) -> String {
    let id = "composition\(compositions.count + 1)"
    compositions.append(.object([("id", .text(id)), ("layers", composition.value)]))
    return id
  }

  private mutating func listDissolve(of motion: LayerMotion, name: String?) {
    if let frame = motion.states.layers.firstIndex(where: { $0?.attributes.dissolve != nil }) {
      limitations.add(
        "dissolve", layer: name, frame: frame, note: "the new image fades in over the old one")
    }
  }
}
