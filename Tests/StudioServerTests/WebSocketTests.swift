import Foundation
import Testing

@testable import StudioServer

@Suite struct WebSocketTests {
  @Test(
    "a web socket without the token, or of another website, is refused with 403",
    arguments: [
      ("/socket?token=@", "Origin: http://evil.example", "", 403),
      ("/socket?token=@", "Origin: null", "", 403),
      ("/socket?token=@", "", "Host: evil.example", 403),
      ("/socket?token=1", "", "", 403), ("/socket", "", "", 403), ("/other?token=@", "", "", 404),
      // Programs that are no browsers send no origin.
      ("/socket?token=@", "", "", 101),
    ])
  func refused(target: String, origin: String, host: String, status: Int) async throws {
    try await TestStudio.run { studio, _ in
      let headers = [host.isEmpty ? studio.host : host, origin].filter { !$0.isEmpty }
      let answer = try await studio.connect().request(
        target.replacing("@", with: studio.token), headers: headers + TestConnection.upgrade)
      #expect(answer.status == status)
    }
  }

  @Test("messages of a page reach the stage as they are, and those of the stage every page")
  func messages() async throws {
    try await TestStudio.run { studio, _ in
      let pages = [try await studio.page(), try await studio.page()]
      try await pages[0].send(text: #"{"type": "seek",  "tick": 3.5}"#)
      for page in pages {
        let notice = try await page.message(where: "text", is: "seek")
        #expect(notice["text"] == #"page {"type": "seek",  "tick": 3.5}"#)
      }
    }
  }

  @Test(
    "a malformed message is answered with a notice to its sender",
    arguments: [
      ("", "expected JSON"), ("{", "expected JSON"), ("[]", "message"),
      (#"{"type":"fly"}"#, "unknown type of message 'fly'"), ("{}", "type"),
      (#"{"type":"seek"}"#, "tick"), (#"{"type":"seek","tick":"a"}"#, "a number"),
      (#"{"type":"seek","tick":1,"more":2}"#, "more"),
      (#"{"type":"touch","phase":"flown","finger":0,"x":0,"y":0}"#, "flown"),
    ])
  func malformed(text: String, part: String) async throws {
    try await TestStudio.run { studio, _ in
      let (page, other) = (try await studio.page(), try await studio.page())
      _ = try await page.message(where: "text", is: "join")
      try await page.send(text: text)
      let notice = try await page.message("notice")
      #expect(notice["level"] == "error" && notice["text"]?.contains(part) == true, "\(notice)")
      // Neither the stage nor the other page received anything before the next message.
      try await page.send(text: #"{"type":"pause"}"#)
      #expect(try await page.message("notice")["text"] == #"page {"type":"pause"}"#)
      #expect(try await other.message("notice")["text"] == #"page {"type":"pause"}"#)
    }
  }

  @Test("a message above 64 KB closes the web socket") func large() async throws {
    try await TestStudio.run { studio, _ in
      let page = try await studio.page()
      try await page.send(frame: [UInt8](repeating: 32, count: 1 << 17), opcode: 1)
      #expect(try await page.message() == .close(1009))
      try await page.waitUntilClosed()
    }
  }

  @Test("fragments above 64 KB close the web socket") func fragments() async throws {
    try await TestStudio.run { studio, _ in
      let page = try await studio.page()
      for number in 0..<3 {
        try await page.send(
          frame: [UInt8](repeating: 32, count: 30_000), opcode: number == 0 ? 1 : 0, isLast: false)
      }
      #expect(try await page.message() == .close(1009))
    }
  }

  @Test("fragments of a message are joined") func joined() async throws {
    try await TestStudio.run { studio, _ in
      let page = try await studio.page()
      try await page.send(frame: Array(#"{"type":"#.utf8), opcode: 1, isLast: false)
      try await page.send(frame: Array(#""play"}"#.utf8), opcode: 0)
      #expect(try await page.message("notice")["text"] == #"page {"type":"play"}"#)
    }
  }

  @Test("a binary message closes the web socket") func binary() async throws {
    try await TestStudio.run { studio, _ in
      let page = try await studio.page()
      try await page.send(frame: [1, 2, 3], opcode: 2)
      #expect(try await page.message() == .close(1003))
    }
  }

  @Test("a close is answered with a close") func close() async throws {
    try await TestStudio.run { studio, _ in
      let page = try await studio.page()
      try await page.send(frame: [3, 232], opcode: 8)
      #expect(try await page.message() == .close(1000))
      try await page.waitUntilClosed()
    }
  }

  @Test("at most 16 pages connect") func pages() async throws {
    try await TestStudio.run { studio, _ in
      var pages: [TestConnection] = []
      for _ in 0..<16 { pages.append(try await studio.page()) }
      let answer = try await studio.connect().request(
        "/socket?token=\(studio.token)", headers: [studio.host] + TestConnection.upgrade)
      #expect(answer.status == 426)
      pages.removeFirst()
      // The server closes the page's connection a little later.
      var status = 0
      for _ in 0..<500 where status != 101 {
        status = try await studio.connect().request(
          "/socket?token=\(studio.token)", headers: [studio.host] + TestConnection.upgrade
        ).status
      }
      #expect(status == 101)
    }
  }
}
