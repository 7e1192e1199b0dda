import DisplayList
import UIKit

/// The fingers on a stage as tutorial videos show them: a disc where each is, a ring where it came down, and
/// a trail that fades.
@MainActor
struct TouchPicture {
  private static let radius: CGFloat = 15
  /// For how many ticks a ring is shown, and a disc after its finger has left.
  private static let (ringTicks, discTicks) = (24, 9)
  /// How many lines lie over each other in a trail, each longer than the one before: more of them near the
  /// finger than far from it.
  private static let trailLines = 12

  let finger: TouchHistory.Finger
  /// The current tick.
  let tick: Int

  /// The layers from back to front.
  var layers: [DisplayLayer] { trail + ring + disc }

  private var place: CGPoint { finger.places[0] }

  private var disc: [DisplayLayer] {
    let age = finger.liftingTick.map { CGFloat(tick - $0) / CGFloat(Self.discTicks) } ?? 0
    guard age < 1 else { return [] }
    var attributes = LayerAttributes()
    attributes.opacity = 1 - age
    var (edge, face) = (circle(place, Self.radius), circle(place, Self.radius))
    edge.strokeColor = .touchEdge
    edge.lineWidth = 3.5
    face.fillColor = .touchFace
    face.strokeColor = .touchRim
    face.lineWidth = 2
    return zip([true, false], [edge, face]).map { isCasing, shape in
      DisplayLayer(
        id: id(part: 1).number(isCasing: isCasing), attributes: attributes, content: .shape(shape))
    }
  }

  private var ring: [DisplayLayer] {
    let age = CGFloat(tick - finger.landing.tick) / CGFloat(Self.ringTicks)
    guard age < 1 else { return [] }
    let growth = 1 - (1 - age) * (1 - age)
    let stroke = OverlayStroke(
      .dot(at: finger.landing.place, radius: Self.radius * (1 + 1.4 * growth)),
      OverlayPen(color: OverlayColor.gray, width: 2), id: id(part: 0), opacity: 1 - age)
    return [stroke.casing, stroke.line]
  }

  private var trail: [DisplayLayer] {
    guard finger.places.contains(where: { $0 != place }), let oldest = finger.places.last else {
      return []
    }
    let ticks = TouchHistory.trailTicks
    // Each always has as many points, so that it can be mixed with that of the next tick.
    let places = finger.places + repeatElement(oldest, count: ticks + 1 - finger.places.count)
    return (1...Self.trailLines).reversed().map { line in
      let length = CGFloat(line) / CGFloat(Self.trailLines)
      var shape = ShapeContent(
        path: .line(Array(places.prefix(ticks * line / Self.trailLines + 1))))
      shape.strokeColor = .touchTrail
      shape.lineWidth = Self.radius * (1.3 - length)
      shape.lineCap = .round
      shape.lineJoin = .round
      return DisplayLayer(
        id: id(part: 2 + line / 2 % 6).number(isCasing: line.isMultiple(of: 2)),
        attributes: LayerAttributes(), content: .shape(shape))
    }
  }

  private func circle(_ center: CGPoint, _ radius: CGFloat) -> ShapeContent {
    ShapeContent(path: .dot(at: center, radius: radius))
  }

  private func id(part: Int) -> OverlayID {
    OverlayID(overlay: .touches, animator: OverlayID.stage, thing: finger.number, part: part)
  }
}

/// Colours that show on white and on black.
extension CGColor {
  fileprivate static let touchFace = CGColor(srgbRed: 0.5, green: 0.52, blue: 0.58, alpha: 0.6)
  fileprivate static let touchRim = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.9)
  fileprivate static let touchEdge = CGColor(srgbRed: 0.2, green: 0.2, blue: 0.25, alpha: 0.45)
  fileprivate static let touchTrail = CGColor(srgbRed: 0.5, green: 0.52, blue: 0.6, alpha: 0.09)
}
