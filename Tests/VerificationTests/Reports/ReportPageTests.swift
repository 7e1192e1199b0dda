import Foundation
import Imaging
import Testing

@testable import Verification

@Suite struct ReportPageTests {
  private let folder: FrameFolder

  init() throws {
    folder = try FrameFolder()
  }

  /// Returns a page about two folders of frames with given numbers of black pixels.
  private func page(
    _ first: [Int], _ second: [Int], fps: FrameRate? = .standard, limit: Int = .max
  ) async throws -> ReportPage {
    let sequences = [
      try FrameSequence(folder: folder.write(first, to: "first")),
      try FrameSequence(folder: folder.write(second, to: "second")),
    ]
    let verdict = try await FramesVerdict.comparing(sequences[0], with: sequences[1])
    return ReportPage(
      verb: "flipbook compare", headline: verdict.headline, facts: ["Tolerance: none."],
      sections: [try ReportSection(verdict, fps: fps, limit: limit)])
  }

  private func text(_ page: ReportPage) throws -> String {
    String(decoding: try page.bytes(), as: UTF8.self)
  }

  /// Returns the data of the page's script.
  private func data(_ page: ReportPage) throws -> [String: Any] {
    let text = try text(page)
    let match = try #require(text.firstMatch(of: /class="data">(.*?)<\/script>/))
    let object = try JSONSerialization.jsonObject(with: Data(String(match.1).utf8))
    return try #require(object as? [String: Any])
  }

  @Test("equal comparisons give equal bytes") func determinism() async throws {
    let first = try await page([0, 1, 2], [0, 2, 2]).bytes()
    let second = try await page([0, 1, 2], [0, 2, 2]).bytes()
    #expect(first == second)
  }

  @Test("the page is self-contained") func selfContained() async throws {
    let text = try text(try await page([0, 1], [0, 2]))
    #expect(text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(text.hasSuffix("</html>\n"))
    #expect(!text.contains("{{"))
    for word in ["http:", "https:", " src=", "url(", "@import", "fetch(", "XMLHttpRequest"] {
      #expect(!text.contains(word), "\(word)")
    }
    #expect(text.contains("default-src 'none'"))
    #expect(text.contains("prefers-color-scheme: dark"))
  }

