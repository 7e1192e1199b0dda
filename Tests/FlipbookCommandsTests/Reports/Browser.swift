import FlipbookTestSupport
import Foundation

/// Chromium without a window, which a test drives over a pipe (the DevTools protocol).
actor Browser {
  /// What went wrong.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let folder: TemporaryFolder
  private let process: Process
  private let commands: Int32
  private let answers: Int32
  /// What has come in of the next message.
  private var incoming: [UInt8] = []
  private var count = 0
  private var session: String?
  /// What the page has complained about.
  private(set) var complaints: [String] = []

  /// Starts the program.
  private init() throws {
    folder = try TemporaryFolder()
    let pipes = [folder.path("commands"), folder.path("answers")]
    for pipe in pipes where mkfifo(pipe, 0o600) != 0 {
      throw Failure(description: "there is no pipe \(pipe)")
    }
    // Opens both ends, so that opening does not block.
    commands = Foundation.open(pipes[0], O_RDWR | O_CLOEXEC)
    answers = Foundation.open(pipes[1], O_RDWR | O_NONBLOCK | O_CLOEXEC)
    process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    let options = [
      "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu",
      "--hide-scrollbars", "--force-color-profile=srgb", "--no-first-run",
      "--remote-debugging-pipe",
    ].joined(separator: " ")
    process.arguments = [
      "-c", "exec chromium \(options) --user-data-dir=\"$0\" about:blank 3<\"$1\" 4>\"$2\"",
      folder.path("profile"), pipes[0], pipes[1],
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Opens a page.
  private func begin() async throws {
    let target = try await send("Target.createTarget", ["url": "about:blank"])["targetId"]
    let attached = try await send(
      "Target.attachToTarget", ["targetId": target ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log"] { try await send("\(domain).enable") }
  }

  /// Runs some work with a browser, and ends it, whatever comes of the work.
  @MainActor
  static func run(_ work: @MainActor (Browser) async throws -> Void) async throws {
    let browser = try Browser()
    do {
      try await browser.begin()
      try await work(browser)
    } catch {
      await browser.close()
      throw error
    }
    await browser.close()
  }

  private func close() async {
    session = nil
    if (try? await send("Browser.close")) == nil { process.terminate() }
    process.waitUntilExit()
    Foundation.close(commands)
    Foundation.close(answers)
  }

  /// Sends a command, and waits for what it comes to.
  @discardableResult
  private func send(_ method: String, _ parameters: [String: Any] = [:]) async throws
    -> [String: Any]
  {
    count += 1
    var message: [String: Any] = ["id": count, "method": method, "params": parameters]
    message["sessionId"] = session
    let bytes = Array(try JSONSerialization.data(withJSONObject: message)) + [0]
    var position = 0
    while position < bytes.count {
      let written = bytes[position...].withUnsafeBytes { write(commands, $0.baseAddress, $0.count) }
      guard written > 0 else { throw Failure(description: "the browser takes no commands") }
      position += written
    }
    let wanted = count
    while true {
      let answer = try await receive()
      note(answer)
      guard answer["id"] as? Int == wanted else { continue }
      if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// The next message.
  private func receive() async throws -> [String: Any] {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    for _ in 0..<20_000 {
      if let end = incoming.firstIndex(of: 0) {
        let object = try JSONSerialization.jsonObject(with: Data(incoming[..<end]))
        incoming.removeSubrange(...end)
        return object as? [String: Any] ?? [:]
      }
      let length = read(answers, &chunk, chunk.count)
      if length > 0 {
        incoming += chunk[..<length]
      } else if process.isRunning {
        try await Task.sleep(for: .milliseconds(2))
      } else {
        break
      }
    }
    throw Failure(description: "Chromium does not answer: is Debian's chromium installed?")
  }

  private func note(_ message: [String: Any]) {
    let parameters = message["params"] as? [String: Any]
    switch message["method"] as? String {
    case "Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded":
      complaints.append("\(parameters ?? [:])")
    default: break
    }
  }
}

extension Browser {
  /// Makes the page so many pixels large.
  func resize(width: Int, height: Int) async throws {
    try await send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// Has the page think that people like it `light`, or `dark`.
  func prefer(colorScheme: String) async throws {
    try await send(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": colorScheme]]])
  }

  /// Opens a file.
  func open(file: String) async throws {
    try await send("Page.navigate", ["url": URL(filePath: file).absoluteString])
    try await wait(for: "location.protocol + document.readyState", toBe: "file:complete")
  }

  /// Opens an address.
  func open(url: String) async throws {
    try await send("Page.navigate", ["url": url])
    try await wait(for: "document.readyState", toBe: "complete")
  }

  /// What an expression of JavaScript comes to, as text.
  @discardableResult
  func text(_ expression: String) async throws -> String {
    let answer = try await send("Runtime.evaluate", ["expression": "String(\(expression))"])
    if let details = answer["exceptionDetails"] {
      throw Failure(description: "\(expression): \(details)")
    }
    return (answer["result"] as? [String: Any])?["value"] as? String ?? ""
  }

  /// Waits until an expression comes to something.
  func wait(for expression: String, toBe wanted: String) async throws {
    var last = ""
    for _ in 0..<400 {
      last = try await text(expression)
      if last == wanted { return }
      try await Task.sleep(for: .milliseconds(25))
    }
    throw Failure(description: "\(expression) is \(last), not \(wanted)")
  }

  /// Presses keys by their names, one after the other.
  func press(_ keys: String...) async throws {
    for key in keys {
      let text = key.count == 1 ? ["text": key] : [:]
      let parameters = ["key": key].merging(text) { old, _ in old }
      try await send("Input.dispatchKeyEvent", parameters.merging(["type": "keyDown"]) { $1 })
      try await send("Input.dispatchKeyEvent", ["type": "keyUp", "key": key])
    }
  }

  /// Presses the mouse's button at one point of the page, moves to another, and lets it go.
  func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) async throws {
    try await drag(along: [start, end])
  }

  /// Presses the mouse's button at the first point of the page, moves along the others, and
  /// releases it at the last.
  ///
  /// - Parameter isAlternate: Whether the Alt key is pressed.
  func drag(
    along points: [(x: Int, y: Int)], pause: Duration = .zero, isAlternate: Bool = false
  ) async throws {
    guard let first = points.first, let last = points.last else { return }
    let moves = points.dropFirst().map { ("mouseMoved", $0, 1) }
    let steps =
      [("mouseMoved", first, 0), ("mousePressed", first, 1)] + moves + [("mouseReleased", last, 0)]
    for (type, point, buttons) in steps {
      try await send(
        "Input.dispatchMouseEvent",
        [
          "type": type, "x": point.x, "y": point.y, "button": "left", "buttons": buttons,
          "clickCount": 1, "modifiers": isAlternate ? 1 : 0,
        ])
      if pause > .zero { try await Task.sleep(for: pause) }
    }
  }

  /// Moves fingers on the touch screen from the first step to the last, and lifts them.
  ///
  /// - Parameter steps: The location of every finger in each step.
  func touch(along steps: [[(x: Int, y: Int)]], pause: Duration) async throws {
    for (number, step) in steps.enumerated() {
      let points = step.enumerated().map { ["x": $1.x, "y": $1.y, "id": $0] }
      try await send(
        "Input.dispatchTouchEvent",
        ["type": number == 0 ? "touchStart" : "touchMove", "touchPoints": points])
      try await Task.sleep(for: pause)
    }
    try await send("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [Any]()])
  }

  /// What is seen, as a PNG file.
  func screenshot() async throws -> [UInt8] {
    let text = try await send("Page.captureScreenshot")["data"] as? String ?? ""
    guard let data = Data(base64Encoded: text), !data.isEmpty else {
      throw Failure(description: "there is no screenshot")
    }
    return Array(data)
  }
}
