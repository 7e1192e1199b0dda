import FlipbookTestSupport
import Foundation
import Testing

/// Touches of two fingers on the page of the studio.
@MainActor
@Suite(.serialized) struct StudioTouchTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A square that two fingers scale.
  private let pinch = """
    flipbook: 1
    title: Two fingers scale a square
    stage: { size: [200, 300], scale: 1, background: white }
    duration: 1s
    views:
      square: { frame: [70, 120, 60, 60], backgroundColor: red }
    gestureRecognizers:
      pinch: { kind: pinch, view: square }
    on:
      - { gesture: pinch, apply: square }

    """

  /// Plays a gesture of two fingers that move apart, records it, and expects the square to be scaled, then
  /// and when the recorded entry is played.
  private func expectScaled(
    _ gesture: @MainActor (Browser) async throws -> Void
  ) async throws {
    let path = try folder.write(pinch, to: "pinch.yaml")
    try await StudioRun.page(path, in: folder) { _, browser in
      try await browser.wait(forColor: "255,0,0", 100, 150)
      #expect(try await browser.color(50, 150) == "255,255,255")
      try await browser.click("#record")
      try await browser.wait(for: "studio.state.recording", toBe: "true")
      try await gesture(browser)
      try await browser.wait(forColor: "255,0,0", 50, 150)
      try await browser.wait(forColor: "255,0,0", 150, 150)
      try await browser.click("#record")
      try await browser.wait(for: "document.querySelector('#recording').hidden", toBe: "false")
      let entries = try await browser.text("document.querySelector('#recording pre').textContent")
      #expect(entries.contains("pinch:") || entries.contains("drag:"), "\(entries)")
      try await browser.click("#recording .insert")
      try await browser.wait(for: "document.querySelector('#recording').hidden", toBe: "true")
      try await browser.press("Home", "End")
      try await browser.text("studio.timeline.go(studio.timeline.duration)")
      try await browser.wait(forColor: "255,0,0", 50, 150)
      #expect(await browser.complaints == [])
    }
  }

  @Test("with Alt, the mouse is two fingers on both sides of the stage's center")
  func alternate() async throws {
    try await expectScaled { browser in
      var points: [(x: Int, y: Int)] = []
      for step in 0...20 {
        points.append(try await browser.location(115 + Double(step) * 3, 150))
      }
      try await browser.drag(along: points, pause: .milliseconds(16), isAlternate: true)
    }
  }

  @Test("two fingers of a touch screen touch the stage at the same time")
  func fingers() async throws {
    try await expectScaled { browser in
      var steps: [[(x: Int, y: Int)]] = []
      for step in 0...20 {
        let distance = 15 + Double(step) * 3
        steps.append([
          try await browser.location(100 - distance, 150),
          try await browser.location(100 + distance, 150),
        ])
      }
      try await browser.touch(along: steps, pause: .milliseconds(16))
    }
  }
}
