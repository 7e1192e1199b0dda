import CoreGraphics
import StudioProtocol
import UIKit

extension StudioSession {
  /// The last tick of the recipe.
  var lastTick: Int { views.map(\.lastTick).max() ?? 0 }

  /// The last tick that was played.
  var frontier: Int { max(head.tick, views.map(\.history.lastTick).max() ?? 0) }

  /// The number of ticks without a change after which a live stage rests.
  ///
  /// A second is longer than recognizers wait for a second tap.
  private static let restTicks = 60
  /// The locations of touches, in points on both sides of the origin.
  private static let maxCoordinate = 100_000.0

  func play(at time: Double) {
    guard !views.isEmpty else { return }
    let range = loopRange
    if !head.isLive, head.tick >= range.upperBound { moveHead(to: range.lowerBound) }
    if head.loop.on, !range.contains(head.tick) { moveHead(to: range.lowerBound) }
    head.play(at: time)
  }

  func pause(at time: Double) {
    let wasPlaying = head.isPlaying
    head.pause()
    if head.isLive, wasPlaying { restartSurvey() }
    work.needsPreparation = true
  }

  func seek(to tick: Double, at time: Double) {
    guard tick.isFinite, !views.isEmpty else { return }
    let last = max(lastTick, head.isLive ? frontier : 0)
    moveHead(to: Int(min(max(0, tick.rounded()), Double(last))))
    show(at: time)
  }

  func setLoop(_ request: LoopRequest) {
    func tick(_ value: Double?) -> Int? {
      value.flatMap { $0.isFinite ? Int(min(max(0, $0.rounded()), 1e9)) : nil }
    }
    let bounds = [tick(request.from), tick(request.to)]
    if let from = bounds[0], let to = bounds[1], from > to {
      head.loop = StateUpdate.Loop(from: to, to: from, on: request.on)
    } else {
      head.loop = StateUpdate.Loop(from: bounds[0], to: bounds[1], on: request.on)
    }
  }

  /// The ticks that are played: those of the loop, or all.
  private var loopRange: ClosedRange<Int> {
    guard head.loop.on else { return 0...max(0, lastTick) }
    let from = min(max(0, head.loop.from ?? 0), max(0, lastTick))
    return from...max(from, min(head.loop.to ?? lastTick, max(lastTick, from)))
  }

  /// Moves the play head to the next tick; returns false at the end.
  func advanceOneTick(at time: Double) -> Bool {
    head.quietTicks += 1
    let isTouched = !track.fingers.isEmpty
    if head.isLive {
      let isQuiet = views.allSatisfy(\.performance.isQuiet)
      if head.tick >= lastTick, isQuiet, !isTouched, head.quietTicks > Self.restTicks {
        head.pause()
        restartSurvey()
        return false
      }
    } else if head.tick >= loopRange.upperBound {
      guard head.loop.on else {
        head.pause()
        return false
      }
      moveHead(to: loopRange.lowerBound)
      return true
    }
    head.tick += 1
    return true
  }

  private func moveHead(to tick: Int) {
    head.tick = tick
    work.needsPreparation = true
  }

  // MARK: Touches

  /// Applies a touch to the next tick.
  func touch(_ touch: TouchRequest, at time: Double) {
    guard !views.isEmpty else { return }
    guard touch.x.isFinite, touch.y.isFinite, abs(touch.x) <= Self.maxCoordinate,
      abs(touch.y) <= Self.maxCoordinate, (0..<32).contains(touch.finger)
    else {
      return notice(.error, "invalid touch: expected a finger from 0 to 31 on the stage")
    }
    if isBehind || !head.isPlaying && touch.phase == .began { branch() }
    guard touch.phase == .began || track.fingers[touch.finger] != nil else { return }
    stopSurvey()
    let change = TouchTrack.Change(
      finger: touch.finger, phase: touch.phase, location: CGPoint(x: touch.x, y: touch.y))
    track.add(change, at: head.tick + 1)
    if touch.id != 0 { confirm(touch.id) }
    head.isLive = true
    head.quietTicks = 0
    head.play(at: time)
    head.hasInput = true
    if touch.phase == .ended, recording != nil { work.needsRecording = true }
  }

  /// Whether ticks after the play head were played.
  private var isBehind: Bool { views.contains { $0.history.lastTick > head.tick } }

  /// Stops to play in the background, which the touches of the next ticks would contradict.
  private func stopSurvey() {
    for view in views { view.stopSurvey() }
    work.stopSurvey()
  }

  /// Plays in the background again, since the stage was touched.
  func restartSurvey() {
    for view in views { view.stopSurvey() }
    work.restartSurvey()
  }

  /// Starts a new branch of the take at the play head.
  private func branch() {
    let tick = head.tick
    stopSurvey()
    track.removeAll(after: tick)
    for view in views {
      _ = view.prepare(at: tick, track) { true }
      view.history.removeAll(after: tick)
    }
    if let start = recording?.firstTick, start > tick + 1 { recording?.firstTick = tick + 1 }
  }
}
