import Foundation
import Testing

@testable import StudioServer

@Suite struct StageTests {
  /// Returns the sequence numbers of the frames before a notice.
  private func frames(of page: TestConnection, until text: String) async throws -> [UInt8] {
    var frames: [UInt8] = []
    while true {
      switch try await page.message() {
      case .binary(let bytes): frames.append(bytes[4])
      case let message:
        if message.json["text"] == text { return frames }
      }
    }
  }

  @Test("a page receives up to 6 frames that it has not painted, then a key frame")
  func frames() async throws {
    try await TestStudio.run { studio, _ in
      let page = try await studio.page()
      try await page.send(text: #"{"type":"open","path":"frames 9"}"#)
      #expect(try await frames(of: page, until: "sent") == [1, 2, 3, 4, 5, 6])
      try await page.send(text: #"{"type":"painted","sequence":3}"#)
      try await page.send(text: #"{"type":"open","path":"frames 1"}"#)
      // What is based on a frame that the page does not have is useless to it.
      #expect(try await frames(of: page, until: "sent") == [])
      // When it has painted all of its frames, it receives a key frame.
      try await page.send(text: #"{"type":"painted","sequence":6}"#)
      #expect(try await frames(of: page, until: #"server {"type":"keyFrame"}"#) == [])
      #expect(try await page.message() == .binary(FakeStage.frame(11, isKey: true)))
    }
  }

  @Test("a page that connects later starts with a key frame") func later() async throws {
    try await TestStudio.run { studio, _ in
      let first = try await studio.page()
      try await first.send(text: #"{"type":"open","path":"frames 2"}"#)
      #expect(try await frames(of: first, until: "sent") == [1, 2])
      let second = try await studio.page()
      try await first.send(text: #"{"type":"open","path":"frames 1"}"#)
      #expect(try await frames(of: second, until: "sent") == [])
      #expect(try await frames(of: first, until: "sent") == [3])
    }
  }

  @Test("a trap is reported with its text, and the stage continues where it was")
  func trap() async throws {
    try await TestStudio.run { studio, _ in
      let page = try await studio.page()
      try await page.send(text: #"{"type":"open","path":"trap"}"#)
      let update = try await page.message("trapped")
      #expect(update["text"] == "Fatal error: the stage trapped")
      let start = try await page.message(where: "text", is: "server")["text"] ?? ""
      #expect(start.contains(#""path":"trap""#) && start.contains(#""tick":7"#))
      #expect(start.contains(#""playing":false"#) && start.contains(#""speed":0.5"#))
      #expect(try await page.message("notice")["text"] == #"page {"type":"join"}"#)
    }
  }

  @Test("a stage that traps again at once waits for a restart or for a change of the recipe")
  func trapAgain() async throws {
    try await TestStudio.run { studio, folder in
      let page = try await studio.page()
      try await page.send(text: #"{"type":"open","path":"trap again"}"#)
      #expect(try await page.message("trapped")["text"] == "Fatal error: the stage trapped")
      #expect(try await page.message("trapped")["text"] == "Fatal error: trapped again")
      // Nothing starts by itself, and pages that connect later see the trap.
      let later = try await studio.page(expectingStage: false)
      #expect(try await later.message("trapped")["text"] == "Fatal error: trapped again")
      try await page.send(text: #"{"type":"play"}"#)
      #expect(try await page.message("notice")["text"]?.contains("not running") == true)
      try folder.write("flipbook: 1\n\n", to: "ball.yaml")
      #expect(try await page.message("notice")["text"]?.contains("server") == true)
      #expect(try await page.message("trapped")["text"] == "Fatal error: trapped again")
      try await page.send(text: #"{"type":"open","path":"other"}"#)
      // The change of the file may be noticed twice, and start the stage once more before.
      var start = ""
      while !start.contains("other") { start = try await page.message("notice")["text"] ?? "" }
      #expect(start.contains("start"))
    }
  }

  @Test("a stage that sends what is no packet, or hangs, is started again on request")
  func hang() async throws {
    for path in ["hang", "stray"] {
      try await TestStudio.run { studio, _ in
        let page = try await studio.page()
        try await page.send(text: #"{"type":"open","path":"\#(path)"}"#)
        _ = try await page.message(where: "text", is: path)
        if path == "hang" { try await page.send(text: #"{"type":"restart"}"#) }
        #expect(
          try await page.message("trapped")["text"] == "the stage was ended by a signal: Killed")
        #expect(try await page.message("notice")["text"]?.contains("server") == true)
        #expect(try await page.message("notice")["text"] == #"page {"type":"join"}"#)
      }
    }
  }

  @Test("a studio that ends leaves no process, even if the stage hangs") func end() async throws {
    let folder = try TestFolder()
    let recipe = try folder.write("flipbook: 1\n", to: "ball.yaml")
    try await TestStudio.run(try FakeStage.options(for: recipe, in: folder)) { studio in
      let page = try await studio.page()
      try await page.send(text: #"{"type":"open","path":"hang"}"#)
      _ = try await page.message(where: "text", is: "hang")
      #expect(try processes(with: folder.path).count == 1)
    }
    #expect(try processes(with: folder.path) == [])
  }

  /// Returns the processes whose command lines contain a text.
  private func processes(with text: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { name in
      guard let id = Int(name), id != getpid() else { return false }
      let line = (try? Data(contentsOf: URL(filePath: "/proc/\(id)/cmdline"))) ?? Data()
      return String(decoding: line, as: UTF8.self).contains(text)
    }
  }
}
