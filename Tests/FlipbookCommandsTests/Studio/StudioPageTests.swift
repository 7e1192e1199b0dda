import FlipbookTestSupport
import Foundation
import Testing

/// The layout of the studio's page, and what several pages share.
@MainActor
@Suite(.serialized) struct StudioPageTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func recipe(_ color: String) -> String {
    """
    flipbook: 1
    title: A \(color) square
    stage: { size: [200, 300], scale: 1, background: white }
    duration: 2s
    params: { side: 40, tint: \(color) }
    views:
      square: { frame: [0, 0, $side, 40], backgroundColor: $tint }
    timeline:
      - { at: 0.5s, set: { square.center: [100, 200] }, animate: 1s }
    expect:
      - { item: square, within: 2, of: [100, 200], by: 1.6s }

    """
  }

  @Test("two pages show the same stage")
  func pages() async throws {
    let path = try folder.write(recipe("red"), to: "square.yaml")
    try await StudioRun.page(path, in: folder) { studio, first in
      try await Browser.run { second in
        try await studio.open(second)
        try await first.text("studio.timeline.go(110)")
        for browser in [first, second] {
          try await browser.wait(for: "studio.shown.tick", toBe: "110")
          try await browser.wait(forColor: "255,0,0", 100, 200)
        }
        try await second.text("studio.parameters.change('tint', 'blue')")
        for browser in [first, second] {
          try await browser.wait(forColor: "0,0,255", 100, 200)
          try await browser.wait(for: "studio.state.settings.tint", toBe: "blue")
        }
        // A page that is loaded again shows the same.
        try await studio.open(first)
        try await first.wait(forColor: "0,0,255", 100, 200)
        #expect(try await first.text("studio.timeline.frame") == "110")
      }
    }
  }

  @Test("the list follows the folder, and opens recipes")
  func recipes() async throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("recipes"), withIntermediateDirectories: true)
    _ = try folder.write(recipe("red"), to: "recipes/a.yaml")
    _ = try folder.write(recipe("blue"), to: "recipes/b.yaml")
    try await StudioRun.page(folder.path("recipes"), in: folder) { _, browser in
      let names =
        "[...document.querySelectorAll('#recipes button')].map(button => "
        + "button.firstChild.data)"
      try await browser.wait(for: names, toBe: "a,b")
      // The square leaves this place while the recipe plays.
      try await browser.text("studio.timeline.go(0)")
      try await browser.wait(forColor: "255,0,0", 20, 20)
      try await browser.click("#recipes li:nth-child(2) button")
      try await browser.wait(for: "document.title.startsWith('A blue square')", toBe: "true")
      try await browser.text("studio.timeline.go(0)")
      try await browser.wait(forColor: "0,0,255", 20, 20)
      _ = try folder.write(recipe("green"), to: "recipes/c.yaml")
      try await browser.wait(for: names, toBe: "a,b,c")
      try FileManager.default.removeItem(atPath: folder.path("recipes/a.yaml"))
      try await browser.wait(for: names, toBe: "b,c")
      #expect(await browser.complaints == [])
    }
  }

  @Test("curves, marks and the filmstrip appear under the timeline")
  func curves() async throws {
    let path = try folder.write(recipe("red"), to: "square.yaml")
    try await StudioRun.page(path, in: folder) { _, browser in
      try await browser.press("End")
      try await browser.wait(for: "studio.state.frontier", toBe: "119")
      try await browser.wait(
        for: "document.querySelector('.graph .value')?.getAttribute('d').length > 200", toBe: "true"
      )
      #expect(
        try await browser.text("document.querySelector('.graph .name').textContent")
          == "square.center.y")
      try await browser.wait(for: "document.querySelectorAll('.film img').length > 3", toBe: "true")
      try await browser.wait(
        for: "document.querySelectorAll('.mark.expect:not(.failed)').length", toBe: "1")
      // Values on hover.
      let plot = try await browser.location(of: ".plot", x: 0.999)
      try await browser.drag(along: [plot])
      try await browser.wait(
        for: "document.querySelector('.graph output').textContent.includes('200')", toBe: "true")
      #expect(await browser.complaints == [])
    }
  }

  @Test("the range is exported with the command that the page shows")
  func export() async throws {
    let path = try folder.write(recipe("red"), to: "square.yaml")
    try await StudioRun.page(path, in: folder) { _, browser in
      try await browser.press("e")
      let command = "document.querySelector('.command code').textContent"
      try await browser.text(
        "(input => { input.value = 'out.gif'; input.dispatchEvent(new Event('input')) })"
          + "(document.querySelector('#export-file'))")
      try await browser.wait(for: "\(command).startsWith('flipbook movie ')", toBe: "true")
      try await browser.wait(for: "\(command).includes('out.gif')", toBe: "true")
      try await browser.click("#export-panel .run")
      try await browser.wait(
        for: "document.querySelector('.result a')?.textContent", toBe: "Download")
      #expect(folder.path("out.gif").withCString { access($0, R_OK) } == 0)
      #expect(await browser.complaints == [])
    }
  }

  @Test("the page is light or dark, wide or narrow, and its controls have names")
  func appearance() async throws {
    let path = try folder.write(recipe("red"), to: "square.yaml")
    try await StudioRun.page(path, in: folder) { _, browser in
      let ground = "getComputedStyle(document.body).backgroundColor"
      let light = try await browser.text(ground)
      try await browser.prefer(colorScheme: "dark")
      let dark = try await browser.text(ground)
      #expect(dark != light)
      // The switch of the page overrides the system.
      try await browser.click("#theme")
      #expect(try await browser.text(ground) == light)
      try await browser.click("#theme")
      #expect(try await browser.text(ground) == dark)

      for width in [1400, 900, 390] {
        try await browser.resize(width: width, height: 844)
        try await Task.sleep(for: .milliseconds(100))
        #expect(try await browser.text("document.documentElement.scrollWidth") == "\(width)")
        // The whole stage is visible.
        let isInside =
          "(([stage, well]) => stage.x >= well.x && stage.right <= well.right && stage.y >= well.y "
          + "&& stage.bottom <= well.bottom && stage.width > 100)(['.pane', 'main'].map(selector => "
          + "document.querySelector(selector).getBoundingClientRect()))"
        #expect(try await browser.text(isInside) == "true", "at \(width) px")
      }
      let nameless = """
        [...document.querySelectorAll('button, input, select, [role=slider]')].filter(control => \
        !control.ariaLabel && !control.textContent.trim() && !control.labels?.length).length
        """
      #expect(try await browser.text(nameless) == "0")
      #expect(await browser.complaints == [])
      #expect(try await browser.text("performance.getEntriesByType('resource').length") == "0")
    }
  }
}
