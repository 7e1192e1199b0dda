import DisplayList
import Imaging
import Recipes
import UIKit

/// Plays a stage and captures its frames in order.
package final class FrameSource: FrameLists {
  private let stage: Stage
  private let fps: FrameRate
  private let playback: Playback
  /// The stage's tick at the first frame.
  private let start: Int
  private let overlay: OverlayRecorder?
  private let captions: CaptionTrack
  /// Called at each tick, before the stage is captured.
  private let observe: @MainActor () throws -> Void
  /// Whether tasks that were created before the first frame had a chance to run.
  private var hasStartedTasks = false
  /// The display lists of the latest requested ticks.
  private var lists: [(tick: Int, list: DisplayList)] = []

  /// Creates a source that starts at the stage's current tick.
  ///
  /// - Parameters:
  ///   - names: Returns the named views that exist now, for overlays.
  ///   - observe: Called at each tick after the current one.
  init(
    stage: Stage, fps: FrameRate, playback: Playback = .uniform, overlays: Set<Overlay> = [],
    captions: [CaptionPlan] = [],
    names: @escaping @MainActor () -> [(name: String, view: UIView)] = { [] },
    observe: @escaping @MainActor () throws -> Void = {}
  ) {
    self.stage = stage
    self.fps = fps
    self.playback = playback
    self.observe = observe
    start = stage.tick
    self.captions = CaptionTrack(captions, size: stage.device.size)
    overlay = overlays.isEmpty ? nil : OverlayRecorder(overlays, of: stage, names: names)
  }

  /// Creates a source of a plan's frames.
  package convenience init(
    stage: Stage, plan: RenderPlan,
    names: @escaping @MainActor () -> [(name: String, view: UIView)] = { [] },
    observe: @escaping @MainActor () throws -> Void = {}
  ) {
    self.init(
      stage: stage, fps: plan.options.fps, playback: plan.playback,
      overlays: plan.options.overlays, captions: plan.captions, names: names,
      observe: observe)
  }

  /// The size of the stage, in points.
  package var size: CGSize { stage.device.size }

  /// Advances the stage to a frame and returns it.
  package func list(of number: Int) throws -> DisplayList {
    let position = TickPosition(frame: number, fps: fps, playback)
    let list = try list(at: position.tick)
    guard position.fraction > 0 else { return list }
    return try list.interpolated(
      to: self.list(at: position.tick + 1), fraction: position.fraction)
  }

  /// Advances the stage to frames and returns them; tasks that sleep on the stage run in between.
  package func frames(_ numbers: ArraySlice<Int>) async throws -> [Frame] {
    var frames: [Frame] = []
    for number in numbers {
      let position = TickPosition(frame: number, fps: fps, playback)
      try await playWithTasks(to: position.tick)
      if position.fraction > 0 {
        _ = try list(at: position.tick)
        try await playWithTasks(to: position.tick + 1)
      }
      frames.append(Frame(number: number, list: try list(of: number)))
    }
    return frames
  }

  /// Advances the stage to a tick, counted from the first frame; tasks that sleep on the stage run
  /// in between.
  func playWithTasks(to tick: Int) async throws {
    if !hasStartedTasks {
      hasStartedTasks = true
      await stage.startTasks()
    }
    while stage.tick - start < tick {
      try Task.checkCancellation()
      stage.step()
      await stage.runResumedTasks()
      try observeTick()
    }
  }

  /// Advances the stage to a tick, counted from the first frame, without running tasks.
  private func play(to tick: Int) throws {
    while stage.tick - start < tick {
      try Task.checkCancellation()
      stage.step()
      try observeTick()
    }
  }

  private func observeTick() throws {
    try stage.checkPlay()
    overlay?.record()
    try observe()
  }

  private func list(at tick: Int) throws -> DisplayList {
    if let captured = lists.last(where: { $0.tick == tick }) { return captured.list }
    try play(to: tick)
    var list = stage.displayList()
    try stage.checkPlay()
    list.layers += overlay?.layers(over: list) ?? []
    list.layers += captions.layers(at: tick)
    // A frame between two ticks needs the lists of both.
    lists = lists.suffix(1) + [(tick, list)]
    return list
  }
}
