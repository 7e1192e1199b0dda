import FlipbookTestSupport
import Foundation

/// A running `flipbook studio`, and a page that shows it.
@MainActor
struct StudioRun {
  let folder: TemporaryFolder
  let process: Process
  /// The address of the page, which contains the token.
  let url: String

  /// Starts the studio for a file or a folder of the temporary folder, and ends it after some work.
  static func run(
    _ path: String, in folder: TemporaryFolder, environment: [String: String] = [:],
    _ work: @MainActor (StudioRun) async throws -> Void
  ) async throws {
    let output = folder.path(".output")
    try Data().write(to: URL(filePath: output))
    let process = Process()
    process.executableURL = URL(filePath: BuiltCommand.path)
    process.arguments = ["studio", path, "--no-open", "--port", "0"]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer { process.waitUntilExit() }
    defer { process.interrupt() }
    var lines: [Substring] = []
    for _ in 0..<800 where lines.count < 2 && process.isRunning {
      lines = try String(contentsOfFile: output, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      try await Task.sleep(for: .milliseconds(25))
    }
    guard let url = lines.first, url.hasPrefix("http://127.0.0.1:") else {
      throw Browser.Failure(description: "the studio printed no address: \(lines)")
    }
    try await work(StudioRun(folder: folder, process: process, url: String(url)))
  }

  /// Starts the studio and a browser, opens the page, and shows the first frame.
  static func page(
    _ path: String, in folder: TemporaryFolder, environment: [String: String] = [:],
    _ work: @MainActor (StudioRun, Browser) async throws -> Void
  ) async throws {
    try await run(path, in: folder, environment: environment) { studio in
      try await Browser.run { browser in
        try await browser.resize(width: 1400, height: 900)
        try await browser.prefer(colorScheme: "light")
        try await studio.open(browser)
        // The studio plays a recipe when it opens it.
        try await browser.text("studio.timeline.go(0)")
        try await browser.wait(
          for: "studio.state.tick + ' ' + studio.state.playing", toBe: "0 false")
        try await work(studio, browser)
      }
    }
  }

  /// Opens the page, and waits for its first frame.
  func open(_ browser: Browser) async throws {
    try await browser.open(url: url)
    try await browser.wait(
      for: "studio.shown.tick >= 0 && studio.state !== undefined", toBe: "true")
  }

  /// The processes that the studio started.
  var children: [Int32] {
    let path = "/proc/\(process.processIdentifier)/task"
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return tasks.flatMap { task in
      let text = (try? String(contentsOfFile: "\(path)/\(task)/children", encoding: .utf8)) ?? ""
      return text.split(separator: " ").compactMap { Int32($0.trimmingCharacters(in: .newlines)) }
    }
  }
}

extension Browser {
  /// Returns the color of a point of the stage, as in `255,0,0`.
  func color(_ x: Double, _ y: Double, view: Int = 0) async throws -> String {
    try await text(Self.color(x, y, view: view))
  }

  /// Waits until a point of the stage has a color.
  func wait(forColor color: String, _ x: Double, _ y: Double, view: Int = 0) async throws {
    try await wait(for: Self.color(x, y, view: view), toBe: color)
  }

  private static func color(_ x: Double, _ y: Double, view: Int) -> String {
    "(image => (start => [...image.data.slice(start, start + 3)])"
      + "((\(y) * image.width + \(x)) * studio.scene.scale * 4))(studio.screens.screens[\(view)].image)"
  }

  /// Returns the location of a point of the stage in the page.
  func location(_ x: Double, _ y: Double) async throws -> (x: Int, y: Int) {
    let text = try await text(
      "(box => [box.x + \(x) / studio.scene.size[0] * box.width, box.y + \(y) / "
        + "studio.scene.size[1] * box.height])(document.querySelector('.pane').getBoundingClientRect())"
    )
    let numbers = text.split(separator: ",").compactMap { Double($0) }
    guard numbers.count == 2 else { throw Failure(description: "no location in \(text)") }
    return (Int(numbers[0].rounded()), Int(numbers[1].rounded()))
  }

  /// Returns the location of a fraction of an element.
  func location(of selector: String, x: Double = 0.5, y: Double = 0.5) async throws
    -> (x: Int, y: Int)
  {
    let text = try await text(
      "(box => [box.x + \(x) * box.width, box.y + \(y) * box.height])"
        + "(document.querySelector('\(selector)').getBoundingClientRect())")
    let numbers = text.split(separator: ",").compactMap { Double($0) }
    guard numbers.count == 2 else { throw Failure(description: "no location of \(selector)") }
    return (Int(numbers[0].rounded()), Int(numbers[1].rounded()))
  }

  /// Clicks an element.
  func click(_ selector: String) async throws {
    try await click(try await location(of: selector))
  }

  func click(_ point: (x: Int, y: Int)) async throws { try await drag(along: [point]) }
}
