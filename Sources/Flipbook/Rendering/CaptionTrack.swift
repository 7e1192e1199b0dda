import DisplayList
import Imaging
import Recipes
import UIKit

/// The captions of a recipe, as layers over its stage.
@MainActor
package final class CaptionTrack {
  private let size: CGSize
  /// The captions, with the ticks at which they are visible.
  private let captions: [(ticks: Range<Int>, caption: StageCaption)]
  /// The layers of the captions that were visible last, which stay the same objects until these
  /// change, so that they are not compared or drawn again.
  private var current: (visible: [Int], layers: [DisplayLayer]) = ([], [])

  /// The identifier of the first layer, below those of stages and overlays.
  private static let firstID = Int.min

  /// - Parameter size: The size of the stage, in points.
  package init(_ captions: [CaptionPlan], size: CGSize) {
    self.size = size
    self.captions = captions.map { plan in
      (Self.tick(of: plan.span.lowerBound)..<Self.tick(of: plan.span.upperBound), plan.caption)
    }
  }

  /// Returns the first tick at or after a time.
  private static func tick(of time: Double) -> Int {
    // A millionth of a tick is a rounding error.
    Int((time * Double(Stage.ticksPerSecond) - 1e-6).rounded(.up))
  }

  /// Returns the layers of the captions that are visible at a tick.
  package func layers(at tick: Int) -> [DisplayLayer] {
    let visible = captions.indices.filter { captions[$0].ticks.contains(tick) }
    if visible != current.visible {
      current = (
        visible,
        StageCaption.layers(
          visible.map { captions[$0].caption }, on: size, firstID: Self.firstID)
      )
    }
    return current.layers
  }
}

extension CaptionPlan {
  fileprivate var caption: StageCaption {
    let place: StageCaption.Place =
      switch (title, position) {
      case (let title?, _): .card(title: title)
      case (nil, .top): .top
      case (nil, .bottom): .bottom
      }
    return StageCaption(text, at: place)
  }
}
