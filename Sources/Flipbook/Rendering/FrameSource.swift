import DisplayList
import Imaging
import UIKit

/// Plays a stage and captures its frames in order.
package final class FrameSource: FrameLists {
  private let stage: Stage
  private let fps: FrameRate
  /// The stage's tick at the first frame.
  private let start: Int
  private let overlay: OverlayRecorder?
  /// Called at each tick, before the stage is captured.
  private let observe: @MainActor () throws -> Void
  /// The display lists of the latest requested ticks.
  private var lists: [(tick: Int, list: DisplayList)] = []

  /// Creates a source that starts at the stage's current tick.
  ///
  /// - Parameter observe: Called at each tick after the current one.
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

  /// Creates a source of a plan's frames.
  package convenience init(
    stage: Stage, plan: RenderPlan, observe: @escaping @MainActor () throws -> Void = {}
  ) {
    self.init(
      stage: stage, fps: plan.options.fps, overlays: plan.options.overlays, observe: observe)
  }

  /// The size of the stage, in points.
  package var size: CGSize { stage.device.size }

  /// Advances the stage to a frame and returns it.
  package func list(of number: Int) throws -> DisplayList {
    let position = TickPosition(frame: number, fps: fps)
    let list = try list(at: position.tick)
    guard position.fraction > 0 else { return list }
    return try list.interpolated(
      to: self.list(at: position.tick + 1), fraction: position.fraction)
  }

  /// Advances the stage to a tick, counted from the first frame.
  func play(to tick: Int) throws {
    while stage.tick - start < tick {
      try Task.checkCancellation()
      stage.step()
      overlay?.record()
      try observe()
    }
  }

  private func list(at tick: Int) throws -> DisplayList {
    if let captured = lists.last(where: { $0.tick == tick }) { return captured.list }
    try play(to: tick)
    var list = stage.displayList()
    list.layers += overlay?.layers() ?? []
    // A frame between two ticks needs the lists of both.
    lists = lists.suffix(1) + [(tick, list)]
    return list
  }
}