  @Test("each distinct image is embedded once") func distinctImages() async throws {
    let page = try await page([0, 1, 2, 0], [0, 2, 2, 1])
    let text = try text(page)
    #expect(text.matches(of: /class="images"/).count == 1)
    #expect(
      text.contains(
        "class=\"images\" data-first=\"0\" data-count=\"3\" data-width=\"6\" data-height=\"4\" "
          + "data-colors=\"0\">"))
    let data = try data(page)
    #expect(data["states"] as? String == "sdsd")
    let (expected, actual) = (data["expected"] as? [Int], data["actual"] as? [Int])
    let order = try #require(expected)
    #expect(actual == [order[0], order[2], order[2], order[1]])
    #expect(order[3] == order[0])
    #expect(Set(order) == [0, 1, 2])
  }

  @Test("the page contains the verdict") func verdict() async throws {
    let text = try text(try await page([0, 1, 2], [0, 2, 2]))
    #expect(text.contains("<h1 class=\"bad\">"))
    #expect(text.contains("<li>1 of 3 frames of 6x4 px differ.</li>"))
    #expect(
      text.contains(
        "<li>First: <a href=\"#comparison/1\">frame 1</a>: 1 pixel (4.2%), within 1x1 px at (1, 0)")
    )
    #expect(text.contains("data-state=\"s\">2 the same</button>"))
    #expect(text.contains("data-state=\"d\">1 differs</button>"))
    #expect(text.contains("<dt>Tolerance</dt><dd>none, every pixel must match</dd>"))
    #expect(!text.contains("class=\"command\""))
  }

  @Test("the timeline has a mark for each range of frames") func timeline()
    async throws
  {
    let text = try text(try await page([0, 0, 1, 1, 1], [0, 0, 2, 1, 1]))
    #expect(
      text.contains(
        """
        viewBox="0 0 5 100" preserveAspectRatio="none" aria-hidden="true">\
        <rect class="same" x="0" y="62" width="2" height="38"/>\
        <rect class="differs" x="2" y="0" width="1" height="100"/>\
        <rect class="same" x="3" y="62" width="2" height="38"/></svg>
        """))
  }

  @Test("frames without a rate have a ruler of frame numbers") func unknownRate() async throws {
    let timed = try await page([0, 1], [0, 2])
    #expect(try data(timed)["isTimed"] as? Bool == true)
    #expect(try text(timed).contains("<span style=\"left:25%\">0 s</span>"))
    let counted = try await page([0, 1], [0, 2], fps: nil)
    #expect(try data(counted)["isTimed"] as? Bool == false)
    #expect(try text(counted).contains("<span style=\"left:75%\">1</span>"))
  }

  @Test("a frame of only one side is missing or additional") func missingAndAdditional()
    async throws
  {
    let page = try await page([0, 1, 2, 3], [0, 1, 3])
    let data = try data(page)
    #expect(data["states"] as? String == "ssdm")
    #expect((data["actual"] as? [Int])?.last == -3)
    #expect((data["absent"] as? [String: String])?["-3"] == "This frame does not exist.")
    #expect(try text(page).contains("<rect class=\"missing\" x=\"3\""))
  }

  @Test("names are escaped") func escaping() throws {
    let name = "<script>alert(\"1\")</script> & {{style}} \u{1}"
    let page = ReportPage(
      verb: "verb", headline: name, facts: [name],
      sections: [
        ReportSection(name: name, verdict: .orphaned, sentences: [name]),
        ReportSection(name: "other", verdict: .same, sentences: []),
      ])
    let text = try text(page)
    let escaped = "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; {{style}} \u{FFFD}"
    #expect(!text.contains("<script>alert"))
    #expect(text.contains("<h1 class=\"bad\">\(escaped)</h1>"))
    #expect(text.contains("<title>\(escaped) – verb</title>"))
    #expect(text.contains("<li>\(escaped)</li>"))
    #expect(
      text.contains(
        "<a class=\"bad\" href=\"#-script-alert--1----script------style----\"><span>\(escaped)</span> "
          + "<small>has no recipe</small></a>"))
    #expect(
      text.contains(
        "<a class=\"good\" href=\"#other\"><span>other</span> <small>the same</small></a>"))
  }

  @Test(
    "sections have unique links of their names",
    arguments: [
      (["alert", "menu"], ["alert", "menu"]), (["a b", "a/b"], ["a-b", "a-b-2"]),
      (["x", "x", "x-2", "x"], ["x", "x-2", "x-2-2", "x-3"]), (["", "字 1.2"], ["-", "字-1.2"]),
    ])
  func links(names: [String], ids: [String]) throws {
    let page = ReportPage(
      verb: "", headline: "", facts: [],
      sections: names.map { ReportSection(name: $0, verdict: .same, sentences: []) })
    let links = try text(page).matches(of: /<section id="([^"]*)"/).map { String($0.1) }
    #expect(links == ids)
  }

  @Test("the data cannot close its script element") func scriptData() throws {
    var section = ReportSection(name: "a", verdict: .differs, sentences: [])
    let frame = ReportSequence.Frame(
      number: 0, state: .differs, text: "</script><!--", expected: .unknown, actual: .unknown)
    let sequence = ReportSequence(
      sides: ["a", "b"], fps: nil, size: .init(width: 1, height: 1), tolerance: 0, frames: [frame])
    try section.show(sequence, limit: 0)
    let page = ReportPage(verb: "", headline: "", facts: [], sections: [section])
    #expect(try text(page).contains("\"texts\":{\"0\":\"\\u003c/script>\\u003c!--\"}"))
    #expect(try data(page)["texts"] as? [String: String] == ["0": "</script><!--"])
  }

  @Test("many sections share the limit on images") func imageLimit() {
    #expect(ReportPage.imagesLimit(sectionCount: 0) == 16_000_000)
    #expect(ReportPage.imagesLimit(sectionCount: 3) == 16_000_000)
    #expect(ReportPage.imagesLimit(sectionCount: 24) == 2_000_000)
  }
}
