import DisplayList
import UIKit

/// Draws a touch as tutorial videos do: a disc at its location, a ring where it began, and a trail
/// that fades.
@MainActor
struct TouchDrawing {
  private static let radius: CGFloat = 15
  /// The number of ticks for which the ring is visible, and the disc after the touch ended.
  private static let (ringTicks, discTicks) = (24, 9)
  /// The number of lines of increasing length in a trail, so that more of them overlap near the
  /// touch: there, black text on white keeps a contrast ratio of 7:1, as WCAG 2 recommends.
  private static let trailLines = 12

  let track: TouchHistory.Track
  /// The current tick.
  let tick: Int

  /// The layers, from back to front.
  var layers: [DisplayLayer] { trail + ring + disc }

  private var location: CGPoint { track.locations[0] }

  private var disc: [DisplayLayer] {
    let age = track.endTick.map { CGFloat(tick - $0) / CGFloat(Self.discTicks) } ?? 0
    guard age < 1 else { return [] }
    var attributes = LayerAttributes()
    attributes.opacity = 1 - age
    var (edge, face) = (circle(location, Self.radius), circle(location, Self.radius))
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
    let age = CGFloat(tick - track.start.tick) / CGFloat(Self.ringTicks)
    guard age < 1 else { return [] }
    let growth = 1 - (1 - age) * (1 - age)
    let stroke = OverlayStroke(
      .dot(at: track.start.location, radius: Self.radius * (1 + 1.4 * growth)),
      OverlayPen(color: OverlayColor.gray, width: 2), id: id(part: 0), opacity: 1 - age)
    return [stroke.casing, stroke.line]
  }

  private var trail: [DisplayLayer] {
    guard track.locations.contains(where: { $0 != location }), let oldest = track.locations.last
    else {
      return []
    }
    let ticks = TouchHistory.trailTicks
    // The number of points is constant, so that trails can be interpolated between two ticks.
    let locations =
      track.locations + repeatElement(oldest, count: ticks + 1 - track.locations.count)
    return (1...Self.trailLines).reversed().map { line in
      let length = CGFloat(line) / CGFloat(Self.trailLines)
      var shape = ShapeContent(
        path: .line(Array(locations.prefix(ticks * line / Self.trailLines + 1))))
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
    OverlayID(overlay: .touches, animator: OverlayID.stage, element: track.number, part: part)
  }
}

/// Colors that are visible on white and on black.
extension CGColor {
  fileprivate static let touchFace = CGColor(srgbRed: 0.5, green: 0.52, blue: 0.58, alpha: 0.6)
  fileprivate static let touchRim = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.9)
  fileprivate static let touchEdge = CGColor(srgbRed: 0.2, green: 0.2, blue: 0.25, alpha: 0.45)
  fileprivate static let touchTrail = CGColor(srgbRed: 0.5, green: 0.52, blue: 0.6, alpha: 0.04)
}
