import FlipbookTestSupport
import Testing
import UIKit

@testable import Flipbook

@MainActor
@Suite struct FrameSourceTests {
  /// Returns the contents of a list without layer identifiers, which differ between stages.
  private struct Image: Equatable {
    let background: CGColor?
    let layers: [LayerAttributes]

    init(_ list: DisplayList) {
      func attributes(_ layers: [DisplayLayer]) -> [LayerAttributes] {
        layers.flatMap { [$0.attributes] + attributes($0.sublayers) }
      }
      background = list.background
      layers = attributes(list.layers)
    }
  }

  /// Returns the contents of frames, by their numbers.
  private func lists(
    fps: String, frames: FrameSelection = .all, duration: Double = 0.5
  ) async throws -> [Int: Image] {
    let (stage, animator) = smallStage()
    defer { withExtendedLifetime(animator) {} }
    var options = RenderOptions()
    options.fps = .of(fps)
    options.frames = frames
    let plan = try RenderPlan(
      points: stage.device.size, scale: 1, duration: duration, options: options)
    let source = FrameSource(stage: stage, plan: plan)
    let frames = try await source.frames(plan.frames[...])
    return Dictionary(uniqueKeysWithValues: frames.map { ($0.number, Image($0.list)) })
  }

  /// Returns the contents of the small stage at each tick, without a frame source.
  private func ticks(_ count: Int) -> [DisplayList] {
    let (stage, animator) = smallStage()
    defer { withExtendedLifetime(animator) {} }
    return (0..<count).map { _ in
      defer { stage.step() }
      return stage.displayList()
    }
  }

  @Test("at 60 fps each frame is a tick") func framesAtTicks() async throws {
    let (frames, ticks) = (try await lists(fps: "60"), ticks(30))
    #expect(frames.count == 30)
    for (number, list) in frames { #expect(list == Image(ticks[number]), "frame \(number)") }
    #expect(Image(ticks[3]) != Image(ticks[4]))
  }

  @Test(
    "frame rates agree at common times",
    arguments: [("50", 5, 6), ("120", 2, 1), ("30", 1, 2), ("240", 4, 1), ("24", 2, 5)])
  func commonTimes(
    fps: String, every: Int, ticksEvery: Int
  ) async throws {
    let (frames, ticks) = (try await lists(fps: fps), ticks(31))
    for number in stride(from: 0, to: frames.count, by: every) {
      #expect(frames[number] == Image(ticks[number / every * ticksEvery]), "frame \(number)")
    }
  }

  @Test("a frame between two ticks is interpolated") func interpolation() async throws {
    let (frames, ticks) = (try await lists(fps: "50"), ticks(31))
    // Frame 3 is at tick 3.6.
    #expect(frames[3] == Image(ticks[3].interpolated(to: ticks[4], fraction: 0.6)))
    #expect(frames[3] != Image(ticks[3]))
  }

  @Test(
    "selected frames equal those of the whole animation", arguments: ["60", "50", "120"])
  func selectedFrames(fps: String) async throws {
    let whole = try await lists(fps: fps)
    let part = try await lists(fps: fps, frames: .range(7...20, step: 3))
    #expect(part.keys.sorted() == [7, 10, 13, 16, 19])
    for (number, list) in part { #expect(list == whole[number], "frame \(number)") }
  }

  @Test("a stage that has played continues") func continuation() async throws {
    let (stage, animator) = smallStage()
    defer { withExtendedLifetime(animator) {} }
    for _ in 0..<10 { stage.step() }
    let plan = try RenderPlan(
      points: stage.device.size, scale: 1, duration: 0.1, options: RenderOptions())
    let frames = try await FrameSource(stage: stage, plan: plan).frames(plan.frames[...])
    #expect(frames.map { Image($0.list) } == ticks(16)[10...].map(Image.init))
  }
}
