import DisplayList
import Flipbook
import FlipbookTestSupport
import Foundation
import Imaging
import Recipes
import Testing

@testable import Benchmarking

private func attributes(
  _ change: (inout LayerAttributes) -> Void = { _ in }
) -> LayerAttributes {
  var attributes = LayerAttributes()
  attributes.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
  attributes.position = CGPoint(x: 5, y: 10)
  change(&attributes)
  return attributes
}

/// A line of four points.
private func line(_ change: (inout ShapeContent) -> Void) -> LayerContent {
  let path = CGPath(elements: [.move(.zero), .line(CGPoint(x: 4, y: 0))])
  var shape = ShapeContent(path: path)
  change(&shape)
  return .shape(shape)
}

private let looks: [(id: String, attributes: LayerAttributes, expected: String)] = [
  ("default values", attributes(), #"{"bounds":[0,0,10,20],"id":1}"#),
  (
    "place", attributes { $0.transform = CGAffineTransform(scaleX: 2, y: 2) },
    #"{"bounds":[0,0,10,20],"id":1,"matrix":[2,0,0,2,-5,-10]}"#
  ),
  (
    "turned bounds", attributes { $0.bounds = CGRect(x: 10, y: 20, width: -10, height: -20) },
    #"{"bounds":[0,0,10,20],"id":1}"#
  ),
  (
    "look",
    attributes {
      $0.opacity = 0.5
      $0.backgroundColor = CGColor(srgbRed: 1.5, green: 0.25, blue: -1, alpha: 1)
      $0.cornerRadius = 3
      $0.masksToBounds = true
      $0.dissolve = 0.75
    },
    #"{"backgroundColor":[1,0.25,0,1],"bounds":[0,0,10,20],"cornerRadius":3,"dissolve":0.75,"#
      + #""id":1,"masksToBounds":true,"opacity":0.5}"#
  ),
  (
    "border",
    attributes {
      $0.borderWidth = 2
      $0.borderColor = .black
    },
    #"{"borderColor":[0,0,0,1],"borderWidth":2,"bounds":[0,0,10,20],"id":1}"#
  ),
  (
    "a border without a color", attributes { $0.borderWidth = 2 },
    #"{"bounds":[0,0,10,20],"id":1}"#
  ),
  (
    "shadow",
    attributes {
      $0.shadow = Shadow(
        color: .black, opacity: 0.5, offset: CGSize(width: 1, height: 2), radius: 3,
        path: CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)))
    },
    #"{"bounds":[0,0,10,20],"id":1,"shadow":{"color":[0,0,0,1],"offset":[1,2],"opacity":0.5,"#
      + #""path":"M0 0L1 0L1 1L0 1Z","radius":3}}"#
  ),
]

private let contents: [(id: String, content: LayerContent, expected: String)] = [
  (
    "glyphs",
    .glyphs([
      GlyphRun(
        fontFile: "/a \"b\".otf", faceIndex: 0, size: 12, color: .black,
        glyphs: [
          GlyphRun.Glyph(id: 7, position: CGPoint(x: 1, y: 2)),
          GlyphRun.Glyph(id: 9, position: CGPoint(x: 3.5, y: 2)),
        ])
    ]),
    #"{"glyphs":[{"color":[0,0,0,1],"font":0,"ids":[7,9],"positions":[1,2,3.5,2],"size":12}]}"#
  ),
  (
    "gradient",
    .gradient(
      GradientContent(
        kind: .conic, stops: [GradientContent.Stop(color: .white, location: 0.5)],
        startPoint: .zero, endPoint: CGPoint(x: 1, y: 0.5))),
    #"{"gradient":{"end":[1,0.5],"kind":"conic","start":[0,0],"stops":[[0.5,[1,1,1,1]]]}}"#
  ),
  (
    "filled",
    line {
      $0.fillColor = .black
      $0.fillRule = .evenOdd
    },
    #"{"shape":{"fillColor":[0,0,0,1],"fillRule":"evenodd","path":"M0 0L4 0"}}"#
  ),
  (
    "stroked",
    line {
      $0.strokeColor = .black
      $0.strokeEnd = 0.5
      $0.lineWidth = 2
      $0.lineCap = .round
      $0.lineJoin = .bevel
      $0.lineDashPattern = [1, 2]
      $0.lineDashPhase = 0.5
    },
    #"{"shape":{"dashes":[1,2],"dashPhase":0.5,"lineCap":"round","lineJoin":"bevel","#
      + #""lineWidth":2,"miterLimit":10,"path":"M0 0L4 0","strokeColor":[0,0,0,1],"#
      + #""strokePath":"M0 0L2 0"}}"#
  ),
]

