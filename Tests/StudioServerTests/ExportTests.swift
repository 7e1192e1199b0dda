import Foundation
import Testing

@testable import StudioServer

@Suite struct ExportTests {
  private func message(_ type: String, _ name: String) -> String {
    #"{"type":"\#(type)","kind":"gif","from":0,"to":9,"file":"\#(name)"}"#
  }

  @Test("an export reports its command, its progress and its file, which the server sends")
  func export() async throws {
    try await TestStudio.run { studio, folder in
      let page = try await studio.page()
      try await page.send(text: message("export", "works.gif"))
      var update = try await page.message("exportProgress")
      #expect(update["command"] == "flipbook movie works.gif")
      #expect(update["progress"] == "0" && update["kind"] == "gif")
      update = try await page.message("exportProgress")
      #expect(update["progress"] == "0.495")
      update = try await page.message("exportDone")
      #expect(update["file"] == "\(folder.path)/works.gif" && update["bytes"] == "5")
      let url = try #require(update["url"])
      let answer = try await studio.connect().request(url, headers: [studio.host])
      #expect(answer.status == 200 && answer.text == "movie")
      #expect(answer.headers["content-type"] == "image/gif")
      #expect(answer.headers["content-disposition"] == "attachment")
      let refused = try await studio.connect().request(
        String(url.prefix { $0 != "?" }), headers: [studio.host])
      #expect(refused.status == 403)
      try FileManager.default.removeItem(atPath: "\(folder.path)/works.gif")
      let gone = try await studio.connect().request(url, headers: [studio.host])
      #expect(gone.status == 404)
    }
  }

  @Test("an export that fails, such as on a full disk, reports why") func failure() async throws {
    try await TestStudio.run { studio, _ in
      let page = try await studio.page()
      try await page.send(text: message("export", "full.gif"))
      let update = try await page.message("exportFailed")
      #expect(update["error"] == "cannot write a.gif: No space left on device")
      // The next one works.
      try await page.send(text: message("export", "works.gif"))
      _ = try await page.message("exportDone")
    }
  }

  @Test("one export runs at a time, and can be canceled") func cancel() async throws {
    try await TestStudio.run { studio, _ in
      let page = try await studio.page()
      try await page.send(text: message("export", "slow.gif"))
      _ = try await page.message("exportProgress")
      try await page.send(text: message("export", "works.gif"))
      #expect(try await page.message("notice")["text"]?.contains("another export") == true)
      try await page.send(text: #"{"type":"cancelExport"}"#)
      #expect(try await page.message("exportFailed")["error"] == "canceled")
      try await page.send(text: message("export", "works.gif"))
      _ = try await page.message("exportDone")
    }
  }

  @Test("the command of an export is sent to the page that asked for it") func command()
    async throws
  {
    try await TestStudio.run { studio, folder in
      let page = try await studio.page()
      try await page.send(text: message("exportCommand", "works.gif"))
      #expect(try await page.message("command")["text"] == "flipbook movie works.gif")
      #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/works.gif"))
    }
  }

  @Test("approving records the reference, and reports it to the stage") func approve() async throws
  {
    try await TestStudio.run { studio, folder in
      let page = try await studio.page()
      try await page.send(text: #"{"type":"approve"}"#)
      let changed = try await page.message(where: "text", is: "filesChanged")["text"] ?? ""
      #expect(changed.contains("\(folder.path)/works"))
    }
  }

  @Test(
    "an export to another folder, or of an invalid range, is refused",
    arguments: [
      ("../a.gif", 0, 9, "invalid name"), ("/tmp/a.gif", 0, 9, "invalid name"),
      ("", 0, 9, "invalid name"), ("..", 0, 9, "invalid name"), ("a.gif", 5, 4, "range"),
      ("a.gif", -1, 4, "range"),
    ])
  func refused(name: String, from: Int, to: Int, part: String) async throws {
    try await TestStudio.run { studio, _ in
      let page = try await studio.page()
      for type in ["export", "exportCommand"] {
        try await page.send(
          text: #"{"type":"\#(type)","kind":"gif","from":\#(from),"to":\#(to),"file":"\#(name)"}"#)
        let notice = try await page.message("notice")
        #expect(notice["level"] == "error" && notice["text"]?.contains(part) == true)
      }
    }
  }

  @Test("a studio that ends during an export ends the export") func end() async throws {
    let folder = try TestFolder()
    let recipe = try folder.write("flipbook: 1\n", to: "ball.yaml")
    try await TestStudio.run(try FakeStage.options(for: recipe, in: folder)) { studio in
      let page = try await studio.page()
      try await page.send(text: message("export", "slow.gif"))
      _ = try await page.message("exportProgress")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: "/proc")
    let lines = names.compactMap { try? Data(contentsOf: URL(filePath: "/proc/\($0)/cmdline")) }
    #expect(!lines.contains { String(decoding: $0, as: UTF8.self).contains(folder.path) })
  }
}
