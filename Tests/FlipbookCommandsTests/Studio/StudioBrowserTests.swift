import FlipbookTestSupport
import Foundation
import Imaging
import Testing

/// The page of the studio in Chromium.
@MainActor
@Suite(.serialized) struct StudioBrowserTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A square that moves down when it is tapped, after the recipe moved it right.
  private let square = """
    # A comment that stays.
    flipbook: 1
    title: A square moves
    stage: { size: [200, 300], scale: 1, background: white }
    duration: 2s
    params:
      target: 150 # A comment after a value.
    views:
      square: { frame: [0, 0, 40, 40], backgroundColor: red }
    timeline:
      - { at: 0.5s, set: { square.center: [$target, 20] }, animate: { duration: 1s, curve: linear } }
    on:
      - { touchesBegan: square, set: { square.backgroundColor: blue } }

    """

  /// A square that follows a pan.
  private let pan = """
    flipbook: 1
    title: A square follows a finger
    stage: { size: [200, 300], scale: 1, background: white }
    duration: 1s
    views:
      square: { frame: [80, 80, 40, 40], backgroundColor: red }
    gestureRecognizers:
      pan: { kind: pan, view: square }
    on:
      - { gesture: pan, set: { square.center: touch } }

    """

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  @Test("saving a Swift program compiles it and shows the new frame, or its errors")
  func program() async throws {
    let code = """
      import PlaygroundSupport
      import UIKit

      let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      page.backgroundColor = .red
      PlaygroundPage.current.liveView = page
      """
    let path = try folder.write(code, to: "Page.swift")
    try await StudioRun.page(path, in: folder, environment: TestKit.environment) { _, browser in
      try await browser.wait(forColor: "255,0,0", 20, 20)
      _ = try folder.write(code.replacing(".red", with: ".purpel"), to: "Page.swift")
      try await browser.wait(for: "document.body.textContent.includes('purpel')", toBe: "true")
      try await browser.wait(forColor: "255,0,0", 20, 20)
      _ = try folder.write(code.replacing(".red", with: ".blue"), to: "Page.swift")
      try await browser.wait(forColor: "0,0,255", 20, 20)
    }
  }

  @Test("saving the recipe shows the new frame, at the same time")
  func saving() async throws {
    let path = try folder.write(square, to: "square.yaml")
    try await StudioRun.page(path, in: folder) { _, browser in
      try await browser.wait(forColor: "255,0,0", 20, 20)
      #expect(
        try await browser.text("document.querySelector('h1').textContent") == "A square moves")
      try await browser.text("studio.timeline.go(60)")
      try await browser.wait(forColor: "255,0,0", 85, 20)
      _ = try folder.write(square.replacing("color: red", with: "color: green"), to: "square.yaml")
      _ = try folder.write(square.replacing("Color: red", with: "Color: green"), to: "square.yaml")
      try await browser.wait(forColor: "0,255,0", 85, 20)
      #expect(try await browser.text("studio.shown.tick") == "60")
      #expect(try await browser.text("studio.timeline.frame") == "60")
      // The canvas shows what was decoded.
      let image = try Bitmap(png: try await browser.screenshot())
      let point = try await browser.location(85, 20)
      let start = (point.y * image.width + point.x) * 4
      #expect(Array(image.pixels[start..<start + 3]) == [0, 255, 0])

      // The pixels of the square, which stay, are not sent again.
      _ = try folder.write(
        square.replacing("Color: red", with: "Color: green")
          .replacing("background: white", with: "background: blue"), to: "square.yaml")
      try await browser.wait(forColor: "0,0,255", 150, 20)
      try await browser.wait(forColor: "0,0,255", 85, 280)
      try await browser.wait(forColor: "0,255,0", 85, 20)
      #expect(await browser.complaints == [])
    }
  }

  @Test("the timeline is scrubbed, stepped and played by the mouse and by keys")
  func scrubbing() async throws {
    let path = try folder.write(square, to: "square.yaml")
    try await StudioRun.page(path, in: folder) { _, browser in
      let end = try await browser.location(of: ".timeline", x: 0.999)
      try await browser.drag(
        along: [try await browser.location(of: ".timeline", x: 0.3), end])
      try await browser.wait(for: "studio.shown.tick", toBe: "119")
      try await browser.wait(forColor: "255,0,0", 150, 20)
      try await browser.wait(
        for: "document.querySelector('.clock .frame').textContent", toBe: "119")
      try await browser.press("Home")
      try await browser.wait(forColor: "255,0,0", 5, 20)
      #expect(try await browser.text("studio.shown.tick") == "0")
      try await browser.press("ArrowRight", "ArrowRight")
      try await browser.wait(for: "studio.timeline.frame", toBe: "2")
      // What was played is shown again without playing.
      try await browser.press("End", "Home", " ")
      try await browser.wait(for: "studio.shown.tick > 40", toBe: "true")
      try await browser.press(" ")
      try await browser.wait(for: "studio.state.playing", toBe: "false")
      let tick = try await browser.text("studio.state.tick")
      try await Task.sleep(for: .milliseconds(200))
      #expect(try await browser.text("studio.state.tick") == tick)
      // A loop returns to its start.
      try await browser.text("studio.timeline.setLoop({ from: 100, to: 110, on: true })")
      try await browser.press("End", " ")
      try await browser.wait(
        for: "studio.state.playing && studio.timeline.frame >= 100 && studio.timeline.frame <= 110",
        toBe: "true")
      #expect(await browser.complaints == [])
    }
  }

  @Test("a slider changes a parameter, which can be written to the recipe, and undone")
  func parameters() async throws {
    let path = try folder.write(square, to: "square.yaml")
    try await StudioRun.page(path, in: folder) { _, browser in
      try await browser.text("studio.timeline.go(119)")
      try await browser.wait(forColor: "255,0,0", 150, 20)
      let slider = ".parameter[data-name=target] input[type=range]"
      let range = "document.querySelector('\(slider)')"
      let share = Double(
        try await browser.text("(\(range).value - \(range).min) / (\(range).max - \(range).min)"))
      try await browser.drag(
        from: try await browser.location(of: slider, x: try #require(share)),
        to: try await browser.location(of: slider, x: 0.2))
      try await browser.wait(for: "Object.keys(studio.state.settings)", toBe: "target")
      let value = try await browser.text("\(range).value")
      #expect(value != "150")
      let x = try #require(Double(value))
      try await browser.wait(forColor: "255,0,0", min(195, max(5, x)), 20)
      try await browser.click(".parameter[data-name=target] .acts .icon")
      try await browser.wait(for: "studio.state.canUndo", toBe: "true")
      #expect(
        try text("square.yaml") == square.replacing("target: 150 #", with: "target: \(value) #"))
      try await browser.click(".parameters .undo")
      try await browser.wait(for: "studio.state.canUndo", toBe: "false")
      #expect(try text("square.yaml") == square)
      #expect(await browser.complaints == [])
    }
  }

  @Test("ticks that arrive together are shown in one animation frame each, and do not stay late")
  func pacing() async throws {
    let path = try folder.write(square, to: "square.yaml")
    try await StudioRun.page(path, in: folder) { _, browser in
      try await browser.wait(forColor: "255,0,0", 20, 20)
      // Two ticks before the first animation frame, then one in each of twenty.
      try await browser.text(
        """
        (() => {
        window.drawn = []; window.arrived = []; window.count = 0;
        const now = () => document.timeline.currentTime;
        studio.draw = (buffer) => {
          const tick = new Uint32Array(buffer)[2];
          studio.shown.tick = tick;
          drawn.push([tick, now()]);
          studio.painting.request();
        };
        const arrive = (tick) => {
          arrived.push(now());
          studio.take(new Uint32Array([1, 0, tick]).buffer);
        };
        arrive(1001); arrive(1002);
        window.isHeld = drawn.length === 1;
        (function next() {
          requestAnimationFrame(() => {
            count += 1;
            if (count <= 20) arrive(1002 + count);
            if (count < 30) next();
          });
        })();
        })()
        """)
      try await browser.wait(for: "count >= 30", toBe: "true")
      #expect(
        try await browser.text("String(drawn.map((one) => one[0]))")
          == Array(1001...1022).map(String.init).joined(separator: ","))
      #expect(try await browser.text("drawn[0][1] === arrived[0]") == "true")
      #expect(try await browser.text("isHeld") == "true")
      #expect(try await browser.text("drawn[21][1] === arrived[21]") == "true")
    }
  }

  @Test("two settings are shown side by side")
  func comparison() async throws {
    let path = try folder.write(square, to: "square.yaml")
    try await StudioRun.page(path, in: folder) { _, browser in
      try await browser.text("studio.timeline.go(119)")
      try await browser.click(".parameters .compare")
      try await browser.wait(for: "studio.screens.screens[1].hasFrame", toBe: "true")
      try await browser.text("studio.parameters.change('target', '40')")
      try await browser.wait(forColor: "255,0,0", 40, 20, view: 1)
      #expect(try await browser.color(150, 20) == "255,0,0")
      #expect(try await browser.color(40, 20) == "255,255,255")
      try await browser.click(".parameters .use")
      try await browser.wait(forColor: "255,0,0", 40, 20)
      try await browser.wait(for: "studio.state.compare ?? null", toBe: "null")
      #expect(await browser.complaints == [])
    }
  }

  @Test("the alert's button is pressed by real input events, and the alert flies off")
  func touching() async throws {
    let recipe = try String(
      contentsOf: RepositoryFiles.root.appending(path: "Recipes/alert.yaml"), encoding: .utf8)
    let lines = recipe.split(separator: "\n").filter {
      !$0.contains("at: 2s") && !$0.contains("at: 6.2s")
    }
    let path = try folder.write(lines.joined(separator: "\n"), to: "alert.yaml")
    try await StudioRun.page(path, in: folder) { _, browser in
      try await browser.text("studio.timeline.go(120)")
      try await browser.wait(for: "studio.shown.tick", toBe: "120")
      // The alert's first button is in the center of the screen.
      #expect(try await browser.color(160, 284) != "255,255,255")
      try await browser.drag(
        along: [try await browser.location(160, 298)], pause: .milliseconds(60))
      try await browser.wait(for: "studio.state.live", toBe: "true")
      try await browser.wait(forColor: "255,255,255", 160, 284)
      #expect(try await browser.text("studio.metrics.latencies.length > 0") == "true")
      #expect(await browser.complaints == [])
    }
  }

  @Test("a drag is recorded, and inserted into the recipe as an entry that moves the square")
  func recording() async throws {
    let path = try folder.write(pan, to: "pan.yaml")
    try await StudioRun.page(path, in: folder) { _, browser in
      try await browser.wait(forColor: "255,0,0", 100, 100)
      try await browser.click("#record")
      try await browser.wait(for: "studio.state.recording", toBe: "true")
      var points: [(x: Int, y: Int)] = []
      for step in 0...20 {
        points.append(
          try await browser.location(100 + Double(step) * 2, 100 + Double(step) * 6))
      }
      try await browser.drag(along: points, pause: .milliseconds(16))
      try await browser.wait(forColor: "255,0,0", 140, 220)
      try await browser.click("#record")
      try await browser.wait(for: "document.querySelector('#recording').hidden", toBe: "false")
      let entries = try await browser.text("document.querySelector('#recording pre').textContent")
      #expect(entries.contains("drag:") || entries.contains("flick:"))
      try await browser.click("#recording .insert")
      try await browser.wait(for: "document.querySelector('#recording').hidden", toBe: "true")
      #expect(try text("pan.yaml").contains("timeline:"))
      // The entry plays back.
      try await browser.press("Home", "End")
      try await browser.wait(
        for: "studio.scene.marks.some(({ kind }) => kind === 'touch')", toBe: "true")
      try await browser.text("studio.timeline.go(studio.timeline.duration)")
      try await browser.wait(forColor: "255,0,0", 140, 218)
      #expect(await browser.complaints == [])
    }
  }
}
