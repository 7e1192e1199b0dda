import DisplayList
import Export
import FoundationEssentials
import Imaging

/// The contents of layers without duplicates, with their fonts and images.
struct SceneContents {
  /// The pixels per point of the images that recorded drawings become.
  private static let drawingScale = 2.0

  private struct Font: Hashable {
    let file: String
    let face: Int
  }

  /// The fonts: a file and the index of a face in it.
  private(set) var fonts: [SceneValue] = []
  /// The images: PNG files in Base64.
  private(set) var images: [SceneValue] = []
  /// The contents, as JSON.
  private(set) var all: [String] = []

  private var fontIndices: [Font: Int] = [:]
  private var imageIndices: [CGImage: Int] = [:]
  private var indices: [String: Int] = [:]
  /// The latest content of each layer, by the layer's identifier.
  private var last: [Int: (content: LayerContent, index: Int)] = [:]

  /// Returns the index of a layer's content; nil for none.
  mutating func index(of content: LayerContent, id: Int) throws -> Int? {
    if let last = last[id], last.content == content { return last.index }
    guard let text = try value(of: content)?.json else { return nil }
    let index = indices[text] ?? all.count
    if index == all.count {
      all.append(text)
      indices[text] = index
    }
    last[id] = (content, index)
    return index
  }

  private mutating func value(of content: LayerContent) throws -> SceneValue? {
    switch content {
    case .none: nil
    case .glyphs(let runs): .members(["glyphs": .list(runs.map { value(of: $0) })])
    case .image(let image): .members(["image": try value(of: image)])
    case .gradient(let gradient): .members(["gradient": gradient.value])
    case .shape(let shape): .members(["shape": shape.value])
    case .drawing(let drawing):
      if let image = drawing.image(scale: Self.drawingScale) {
        .members(["image": try value(of: ImageContent(image: image, frame: drawing.frame))])
      } else {
        nil
      }
    case .images: throw UnsupportedScene(feature: "images whose parts are stretched")
    case .particles: throw UnsupportedScene(feature: "particles")
    }
  }

  private mutating func value(of run: GlyphRun) -> SceneValue {
    let font = Font(file: run.fontFile, face: run.faceIndex)
    let index = fontIndices[font] ?? fonts.count
    if index == fonts.count {
      fontIndices[font] = index
      fonts.append(
        .members(["file": .text(font.file), "face": .number(Double(font.face))]))
    }
    return .members([
      "font": .number(Double(index)),
      "size": .number(run.size),
      "horizontalScale": run.horizontalScale == 1 ? nil : .number(run.horizontalScale),
      "obliqueness": run.obliqueness == 0 ? nil : .number(run.obliqueness),
      "strokeWidth": run.strokeWidth == 0 ? nil : .number(run.strokeWidth),
      "color": .color(run.color),
      "ids": .indices(run.glyphs.map { Int($0.id) }),
      "positions": .list(
        run.glyphs.flatMap { [.number($0.position.x), .number($0.position.y)] }),
    ])
  }

  private mutating func value(of content: ImageContent) throws -> SceneValue {
    guard content.part == CGRect(x: 0, y: 0, width: 1, height: 1) else {
      throw UnsupportedScene(feature: "parts of images")
    }
    let index = imageIndices[content.image] ?? images.count
    if index == images.count {
      imageIndices[content.image] = index
      images.append(.text(Data(content.image.png).base64EncodedString()))
    }
    return .members([
      "picture": .number(Double(index)),
      "frame": .rectangle(content.frame),
      "tint": content.tint.map(SceneValue.color),
    ])
  }
}

extension GradientContent {
  fileprivate var value: SceneValue {
    .members([
      "kind": .text(kind.rawValue),
      "stops": .list(stops.map { .list([.number($0.location), .color($0.color)]) }),
      "start": .point(startPoint),
      "end": .point(endPoint),
    ])
  }
}

extension ShapeContent {
  fileprivate var value: SceneValue {
    let isStroked = strokeColor != nil && lineWidth > 0 && strokeStart < strokeEnd
    let isWhole = strokeStart <= 0 && strokeEnd >= 1
    return .members([
      "path": .path(path),
      "fillColor": fillColor.map(SceneValue.color),
      "fillRule": fillRule == .evenOdd ? .text("evenodd") : nil,
      "strokeColor": isStroked ? strokeColor.map(SceneValue.color) : nil,
      // The stroked part of the path, if it is not the whole path.
      "strokePath": isStroked && !isWhole
        ? .path(path.trimmed(from: strokeStart, to: strokeEnd)) : nil,
      "lineWidth": isStroked ? .number(lineWidth) : nil,
      "lineCap": isStroked ? .text(lineCap.name) : nil,
      "lineJoin": isStroked ? .text(lineJoin.name) : nil,
      "miterLimit": isStroked ? .number(miterLimit) : nil,
      "dashes": isStroked && !lineDashPattern.isEmpty
        ? .list(lineDashPattern.map { .number($0) }) : nil,
      "dashPhase": isStroked && !lineDashPattern.isEmpty ? .number(lineDashPhase) : nil,
    ])
  }
}
