import DisplayList
import Imaging

/// What the frames of a recipe show, as JSON that a program of any language can draw.
///
/// What repeats is there once and named by its index: fonts, pictures, what layers show, and layers, each of
/// them after the sublayers it names. So a frame is a short list of layers.
package struct SceneFile {
  /// The version of the format.
  static let formatVersion = 1

  private let plan: RenderPlan
  private let name: String
  private var frames: [SceneValue] = []
  private var layers: [String] = []
  private var contents = SceneContents()
  /// The layers of the frame before, which live as long as they are here, and their indices.
  private var known: [ObjectIdentifier: (layer: DisplayLayer, index: Int)] = [:]

  init(name: String, plan: RenderPlan) {
    self.name = name
    self.plan = plan
  }

  /// How many frames there are.
  package var frameCount: Int { frames.count }

  /// Adds a frame.
  mutating func add(_ frame: Frame) throws {
    var shown: [ObjectIdentifier: (layer: DisplayLayer, index: Int)] = [:]
    let indices = try frame.list.layers.map { try index(of: $0, noting: &shown) }
    known = shown
    frames.append(
      .members([
        "number": .number(Double(frame.number)),
        "time": .number(plan.options.fps.time(of: frame.number)),
        "background": plan.options.isTransparent
          ? nil : frame.list.background.map(SceneValue.color),
        "layers": .indices(indices),
      ]))
  }

  /// The whole file.
  package var text: String {
    let fps = plan.options.fps
    return SceneValue.members([
      "formatVersion": .number(Double(Self.formatVersion)),
      "recipe": .text(name),
      "size": .numbers(plan.points.width, plan.points.height),
      "scale": .number(plan.scale),
      "pixels": .numbers(CGFloat(plan.pixels.width), CGFloat(plan.pixels.height)),
      "fps": .number(Double(fps.numerator) / Double(fps.denominator)),
      "fonts": .list(contents.fonts),
      "pictures": .list(contents.pictures),
      "contents": .list(contents.all.map { .written($0) }),
      "layers": .list(layers.map { .written($0) }),
      "frames": .list(frames),
    ]).json + "\n"
  }

  private mutating func index(
    of layer: DisplayLayer,
    noting shown: inout [ObjectIdentifier: (layer: DisplayLayer, index: Int)]
  ) throws -> Int {
    let identity = ObjectIdentifier(layer)
    if let index = shown[identity]?.index { return index }
    let sublayers = try layer.sublayers.map { try index(of: $0, noting: &shown) }
    if let before = known[identity] {
      shown[identity] = before
      return before.index
    }
    let content = try contents.index(of: layer.content, id: layer.id)
    layers.append(layer.value(content: content, sublayers: sublayers).json)
    shown[identity] = (layer, layers.count - 1)
    return layers.count - 1
  }
}
