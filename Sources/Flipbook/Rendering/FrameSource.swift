import DisplayList
import Imaging
import UIKit

/// Plays a stage and takes what frames show, in order.
final class FrameSource: FrameLists {
  private let stage: Stage
  private let fps: FrameRate
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
    stage: Stage, fps: FrameRate, overlays: Set<Overlay> = [],
    observe: @escaping @MainActor () throws -> Void = {}
  ) {
    self.stage = stage
    self.fps = fps
    self.observe = observe
    start = stage.tick
    overlay = overlays.isEmpty ? nil : OverlayRecorder(overlays, of: stage)
  }

  /// A source of a plan's frames.
  convenience init(
    stage: Stage, plan: RenderPlan, observe: @escaping @MainActor () throws -> Void = {}
  ) {
    self.init(
      stage: stage, fps: plan.options.fps, overlays: plan.options.overlays, observe: observe)
  }

  /// The stage's size in points.
  var size: CGSize { stage.device.size }

  /// Plays on to a frame.
  func list(of number: Int) throws -> DisplayList {
    let position = TickPosition(frame: number, fps: fps)
    let list = try list(at: position.tick)
    guard position.fraction > 0 else { return list }
    return try list.interpolated(
      to: self.list(at: position.tick + 1), fraction: position.fraction)
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
