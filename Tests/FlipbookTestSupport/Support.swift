import Flipbook
import Foundation
import UIKit

/// A temporary folder that is removed when the test ends.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appending(path: "flipbook-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  package func path(_ name: String) -> String { "\(path)/\(name)" }

  package func write(_ text: String, to name: String) throws -> String {
    try text.write(toFile: path(name), atomically: false, encoding: .utf8)
    return path(name)
  }

  /// Returns the sorted names of all files in a folder, including hidden ones.
  package func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }

  package func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: path(name)))
  }
}

/// Returns a stage of 40 by 30 points with a square that moves and fades, and one that falls.
@MainActor
package func smallStage() -> (stage: Stage, animator: UIDynamicAnimator) {
  let stage = Stage(
    device: Device(name: "small", size: CGSize(width: 40, height: 30), scale: 2))
  let square = UIView(frame: CGRect(x: 2, y: 3, width: 10, height: 10))
  square.backgroundColor = .red
  stage.view.addSubview(square)
  UIView.animate(withDuration: 0.4) {
    square.center = CGPoint(x: 30, y: 20)
    square.alpha = 0.5
  }
  let stone = UIView(frame: CGRect(x: 25, y: 1, width: 6, height: 6))
  stone.backgroundColor = .blue
  stage.view.addSubview(stone)
  let animator = UIDynamicAnimator(referenceView: stage.view)
  animator.addBehavior(UIGravityBehavior(items: [stone]))
  return (stage, animator)
}

/// A recipe with a small stage, on which a ball falls on a floor.
package let ballRecipe = """
  flipbook: 1
  title: A ball falls
  stage: { size: [40, 60], scale: 1, background: white }
  duration: 0.5s
  views:
    ball: { frame: [10, 5, 10, 10], backgroundColor: orange, cornerRadius: 5 }
    label: { frame: [20, 0, 10, 10], backgroundColor: blue, alpha: 0.5 }
  animator:
    - gravity: { items: [ball] }
    - collision: { items: [ball], boundaries: { floor: { from: [0, 40], to: [40, 40] } } }
  """

/// A recipe with a ball that grows with its shadow.
package let growingShadowRecipe = """
  flipbook: 1
  stage: { size: [40, 60], scale: 1, background: white }
  duration: 0.5s
  views:
    ball: { frame: [10, 5, 10, 10], backgroundColor: orange, shadowOpacity: 1 }
  timeline:
    - { at: 0s, set: { ball.bounds: [0, 0, 20, 20] }, animate: 0.2s }
  """

/// A recipe with a card that a property animator moves and fades, paused halfway for 0.1 s.
package let fadeRecipe = """
  flipbook: 1
  stage: { size: [40, 60], scale: 1 }
  duration: 0.5s
  views:
    card: { frame: [0, 0, 10, 10] }
  animators:
    fade: { duration: 0.2s, curve: linear, animations: { card.alpha: 0, card.center: [35, 5] } }
  timeline:
    - { at: 0.1s, start: fade }
    - { at: 0.2s, pause: fade }
    - { at: 0.3s, start: fade }
  """

/// The same recipe with a visible card.
package let redCardRecipe = fadeRecipe.replacing(
  "10, 10] }", with: "10, 10], backgroundColor: red }")

extension FrameRate {
  /// Returns a frame rate by its text.
  package static func of(_ text: String) -> FrameRate { FrameRate(text) ?? .standard }
}

/// A card that rotates and fades in, a box that jumps and is removed, and a view that never moves.
package let cardRecipe = """
  flipbook: 1
  title: A card
  stage: { size: [100, 100], scale: 1 }
  duration: 0.5s
  views:
    card: { frame: [10, 10, 20, 20], alpha: 0 }
    box: { frame: [0, 0, 10, 10] }
    still: { frame: [50, 50, 10, 10] }
  timeline:
    - { at: 0.1s, set: { card.alpha: 1, card.transform: { rotation: 90deg, scale: 3 } }, animate: 0.2s }
    - { at: 0.2s, set: { box.center: [45, 5] } }
    - { at: 0.3s, remove: box }
    - at: 0.4s
      add: { views: { late: { frame: [0, 0, 10, 10] } } }
  """
