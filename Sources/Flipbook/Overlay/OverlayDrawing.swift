import DisplayList
import UIKit

/// Draws the physics overlays of an animator in a tick, in the animator's coordinates.
@MainActor
struct OverlayDrawing {
  let animator: UIDynamicAnimator
  let history: AnimatorHistory
  let stage: Stage

  init(_ animator: UIDynamicAnimator, _ history: AnimatorHistory, stage: Stage) {
    self.animator = animator
    self.history = history
    self.stage = stage
  }

  /// Returns the layers of an overlay, from back to front.
  func layers(of overlay: Overlay) -> [DisplayLayer] {
    let strokes: [OverlayStroke] =
      switch overlay {
      case .boundaries: boundaries
      case .attachments: attachments
      case .velocities: velocities
      case .contacts: contacts
      case .paths: history.trails.flatMap(\.strokes)
      case .forces: forces
      // These belong to the stage.
      case .touches, .names, .layers, .constraints: []
      }
    return strokes.map(\.casing) + strokes.map(\.line)
  }

  private var boundaries: [OverlayStroke] {
    animator.outlines.map { outline in
      let pen = OverlayPen(color: OverlayColor.blue, width: outline.isItem ? 1.5 : 4)
      return OverlayStroke(outline.path, pen, id: id(.boundaries, outline.identifier))
    }
  }

  private var velocities: [OverlayStroke] {
    let pen = OverlayPen(color: OverlayColor.green)
    return animator.motions.compactMap { motion in
      CGPath.arrow(
        from: motion.center, along: motion.linearVelocity, unitsPerPoint: Overlay.speedPerPoint
      ).map { arrow in
        OverlayStroke(arrow, pen, id: id(.velocities, motion.identifier))
      }
    }
  }

  private var forces: [OverlayStroke] {
    animator.forces.compactMap { force in
      // The last digits are the number of the force among those on the item.
      let element = force.identifier << 20 | force.number & 0xFFFFF
      // Contacts push where they are, and may start at the same point as an attachment.
      let (color, part) =
        switch force.source {
        case .behavior: (OverlayColor.magenta, 0)
        case .attachment: (OverlayColor.orange, 1)
        case .contact: (OverlayColor.red, 2)
        }
      return CGPath.arrow(
        from: force.point, along: force.acceleration, unitsPerPoint: Overlay.accelerationPerPoint
      ).map {
        OverlayStroke(
          $0, OverlayPen(color: color, width: 1.5), id: id(.forces, element, part: part))
      }
    }
  }

  private var contacts: [OverlayStroke] {
    let pen = OverlayPen(color: OverlayColor.red)
    return history.contacts.map { contact in
      let age = CGFloat(stage.tick - contact.tick) / CGFloat(AnimatorHistory.contactTicks)
      return OverlayStroke(
        .dot(at: contact.point, radius: 5 + 5 * age), pen, id: id(.contacts, contact.number),
        opacity: 1 - age)
    }
  }

  func id(_ overlay: Overlay, _ element: Int, part: Int = 0) -> OverlayID {
    OverlayID(overlay: overlay, animator: history.number, element: element, part: part)
  }
}

extension Overlay {
  /// The speed that a point of an arrow stands for, in points per second.
  static let speedPerPoint: CGFloat = 10
  /// The acceleration that a point of an arrow stands for, in points per second squared.
  static let accelerationPerPoint: CGFloat = 20

  /// The physics overlays, from back to front.
  static let fromBackToFront: [Overlay] = [
    .paths, .boundaries, .attachments, .forces, .velocities, .contacts,
  ]
}

/// Colors that are visible on white and on black.
enum OverlayColor {
  static let blue = CGColor(srgbRed: 0, green: 0.44, blue: 0.94, alpha: 1)
  static let orange = CGColor(srgbRed: 0.93, green: 0.45, blue: 0, alpha: 1)
  static let green = CGColor(srgbRed: 0.08, green: 0.62, blue: 0.25, alpha: 1)
  static let red = CGColor(srgbRed: 0.92, green: 0.14, blue: 0.14, alpha: 1)
  static let purple = CGColor(srgbRed: 0.61, green: 0.27, blue: 0.85, alpha: 1)
  static let magenta = CGColor(srgbRed: 0.84, green: 0.1, blue: 0.55, alpha: 1)
  static let teal = CGColor(srgbRed: 0, green: 0.55, blue: 0.6, alpha: 1)
  static let gray = CGColor(srgbRed: 0.36, green: 0.38, blue: 0.43, alpha: 1)
}
