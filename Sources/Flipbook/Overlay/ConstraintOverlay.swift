import Composition
import DisplayList
import UIKit

/// Draws the constraints of a stage: distances and sizes as dimension lines with their values, the
/// guides that they refer to, and the areas that they act on.
@MainActor
struct ConstraintOverlay {
  private let geometry: LayoutGeometry
  private let stage: Stage
  private let names: @MainActor () -> [(name: String, view: UIView)]
  /// The number of each object that was drawn, in the order in which they first appeared.
  ///
  /// The objects are retained, so that none has the identity of an earlier one.
  private var numbers: [ObjectIdentifier: (number: Int, object: AnyObject)] = [:]
  private var texts: [String: FigureText] = [:]

  init(of stage: Stage, names: @escaping @MainActor () -> [(name: String, view: UIView)]) {
    self.stage = stage
    self.names = names
    geometry = LayoutGeometry(stage: stage)
  }

  /// Records the constraints of the current tick.
  mutating func record() {
    for mark in marks() {
      if numbers[ObjectIdentifier(mark.object)] == nil {
        numbers[ObjectIdentifier(mark.object)] = (numbers.count, mark.object)
      }
      if let label = mark.label, texts[label] == nil {
        texts[label] = FigureText(label, .label, color: mark.color)
      }
    }
  }

  /// Returns what is drawn now: areas and guides, then lines, then values.
  func layers() -> [DisplayLayer] {
    let marks = marks()
    var strokes: [OverlayStroke] = []
    for mark in marks {
      guard let number = numbers[ObjectIdentifier(mark.object)]?.number else { continue }
      let pen = OverlayPen(color: mark.color, width: mark.width, dashes: mark.dashes)
      strokes.append(OverlayStroke(mark.path, pen, id: id(number, mark.part)))
    }
    var placement = LabelPlacement(in: CGRect(origin: .zero, size: stage.device.size))
    let labels = marks.compactMap { mark in label(of: mark, &placement) }
    return strokes.map(\.casing) + strokes.map(\.line) + labels
  }

  private func id(_ number: Int, _ part: Int) -> OverlayID {
    OverlayID(overlay: .constraints, animator: OverlayID.stage, element: number, part: part)
  }

  /// Returns the value beside a line; nil if there is none, or no space.
  private func label(of mark: LayoutMark, _ placement: inout LabelPlacement) -> DisplayLayer? {
    guard let value = mark.label, let text = texts[value],
      let number = numbers[ObjectIdentifier(mark.object)]?.number
    else { return nil }
    let padding: CGFloat = 2
    let size = CGSize(
      width: text.width + 2 * padding, height: (text.capHeight + 2 * padding).rounded(.up))
    let corner = CGPoint(
      x: mark.middle.x - size.width / 2, y: mark.middle.y - size.height / 2)
    guard let frame = placement.place(size, at: corner) else { return nil }
    var writing = FigureLayers(scale: stage.device.scale)
    writing.write(text, x: padding, middle: frame.height / 2)
    var attributes = LayerAttributes()
    attributes.bounds = CGRect(origin: .zero, size: frame.size)
    attributes.anchorPoint = .zero
    attributes.position = frame.origin
    attributes.backgroundColor = .white
    attributes.cornerRadius = 2
    attributes.borderColor = mark.color
    attributes.borderWidth = 0.5
    let id = id(number, mark.part + 4)
    return DisplayLayer(
      id: id.number(isCasing: true), attributes: attributes,
      sublayers: writing.layers.map { layer in
        DisplayLayer(
          id: id.number(isCasing: false), attributes: layer.attributes, content: layer.content)
      })
  }

  // MARK: Finding

  /// Returns what is drawn now, from back to front, in the order of the hierarchy.
  private func marks() -> [LayoutMark] {
    var (areas, guides, lines) = ([LayoutMark](), [LayoutMark](), [LayoutMark]())
    var seen: Set<ObjectIdentifier> = []
    let writer = ConstraintMarks(geometry, broken: brokenConstraints, names: names())
    func visit(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0 else { return }
      if let stack = view as? UIStackView { lines += writer.marks(of: stack) }
      for constraint in view.constraints where constraint.isOfProgram {
        for item in [constraint.firstItem, constraint.secondItem].compactMap(\.self)
        where seen.insert(ObjectIdentifier(item)).inserted {
          if item is UILayoutGuide {
            guides += [writer.guide(item)].compactMap(\.self)
          } else if (item as? UIView)?.translatesAutoresizingMaskIntoConstraints == false {
            areas += [writer.area(item)].compactMap(\.self)
          }
        }
        lines += [writer.mark(of: constraint)].compactMap(\.self)
      }
      for view in view.subviews { visit(view) }
    }
    visit(stage.window)
    return areas + guides + lines
  }

  /// The constraints that UIKit does not satisfy now.
  private var brokenConstraints: Set<ObjectIdentifier> {
    Set(stage.layoutConflicts.compactMap { $0.broken.map(ObjectIdentifier.init) })
  }
}

extension NSLayoutConstraint {
  /// Whether no stack view made the constraint to arrange its views, which is drawn as a distance.
  fileprivate var isOfProgram: Bool { identifier?.hasPrefix("UISV-") != true }
}
