import Composition
import DisplayList
import UIKit

/// Labels with the names of views, which do not cover each other.
@MainActor
struct NameLabels {
  /// The distance of a text from the edges of its label, in points.
  private static let padding = CGSize(width: 3, height: 3)
  /// The maximum width of a text, in points; a longer name is truncated.
  private static let maxWidth: CGFloat = 140
  /// White text has a contrast ratio of at least 10:1 on it, whatever is below.
  private static let background = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.78)

  private let stage: Stage
  private let names: @MainActor () -> [(name: String, view: UIView)]
  /// The number and the text of each name, in the order in which they first appeared.
  private var labels: [String: (number: Int, text: FigureText)] = [:]

  /// - Parameter names: Returns the named views that exist now.
  init(of stage: Stage, names: @escaping @MainActor () -> [(name: String, view: UIView)]) {
    self.stage = stage
    self.names = names
  }

  /// Records the names of the current tick.
  mutating func record() {
    let width = min(Self.maxWidth, stage.device.size.width - 2 * Self.padding.width)
    for (name, _) in names() where labels[name] == nil {
      let text = FigureText(name, .label, color: .white, atMost: width)
      labels[name] = (labels.count, text)
    }
  }

  /// Returns the labels of the views that are visible now: lines to the views that a label is not at,
  /// then the labels, in the order of the names.
  func layers() -> [DisplayLayer] {
    let screen = CGRect(origin: .zero, size: stage.device.size)
    var placement = LabelPlacement(in: screen)
    var lines: [OverlayStroke] = []
    var boxes: [DisplayLayer] = []
    for (name, view) in names() {
      guard let (number, text) = labels[name], let visible = visibleFrame(of: view, on: screen)
      else { continue }
      let size = CGSize(
        width: text.width + 2 * Self.padding.width,
        height: (text.capHeight + 2 * Self.padding.height).rounded(.up))
      guard let frame = placement.place(size, at: visible.origin) else { continue }
      boxes.append(label(text, in: frame, number))
      if let line = line(from: visible.origin, to: frame, number) { lines.append(line) }
    }
    return lines.map(\.casing) + lines.map(\.line) + boxes
  }

  /// Returns a line from a view's corner to its label; nil if the label is there, or next to the one
  /// that is.
  private func line(from corner: CGPoint, to frame: CGRect, _ number: Int) -> OverlayStroke? {
    let end = CGPoint(
      x: min(max(corner.x, frame.minX), frame.maxX), y: min(max(corner.y, frame.minY), frame.maxY))
    guard hypot(end.x - corner.x, end.y - corner.y) > frame.height else { return nil }
    return OverlayStroke(
      .line([corner, end]), OverlayPen(color: Self.background, width: 1),
      id: OverlayID(overlay: .names, animator: OverlayID.stage, element: number, part: 1))
  }

  private func label(_ text: FigureText, in frame: CGRect, _ number: Int) -> DisplayLayer {
    var writing = FigureLayers(scale: stage.device.scale)
    writing.write(text, x: Self.padding.width, middle: frame.height / 2)
    var attributes = LayerAttributes()
    attributes.bounds = CGRect(origin: .zero, size: frame.size)
    attributes.anchorPoint = .zero
    attributes.position = frame.origin
    attributes.backgroundColor = Self.background
    attributes.cornerRadius = 3
    attributes.borderColor = .white
    attributes.borderWidth = 0.5
    let id = OverlayID(overlay: .names, animator: OverlayID.stage, element: number)
    let sublayers = writing.layers.map { layer in
      DisplayLayer(
        id: id.number(isCasing: false), attributes: layer.attributes, content: layer.content)
    }
    return DisplayLayer(
      id: id.number(isCasing: true), attributes: attributes, sublayers: sublayers)
  }

  /// Returns the part of a view's presentation that the stage and its superviews do not clip; nil if
  /// it is not visible.
  private func visibleFrame(of view: UIView, on screen: CGRect) -> CGRect? {
    let chain = Array(sequence(first: view.layer, next: \.superlayer))
    guard chain.last === stage.window.layer else { return nil }
    var (visible, transform) = (screen, CGAffineTransform.identity)
    for layer in chain.reversed() {
      let presented = layer.presented(at: stage.time)
      guard !layer.isHidden, presented.opacity > 0 else { return nil }
      transform = presented.matrix.concatenating(transform)
      if presented.masksToBounds || layer === view.layer {
        visible = visible.intersection(presented.bounds.applying(transform))
      }
    }
    return visible.isEmpty ? nil : visible
  }
}
