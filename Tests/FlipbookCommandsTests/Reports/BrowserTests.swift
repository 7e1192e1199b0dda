import Flipbook
import FlipbookTestSupport
import Foundation
import Imaging
import Testing

@testable import FlipbookCommands

/// The HTML report in Chromium.
@MainActor
@Suite(.serialized) struct BrowserTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("recipes"), withIntermediateDirectories: true)
  }

  /// Records the ball, moves it down and changes the background to yellow, and returns the path of
  /// the report of its verification.
  private func report() async throws -> String {
    let recipe = try folder.write(ballRecipe, to: "recipes/ball.yaml")
    _ = try await RecordCommand.run(
      [recipe, "--references", folder.path("references"), "--every", "1"])
    let changed = ballRecipe.replacing("background: white", with: "background: yellow")
      .replacing("frame: [10, 5, 10, 10]", with: "frame: [10, 7, 10, 10]")
    _ = try folder.write(changed, to: "recipes/ball.yaml")
    _ = try folder.write(fadeRecipe, to: "recipes/<b>fade.yaml")
    _ = try await VerifyCommand.run([
      folder.path("recipes"), "--references", folder.path("references"), "--actual",
      folder.path("actual"), "--report", folder.path("report.html"),
    ])
    return folder.path("report.html")
  }

  private let timeline = "document.querySelector('section:not([hidden]) .timeline')"
  private let shown = "document.querySelector('section:not([hidden]) .player').dataset.shown"
  private let stage = "document.querySelector('section:not([hidden]) .stage')"

  /// Returns the left, top, width, and height of an element.
  private func box(_ browser: Browser, _ element: String) async throws -> [Int] {
    let text = try await browser.text(
      "(box => [box.x, box.y, box.width, box.height])(\(element).getBoundingClientRect())")
    return text.split(separator: ",").compactMap { Double($0).map { Int($0) } }
  }

  /// Returns the color at a fraction of the width and the height of an image.
  private func color(_ browser: Browser, x: Double, y: Double) async throws -> [UInt8] {
    let image = try Bitmap(png: try await browser.screenshot())
    let box = try await box(browser, "\(stage).querySelector('.expected .pane')")
    let column = box[0] + Int(Double(box[2]) * x)
    let row = box[1] + Int(Double(box[3]) * y)
    let start = (row * image.width + column) * 4
    return Array(image.pixels[start..<start + 3])
  }

  @Test("the report plays and compares frames, and reacts to keys and the mouse")
  func player() async throws {
    let page = try await report()
    try await Browser.run { browser in
      try await browser.resize(width: 1400, height: 1000)
      try await browser.prefer(colorScheme: "light")
      try await browser.open(file: page)
      try await browser.text("location.hash = '#ball'")
      try await browser.wait(for: "\(stage) !== null", toBe: "true")

      // The scrubber, by keys and by the mouse.
      try await browser.press("Home")
      try await browser.wait(
        for: shown, toBe: "0")
      let drawn = "\(stage).querySelector('.actual canvas').toDataURL()"
      let first = try await browser.text(drawn)
      #expect(try await browser.text("\(timeline).ariaValueNow") == "0")
      try await browser.press("ArrowRight", "ArrowRight")
      try await browser.wait(for: "\(timeline).ariaValueNow", toBe: "2")
      try await browser.press("End", "ArrowLeft")
      try await browser.wait(for: "\(timeline).ariaValueNow", toBe: "28")
      try await browser.wait(
        for: shown, toBe: "28")
      #expect(try await browser.text(drawn) != first)
      let track = try await box(browser, timeline)
      let (left, middle) = (track[0] + 3, track[1] + track[3] / 2)
      try await browser.drag(from: (left, middle), to: (left + track[2] / 2, middle))
      try await browser.wait(for: "\(timeline).ariaValueNow", toBe: "15")
      let playhead =
        "getComputedStyle(document.querySelector('section:not([hidden]) .plot'), '::after').left"
      let there = try await browser.text(playhead)
      try await browser.press("ArrowRight")
      #expect(try await browser.text(playhead) != there)

      // Playback.
      try await browser.press("Home", " ")
      try await browser.wait(for: "Number(\(timeline).ariaValueNow) > 2", toBe: "true")
      try await browser.press(" ")
      let stopped = try await browser.text("\(timeline).ariaValueNow")
      try await Task.sleep(for: .milliseconds(200))
      #expect(try await browser.text("\(timeline).ariaValueNow") == stopped)

      // Swipe: the expected frame on the left, the actual one on the right.
      try await browser.press("2")
      #expect(try await browser.text("\(stage).dataset.view") == "swipe")
      #expect(try await color(browser, x: 0.1, y: 0.9) == [255, 255, 255])
      #expect(try await color(browser, x: 0.9, y: 0.9) == [255, 255, 0])
      let area = try await box(browser, "\(stage).querySelector('.swipe')")
      let height = area[1] + area[3] / 2
      try await browser.drag(
        from: (area[0] + area[2] / 2, height), to: (area[0] + area[2] / 20, height))
      #expect(try await color(browser, x: 0.1, y: 0.9) == [255, 255, 0])
      #expect(try await browser.text("\(stage).querySelector('.divider').ariaValueNow") == "5")

      // Onion skin: half of each.
      try await browser.press("3")
      let mixed = try await color(browser, x: 0.9, y: 0.9)
      #expect(mixed[0] == 255 && (120...135).contains(mixed[2]), "\(mixed)")

      // Blink: both in turn.
      try await browser.press("4")
      try await browser.wait(for: "\(stage).dataset.blink", toBe: "actual")
      #expect(try await color(browser, x: 0.9, y: 0.9) == [255, 255, 0])
      try await browser.wait(for: "\(stage).dataset.blink", toBe: "expected")
      #expect(try await color(browser, x: 0.9, y: 0.9) == [255, 255, 255])

      #expect(await browser.complaints == [])
      #expect(try await browser.text("performance.getEntriesByType('resource').length") == "0")
    }
  }

  @Test("a link shows a section, a frame and a view, and the URL follows what is shown")
  func links() async throws {
    let page = try await report()
    try await Browser.run { browser in
      try await browser.resize(width: 1400, height: 1000)
      try await browser.open(file: page)
      // The content of a section is created when it is shown.
      #expect(try await browser.text("document.querySelectorAll('template.content').length") == "1")
      #expect(try await browser.text("location.hash") == "")
      try await browser.text("location.hash = '#ball/12/swipe'")
      try await browser.wait(for: shown, toBe: "12")
      #expect(try await browser.text("document.querySelectorAll('template.content').length") == "0")
      #expect(try await browser.text("\(stage).dataset.view") == "swipe")
      try await browser.press("ArrowRight", "3")
      try await browser.wait(for: "location.hash", toBe: "#ball/13/onion")
      try await browser.press("1")
      try await browser.wait(for: "location.hash", toBe: "#ball/13")
      // The frames of sentences are links.
      let link = "document.querySelector('section:not([hidden]) .sentences a[href=\"#ball/0\"]')"
      try await browser.text("\(link).click()")
      try await browser.wait(for: shown, toBe: "0")
      // Frames and sections that do not exist are ignored.
      for hash in ["#ball/99", "#ball/x/y", "#%", "#none/3"] {
        try await browser.text("location.hash = '\(hash)'")
        try await Task.sleep(for: .milliseconds(30))
      }
      #expect(await browser.complaints == [])
    }
  }

  @Test("the report lists every recipe, light or dark, wide or narrow") func appearance()
    async throws
  {
    let page = try await report()
    try await Browser.run { browser in
      try await browser.prefer(colorScheme: "light")
      try await browser.resize(width: 1400, height: 1000)
      try await browser.open(file: page)
      try await browser.wait(for: "document.querySelectorAll('nav a').length", toBe: "2")
      #expect(
        try await browser.text("document.querySelector('nav a span').textContent") == "<b>fade")
      try await browser.wait(
        for: "document.querySelector('section:not([hidden]) h2').firstChild.data.trim()",
        toBe: "<b>fade")
      try await browser.text("document.querySelectorAll('nav a')[1].click()")
      try await browser.wait(
        for: "document.querySelector('section:not([hidden]) h2').firstChild.data.trim()",
        toBe: "ball")

      let ground = "getComputedStyle(document.body).backgroundColor"
      let light = try await browser.text(ground)
      try await browser.prefer(colorScheme: "dark")
      #expect(try await browser.text(ground) != light)

      for width in [1400, 390] {
        try await browser.resize(width: width, height: 844)
        #expect(try await browser.text("document.documentElement.scrollWidth") == "\(width)")
      }
      // Every control has a name.
      let nameless = """
        [...document.querySelectorAll('button, input, select, [role=slider]')].filter(control => \
        !control.ariaLabel && !control.textContent.trim()).length
        """
      #expect(try await browser.text(nameless) == "0")
      #expect(await browser.complaints == [])
    }
  }
}