@MainActor
@Suite struct SceneFileTests {
  /// Returns the parsed scene of frames.
  private func scene(
    _ lists: [[DisplayLayer]], options: RenderOptions = RenderOptions()
  ) throws -> [String: Any] {
    let size = CGSize(width: 40, height: 30)
    let plan = try RenderPlan(
      points: size, scale: 2, duration: Double(lists.count) / 60, options: options)
    var file = SceneFile(name: "test", plan: plan)
    for (number, layers) in lists.enumerated() {
      try file.add(
        DisplayList(size: size, background: .white, layers: layers), number: number)
    }
    #expect(file.frameCount == lists.count)
    return try object(file.text)
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func layer(
    _ id: Int = 1, content: LayerContent = .none, sublayers: [DisplayLayer] = [],
    _ change: (inout LayerAttributes) -> Void = { _ in }
  ) -> DisplayLayer {
    DisplayLayer(
      id: id, attributes: attributes(change), content: content, sublayers: sublayers)
  }

  /// Returns the layer of a scene as JSON with sorted keys.
  private func text(of layer: DisplayLayer, in table: String = "layers") throws -> String {
    let values = try #require(try scene([[layer]])[table] as? [Any])
    let data = try JSONSerialization.data(
      withJSONObject: try #require(values.first), options: [.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }

  @Test("a scene has a size, a scale, a size in pixels, and frames") func sceneProperties() throws {
    var options = RenderOptions()
    options.size = .scale(1.5)
    options.fps = .of("30")
    let scene = try scene([[layer()], [layer()]], options: options)
    #expect(scene["formatVersion"] as? Int == 1)
    #expect(scene["recipe"] as? String == "test")
    #expect(scene["size"] as? [Int] == [40, 30])
    #expect(scene["scale"] as? Double == 1.5)
    #expect(scene["pixels"] as? [Int] == [60, 45])
    #expect(scene["fps"] as? Int == 30)
    let frames = try #require(scene["frames"] as? [[String: Any]])
    #expect(frames.map { $0["number"] as? Int } == [0, 1])
    #expect(frames.last?["time"] as? Double == 1.0 / 30)
    #expect(frames.first?["background"] as? [Int] == [1, 1, 1, 1])
  }

  @Test(
    "what other programs could not draw is an error",
    arguments: [
      ("masks", attributes { $0.effects.mask = DisplayLayer(id: 2, attributes: attributes()) }),
      ("blurs", attributes { $0.effects.backdrop = BackdropEffect(blurRadius: 2) }),
      ("perspective", attributes { $0.effects.projection = Projection(.identity) }),
      ("colors of replicators", attributes { $0.effects.tint = .black }),
    ])
  func unsupported(feature: String, attributes: LayerAttributes) {
    #expect(throws: UnsupportedScene(feature: feature)) {
      try scene([[DisplayLayer(id: 1, attributes: attributes)]])
    }
  }

  @Test("transparent frames have no background") func transparentFrames() throws {
    var options = RenderOptions()
    options.isTransparent = true
    let frames = try #require(
      try scene([[layer()]], options: options)["frames"] as? [[String: Any]])
    #expect(frames.first?["background"] == nil)
  }

  @Test(
    "a layer omits attributes with default values", arguments: looks)
  func layerAttributes(
    id: String, attributes: LayerAttributes, expected: String
  ) throws {
    #expect(try text(of: DisplayLayer(id: 1, attributes: attributes)) == expected)
  }

  @Test("continuous corners are exported as an outline") func continuousCorners() throws {
    let text = try text(
      of: layer {
        $0.cornerRadius = 4
        $0.cornerCurve = .continuous
      })
    #expect(text.contains(#""outline":"M"#))
    #expect(text.matches(of: /C/).count >= 8)
  }

  @Test(
    "each kind of content has a value", arguments: contents)
  func contentValues(id: String, content: LayerContent, expected: String) throws {
    let written = try text(of: layer(content: content), in: "contents")
    #expect(written == expected)
    #expect(try text(of: layer(content: content)).contains(#""content":0"#))
  }

  @Test("fonts and images occur once, images as PNG files") func fontsAndImages() throws {
    let image = try #require(CGImage(width: 1, height: 1, pixels: [0, 0, 255, 255]))
    let content = ImageContent(
      image: image, frame: CGRect(x: 0, y: 0, width: 4, height: 4), tint: .black)
    let run = GlyphRun(fontFile: "/f.otf", faceIndex: 1, size: 12, color: .black, glyphs: [])
    let scene = try scene([
      [
        layer(1, content: .image(content)), layer(2, content: .image(content)),
        layer(3, content: .glyphs([run, run])),
      ]
    ])
    let pictures = try #require(scene["pictures"] as? [String])
    #expect(pictures.count == 1)
    let png = try #require(Data(base64Encoded: pictures[0]))
    #expect(try Bitmap(png: Array(png)).pixels == [255, 0, 0, 255])
    let fonts = try #require(scene["fonts"] as? [[String: Any]])
    #expect(fonts.count == 1)
    #expect(fonts.first?["file"] as? String == "/f.otf")
    #expect(fonts.first?["face"] as? Int == 1)
    let contents = try #require(scene["contents"] as? [[String: Any]])
    #expect(contents.count == 2)
    let shown = contents.first?["image"] as? [String: Any]
    #expect(shown?["tint"] as? [Int] == [0, 0, 0, 1])
  }

  @Test("unchanged layers and contents occur once") func unchangedLayers() throws {
    let text = LayerContent.gradient(
      GradientContent(kind: .axial, stops: [], startPoint: .zero, endPoint: .zero))
    let rests = layer(1, sublayers: [layer(2, content: text)])
    func moves(_ x: CGFloat) -> DisplayLayer {
      layer(3, content: text) { $0.position.x = x }
    }
    let scene = try scene([[rests, moves(1)], [rests, moves(2)], [rests, moves(2)]])
    let layers = try #require(scene["layers"] as? [[String: Any]])
    #expect(layers.map { $0["id"] as? Int } == [2, 1, 3, 3, 3])
    #expect(layers[1]["sublayers"] as? [Int] == [0])
    let frames = try #require(scene["frames"] as? [[String: Any]])
    #expect(frames.map { $0["layers"] as? [Int] } == [[1, 2], [1, 3], [1, 4]])
    #expect((scene["contents"] as? [Any])?.count == 1)
  }

  @Test(
    "every recipe can be exported, or contains what other programs cannot draw",
    arguments: try RepositoryFiles.recipes)
  func exportsRecipe(path: String) throws {
    // Blurs, perspective and masks.
    if ["blur", "cover-flow", "waveform"].contains(where: { path.hasSuffix("/\($0).yaml") }) {
      #expect(throws: (any Error).self) {
        try Recipe.load(path: path).scene(options: RenderOptions())
      }
      return
    }
    let recipe = try Recipe.load(path: path)
    var options = RenderOptions()
    options.frames = .range(0...20, step: 10)
    let scene = try object(try recipe.scene(options: options).text)
    let layers = try #require(scene["layers"] as? [[String: Any]])
    let contents = try #require(scene["contents"] as? [Any])
    for (index, layer) in layers.enumerated() {
      let sublayers = layer["sublayers"] as? [Int] ?? []
      #expect(sublayers.allSatisfy { $0 < index })
      #expect((layer["content"] as? Int ?? -1) < contents.count)
    }
    let frames = try #require(scene["frames"] as? [[String: Any]])
    #expect(frames.map { $0["number"] as? Int } == [0, 10, 20])
    #expect(frames.allSatisfy { ($0["layers"] as? [Int])?.isEmpty == false })
  }

  @Test(
    "a number is read back unchanged",
    arguments: [
      ("whole", 3, "3"), ("half", 0.5, "0.5"), ("exact", 0.1 + 0.2, "0.30000000000000004"),
      ("tiny", 1e-7, "1e-07"), ("NaN", .nan, "0"), ("infinity", -.infinity, "0"),
    ] as [(String, Double, String)])
  func numbers(id: String, number: Double, expected: String) {
    #expect(SceneValue.text(of: number) == expected)
  }

  @Test("strings are escaped as in JSON") func strings() {
    #expect(SceneValue.text("a\"\\\n\u{1f600}/").json == #""a\"\\\n😀/""#)
  }
}
