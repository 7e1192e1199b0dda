import FlipbookTestSupport
import Imaging
import Testing

@testable import Flipbook

@MainActor
@Suite struct SlowRenderTests {
  private let folder: TemporaryFolder
  private let slow: Recipe
  private let plain: Recipe

  init() throws {
    folder = try TemporaryFolder()
    plain = try Recipe.check(ballRecipe, file: "ball.yaml")
    // Frames 6 to 17 show 0.1 s.
    slow = try Recipe.check(
      ballRecipe + "\nmarkers: { low: 0.15s }\nslow: [{ from: 0.1s, to: 0.2s, speed: 0.5 }]",
      file: "ball.yaml")
  }

  private func render(
    _ recipe: Recipe, to name: String, fps: String = "60", frames: FrameSelection = .all,
    jobs: Int = 2, shard: Shard? = nil
  ) async throws -> Manifest {
    var options = RenderOptions()
    options.fps = .of(fps)
    options.frames = frames
    options.jobs = jobs
    options.shard = shard
    return try await recipe.render(to: folder.path(name), options: options).manifest
  }

  @Test("frames of a slow stretch are those of a higher rate") func frames() async throws {
    let frames = try await render(slow, to: "slow").frames.map(\.pixels)
    let doubled = try await render(plain, to: "plain", fps: "120").frames.map(\.pixels)
    #expect(frames.count == 36)
    #expect(frames[..<6] == .init(stride(from: 0, to: 12, by: 2).map { doubled[$0] }))
    #expect(Array(frames[6..<18]) == Array(doubled[12..<24]))
    #expect(Array(frames[18...]) == stride(from: 24, to: 60, by: 2).map { doubled[$0] })
    #expect(Set(frames[6..<18]).count == 12)
  }

  @Test("times select frames by stage time, and the manifest has output time")
  func times() async throws {
    let times = try #require(FrameSelection(times: "0.05s,low,0.3,end"))
    let manifest = try await render(slow, to: "times", frames: times)
    #expect(manifest.frames.map(\.number) == [3, 12, 24, 35])
    #expect(abs(manifest.duration - 0.6) < 1e-9)
    await #expect(throws: FlipbookError.self) {
      _ = try await render(slow, to: "times", frames: .times([.seconds(0.55)]))
    }
  }

  @Test("any jobs, range and shard draw the same frames") func parts() async throws {
    let whole = try await render(slow, to: "whole").frames
    #expect(try await render(slow, to: "one", jobs: 1).frames == whole)
    let range = try await render(slow, to: "range", frames: .range(7...13, step: 3)).frames
    #expect(range == [whole[7], whole[10], whole[13]])
    let second = try await render(slow, to: "shard", shard: Shard(2, of: 3)).frames
    #expect(second.count == 12)
    #expect(second.allSatisfy { whole[$0.number] == $0 })
  }

  @Test("a movie has output time; traces and references have stage time")
  func movieAndReference() async throws {
    var options = MovieOptions()
    options.from = .marker("low")
    let plan = try MoviePlan(.mp4, of: [.recipe(slow)], options: options)
    #expect(plan.frameNumbers == Array(12..<36))
    #expect(plan.movie.timing.duration == 0.4)
    #expect(try slow.trace() == plain.trace())
    let played = try await slow.play(ReferenceOptions())
    let expected = try await plain.play(ReferenceOptions())
    #expect(played.reference.frames == expected.reference.frames)
    try await played.draw([29], folder.path("drawn"))
    #expect(try folder.names(in: "drawn").contains("frame_000029.png"))
  }
}
