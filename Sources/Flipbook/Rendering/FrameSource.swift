import DisplayList
import Imaging
import UIKit

/// Plays a stage and takes what frames show, in order.
@MainActor
final class FrameSource {
  /// A frame that is not drawn yet.
  struct Frame: Sendable {
    let number: Int
    let list: DisplayList
  }

  private let stage: Stage
  private let plan: RenderPlan
  /// The stage's tick at time 0 of the frames.
  private let start: Int
  private let overlay: OverlayRecorder?
  /// What the stage showed at the last ticks that were asked for.
  private var lists: [(tick: Int, list: DisplayList)] = []

  init(stage: Stage, plan: RenderPlan) {
    self.stage = stage
    self.plan = plan
    start = stage.tick
    let overlays = plan.options.overlays
    overlay = overlays.isEmpty ? nil : OverlayRecorder(overlays, of: stage)
  }

  /// Plays on to the frames of some numbers, each greater than the one before.
  func frames(_ numbers: some Sequence<Int>) throws(CancellationError) -> [Frame] {
    var frames: [Frame] = []
    for number in numbers {
      let position = TickPosition(frame: number, fps: plan.options.fps)
      var list = try list(at: position.tick)
      if position.fraction > 0 {
        list = try list.interpolated(
          to: self.list(at: position.tick + 1), fraction: position.fraction)
      }
      frames.append(Frame(number: number, list: list))
    }
    return frames
  }

  private func list(at tick: Int) throws(CancellationError) -> DisplayList {
    if let taken = lists.last(where: { $0.tick == tick }) { return taken.list }
    while stage.tick - start < tick {
      if Task.isCancelled { throw CancellationError() }
      stage.step()
      overlay?.record()
    }
    var list = stage.displayList()
    list.layers += overlay?.layers() ?? []
    // Two are enough: a frame between two ticks needs both.
    lists = lists.suffix(1) + [(tick, list)]
    return list
  }
}
