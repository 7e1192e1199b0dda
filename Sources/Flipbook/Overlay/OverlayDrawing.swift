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
      // Touches belong to the stage.
      case .touches: []
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
      CGPath.arrow(from: motion.center, along: motion.linearVelocity).map { arrow in
        OverlayStroke(arrow, pen, id: id(.velocities, motion.identifier))
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
  /// The physics overlays, from back to front.
  static let fromBackToFront: [Overlay] = [
    .paths, .boundaries, .attachments, .velocities, .contacts,
  ]
}

/// Colors that are visible on white and on black.
enum OverlayColor {
  static let blue = CGColor(srgbRed: 0, green: 0.44, blue: 0.94, alpha: 1)
  static let orange = CGColor(srgbRed: 0.93, green: 0.45, blue: 0, alpha: 1)
  static let green = CGColor(srgbRed: 0.08, green: 0.62, blue: 0.25, alpha: 1)
  static let red = CGColor(srgbRed: 0.92, green: 0.14, blue: 0.14, alpha: 1)
  static let purple = CGColor(srgbRed: 0.61, green: 0.27, blue: 0.85, alpha: 1)
  static let gray = CGColor(srgbRed: 0.36, green: 0.38, blue: 0.43, alpha: 1)
}
