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
  /// Looks at the stage at each tick, before what it shows is taken.
  private let observe: @MainActor () throws -> Void
  /// What the stage showed at the last ticks that were asked for.
  private var lists: [(tick: Int, list: DisplayList)] = []

  /// A source that is at the stage's current tick.
  ///
  /// - Parameter observe: Looks at the stage at each tick after the current one.
  init(
    stage: Stage, plan: RenderPlan, observe: @escaping @MainActor () throws -> Void = {}
  ) {
    self.stage = stage
    self.plan = plan
    self.observe = observe
    start = stage.tick
    let overlays = plan.options.overlays
    overlay = overlays.isEmpty ? nil : OverlayRecorder(overlays, of: stage)
  }

  /// Plays on to the frames of some numbers, each greater than the one before.
  func frames(_ numbers: some Sequence<Int>) throws -> [Frame] {
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

  /// Plays on to a tick, counted from the frames' time 0.
  func play(to tick: Int) throws {
    while stage.tick - start < tick {
      try Task.checkCancellation()
      stage.step()
      overlay?.record()
      try observe()
    }
  }

  private func list(at tick: Int) throws -> DisplayList {
    if let taken = lists.last(where: { $0.tick == tick }) { return taken.list }
    try play(to: tick)
    var list = stage.displayList()
    list.layers += overlay?.layers() ?? []
    // Two are enough: a frame between two ticks needs both.
    lists = lists.suffix(1) + [(tick, list)]
    return list
  }
}
