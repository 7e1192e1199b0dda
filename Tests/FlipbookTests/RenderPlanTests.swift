import FlipbookTestSupport
import Foundation
import Testing
import UIKit

@testable import Flipbook

@Suite struct RenderPlanTests {
  private func plan(
    _ points: CGSize = CGSize(width: 320, height: 568), scale: Double = 2, duration: Double = 4,
    options: RenderOptions = RenderOptions()
  ) throws -> RenderPlan {
    try RenderPlan(points: points, scale: scale, duration: duration, options: options)
  }

  private static func options(_ change: (inout RenderOptions) -> Void) -> RenderOptions {
    var options = RenderOptions()
    change(&options)
    return options
  }

  @Test(
    "all frames are before the end",
    arguments: [
      (4.0, "60", 240), (4, "50", 200), (4, "23.976", 96), (0.001, "60", 1), (1.0 / 60, "60", 1),
      // In floating point 66.00000000000001 and 245.99999999999997.
      (1.1, "60", 66), (4.1, "60", 246), (0.51, "2", 2), (600, "240", 144_000),
      (600, "120000/1001", 71_929),
    ] as [(Double, String, Int)])
  func frameCount(duration: Double, fps: String, count: Int) throws {
    let plan = try plan(duration: duration, options: Self.options { $0.fps = .of(fps) })
    #expect(plan.frames == Array(0..<count))
  }

  @Test(
    "an output size has pixels and a scale",
    arguments: [
      ("native", OutputSize.native, 640, 1136, 2.0),
      ("scale", .scale(0.5), 160, 284, 0.5),
      ("fraction", .scale(1.3), 416, 738, 1.3),
      ("pixels", .pixels(width: 1280, height: 2272), 1280, 2272, 4),
      ("nearest pixel", .pixels(width: 100, height: 178), 100, 178, 0.3125),
    ])
  func outputSize(
    id: String, size: OutputSize, width: Int, height: Int, scale: Double
  ) throws {
    let plan = try plan(options: Self.options { $0.size = size })
    #expect(plan.pixels == Manifest.Size(width: width, height: height))
    #expect(plan.scale == scale)
  }

  @Test(
    "a duration out of range throws",
    arguments: [
      ("nothing", 0.0, FlipbookError.durationOutOfRange(0)),
      ("negative", -1, .durationOutOfRange(-1)),
      ("a week", 604_800, .durationOutOfRange(604_800)),
      ("endless", .infinity, .durationOutOfRange(.infinity)),
    ])
  func duration(id: String, duration: Double, error: FlipbookError) {
    #expect(throws: error) { try plan(duration: duration) }
  }

  @Test("a duration of NaN throws") func durationOfNaN() {
    #expect(throws: FlipbookError.self) { try plan(duration: .nan) }
  }

  private static let refusals: [(String, RenderOptions, FlipbookError)] = [
    ("fast", options { $0.fps = .of("241") }, .rateOutOfRange(.of("241"))),
    ("slow", options { $0.fps = .of("0.5") }, .rateOutOfRange(.of("0.5"))),
    ("small", options { $0.size = .scale(0.01) }, .scaleOutOfRange(0.01)),
    ("large", options { $0.size = .scale(9) }, .scaleOutOfRange(9)),
    ("infinite", options { $0.size = .scale(.infinity) }, .scaleOutOfRange(.infinity)),
    (
      "wide", options { $0.size = .pixels(width: 640, height: 480) },
      .sizeDoesNotFit(width: 640, height: 480, fittingHeight: 1136)
    ),
    (
      "too wide", options { $0.size = .pixels(width: 1_000_000, height: 1) },
      .sizeOutOfRange(width: 1_000_000, height: 1, widths: 32...2560)
    ),
    ("no jobs", options { $0.jobs = 0 }, .jobsOutOfRange(0)),
    ("many jobs", options { $0.jobs = 65 }, .jobsOutOfRange(65)),
  ]

  @Test(
    "options out of range throw", arguments: refusals)
  func invalidOptions(id: String, options: RenderOptions, error: FlipbookError) {
    #expect(throws: error) { try plan(options: options) }
  }

  @Test(
    "a stage without pixels or with too many throws",
    arguments: [
      CGSize(width: 4096, height: 4096), CGSize(width: 0, height: 10),
      CGSize(width: CGFloat.infinity, height: 10), CGSize(width: CGFloat.nan, height: 10),
    ])
  func stageSize(points: CGSize) {
    #expect(throws: FlipbookError.self) { try plan(points, scale: 8) }
  }
}

@Suite struct TickPositionTests {
  @Test(
    "a frame has a tick and a fraction",
    arguments: [
      (0, "60", 0, 0.0), (7, "60", 7, 0), (1, "120", 0, 0.5), (3, "120", 1, 0.5), (5, "50", 6, 0),
      (1, "50", 1, 0.2), (1, "23.976", 2, 0.5025), (1000, "59.94", 1001, 0), (1, "30", 2, 0),
      (143_999, "240", 35_999, 0.75),
    ])
  func position(frame: Int, fps: String, tick: Int, fraction: Double) {
    let position = TickPosition(frame: frame, fps: .of(fps))
    #expect(position.tick == tick)
    #expect(abs(position.fraction - fraction) < 1e-12)
  }
}
