import DisplayList
import Flipbook
import Imaging

/// The frames of a recipe as JSON, for programs in other languages to draw.
///
/// Fonts, images, contents and layers occur once each and are referenced by index; a layer follows
/// its sublayers. A frame is therefore a short list of layers.
package struct SceneFile {
  /// The version of the format.
  static let formatVersion = 1

  private let plan: RenderPlan
  private let name: String
  private var frames: [SceneValue] = []
  private var layers: [String] = []
  private var contents = SceneContents()
  /// The layers of the previous frame, retained so that their identities stay unique, and their
  /// indices.
  private var known: [ObjectIdentifier: (layer: DisplayLayer, index: Int)] = [:]

  init(name: String, plan: RenderPlan) {
    self.name = name
    self.plan = plan
  }

  /// The number of frames.
  package var frameCount: Int { frames.count }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - list: The display list of the frame.
  ///   - number: The number of the frame.
  mutating func add(_ list: DisplayList, number: Int) throws {
    var shown: [ObjectIdentifier: (layer: DisplayLayer, index: Int)] = [:]
    let indices = try list.layers.map { try index(of: $0, noting: &shown) }
    known = shown
    frames.append(
      .members([
        "number": .number(Double(number)),
        "time": .number(plan.options.fps.time(of: number)),
        "background": plan.options.isTransparent
          ? nil : list.background.map(SceneValue.color),
        "layers": .indices(indices),
      ]))
  }

  /// The file as text.
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
      "pictures": .list(contents.images),
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
    if let effect = layer.unsupportedEffect { throw UnsupportedScene(feature: effect) }
    layers.append(layer.value(content: content, sublayers: sublayers).json)
    shown[identity] = (layer, layers.count - 1)
    return layers.count - 1
  }
}
