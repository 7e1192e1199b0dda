import FlipbookTestSupport
import Foundation
import Testing

/// What the page of the studio shows when something fails.
@MainActor
@Suite(.serialized) struct StudioFailureTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private let recipe = """
    flipbook: 1
    title: A square
    stage: { size: [200, 300], scale: 1, background: white }
    duration: 2s
    params: { side: 40 }
    views:
      square: { frame: [0, 0, $side, 40], backgroundColor: red }

    """

  private let banner = "document.querySelector('#diagnostics')"

  @Test("an error in the recipe is shown over the last frame until it is repaired")
  func diagnostics() async throws {
    let path = try folder.write(recipe, to: "square.yaml")
    try await StudioRun.page(path, in: folder) { _, browser in
      #expect(try await browser.text("\(banner).hidden") == "true")
      _ = try folder.write(recipe.replacing("frame:", with: "framee:"), to: "square.yaml")
      try await browser.wait(for: "\(banner).hidden", toBe: "false")
      let text = try await browser.text("\(banner).textContent")
      #expect(text.contains("square.yaml:7:") && text.contains("did you mean 'frame'?"), "\(text)")
      #expect(text.contains("Line 7"))
      #expect(try await browser.color(20, 20) == "255,0,0")
      // A file that is missing or replaced by a folder is an error as well.
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      try await browser.wait(for: "\(banner).textContent.includes('framee')", toBe: "false")
      #expect(try await browser.text("\(banner).hidden") == "false")
      #expect(try await browser.color(20, 20) == "255,0,0")
      try FileManager.default.removeItem(atPath: path)
      _ = try folder.write(recipe.replacing("red", with: "blue"), to: "square.yaml")
      try await browser.wait(for: "\(banner).hidden", toBe: "true")
      try await browser.wait(forColor: "0,0,255", 20, 20)
      #expect(await browser.complaints == [])
    }
  }

  @Test("a stage that traps is reported, and continues at its time with its settings")
  func restart() async throws {
    let path = try folder.write(recipe, to: "square.yaml")
    try await StudioRun.page(path, in: folder) { studio, browser in
      try await browser.text("studio.parameters.change('side', '100')")
      try await browser.wait(forColor: "255,0,0", 90, 20)
      try await browser.text("studio.timeline.go(77)")
      try await browser.wait(for: "studio.state.tick", toBe: "77")
      try await browser.text("studio.state = undefined")
      let children = studio.children
      #expect(!children.isEmpty)
      for child in children { kill(child, SIGILL) }
      try await browser.wait(
        for: "document.querySelectorAll('.notice.error').length > 0", toBe: "true")
      if try await browser.text("document.querySelector('#trapped').hidden") == "false" {
        try await browser.text("document.querySelector('#trapped button').click()")
      }
      try await browser.wait(for: "document.querySelector('#trapped').hidden", toBe: "true")
      try await browser.wait(for: "studio.state?.tick", toBe: "77")
      #expect(try await browser.text("studio.state.settings.side") == "100")
      try await browser.wait(forColor: "255,0,0", 90, 20)
      // The new stage is alive.
      try await browser.text("studio.parameters.change('side', null)")
      try await browser.wait(forColor: "255,255,255", 90, 20)
    }
  }

  @Test("a page from another origin, or without the token, is rejected")
  func origins() async throws {
    let path = try folder.write(recipe, to: "square.yaml")
    let other = try folder.write("<!DOCTYPE html><title>Other</title>", to: "other.html")
    try await StudioRun.run(path, in: folder) { studio in
      try await Browser.run { browser in
        func outcome(_ address: String) async throws -> String {
          try await browser.text(
            "(() => { window.outcome = 'none'; const socket = new WebSocket('\(address)'); "
              // An earlier socket may still receive messages.
              + "const end = (outcome) => { if (window.socket === socket) window.outcome = outcome }; "
              + "window.socket = socket; "
              + "socket.onmessage = () => end('message'); socket.onerror = () => end('error') })()")
          try await browser.wait(for: "window.outcome !== 'none'", toBe: "true")
          return try await browser.text("window.outcome")
        }
        let socket = studio.url.replacing(/^http(:\/\/[^\/]*)\/?/) { "ws\($0.1)/socket" }
        // From a page of another origin, even with the token.
        try await browser.open(file: other)
        #expect(try await outcome(socket) == "error")
        // From the studio's own page, with and without the token.
        try await studio.open(browser)
        #expect(try await outcome(socket) == "message")
        #expect(try await outcome(String(socket.prefix { $0 != "?" })) == "error")
        #expect(try await outcome(socket + "0") == "error")
      }
    }
  }

  @Test("when the studio ends, the page reports it and keeps the last frame")
  func disconnection() async throws {
    let path = try folder.write(recipe, to: "square.yaml")
    try await StudioRun.page(path, in: folder) { studio, browser in
      try await browser.wait(forColor: "255,0,0", 20, 20)
      studio.process.interrupt()
      try await browser.wait(for: "document.querySelector('#connection').hidden", toBe: "false")
      #expect(try await browser.color(20, 20) == "255,0,0")
      // Controls do nothing, without errors.
      try await browser.press(" ", "ArrowRight", "l", "r")
      try await browser.click("#export")
      #expect(try await browser.color(20, 20) == "255,0,0")
    }
  }

  @Test("malformed messages are answered, and change nothing")
  func messages() async throws {
    let path = try folder.write(recipe, to: "square.yaml")
    try await StudioRun.page(path, in: folder) { _, browser in
      for message in ["{", "[]", #"{"type":"jump"}"#, #"{"type":"seek","tick":"x"}"#] {
        try await browser.text("document.querySelector('#notices').replaceChildren()")
        try await browser.text("studio.connection.socket.send('\(message)')")
        try await browser.wait(
          for: "document.querySelectorAll('.notice.error').length", toBe: "1")
      }
      try await browser.text("studio.timeline.go(5)")
      try await browser.wait(for: "studio.state.tick", toBe: "5")
    }
  }
}
