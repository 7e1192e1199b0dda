import Imaging
import Testing

@testable import Verification

@Suite struct ReportSectionTests {
  private let folder: FrameFolder

  init() throws {
    folder = try FrameFolder()
  }

  /// What is to be expected of frames with so many black pixels, of which some are kept as pictures.
  private func reference(
    _ blackPixels: [Int], pictures: [Int] = [], to name: String,
    x: @Sendable @escaping (Int) -> Double = { _ in 0 }
  ) throws -> Reference {
    try folder.write(blackPixels, to: name, name: FramePattern.standard.name)
    return Reference(
      recipe: "ball", size: .init(width: 6, height: 4), scale: 1, fps: .standard, parts: [],
      frames: blackPixels.map { count in row(count).withPixels { Digest(pixels: $0) } },
      pictures: pictures.map { .init(number: $0, file: FramePattern.standard.name(of: $0)) },
      trace: Motion(ticks: blackPixels.count, x: x).trace)
  }

  private func section(
    _ now: [Int], _ former: [Int], pictures: [Int], tolerance: PictureTolerance = .exact
  ) throws -> ReportSection {
    let (actual, expected) = (
      try reference(now, to: "now"), try reference(former, pictures: pictures, to: "former")
    )
    let verdict = try ReferenceVerdict(of: actual, expected: expected, tolerance: tolerance) {
      try FrameState(
        of: "\(folder.path)/former/\($0.file)", and: "\(folder.path)/now/\($0.file)",
        tolerance: tolerance)
    }
    return try ReportSection(verdict, source(verdict.sentences, isGood: verdict.isGood))
  }

  /// Where the frames of both are.
  private func source(_ sentences: [String] = [], isGood: Bool = true) -> ReportSection.Source {
    var source = ReportSection.Source(
      reference: "\(folder.path)/former", sentences: sentences, allowances: ["this: why"],
      limit: .max)
    source.frames = isGood && sentences.isEmpty ? nil : "\(folder.path)/now"
    source.command = isGood ? nil : "approve it"
    return source
  }

  private func states(_ section: ReportSection) -> String {
    String(section.sequence?.frames.map(\.state.rawValue) ?? [])
  }

  /// How many black pixels the pictures of a side have, or why there is none.
  private func shown(
    _ section: ReportSection, _ side: KeyPath<ReportSequence.Frame, ReportSequence.Side>
  ) throws -> [String] {
    try (section.sequence?.frames ?? []).map { frame in
      guard case .embedded(let place) = frame[keyPath: side] else {
        return "\(frame[keyPath: side])"
      }
      let colors = try Bitmap(png: section.pictures.files[place]).colors
      return "\(colors.count { $0[0] == 0 })"
    }
  }

  @Test func `what passes says so, and shows frames`() throws {
    let section = try section([0, 1, 2], [0, 1, 2], pictures: [0])
    #expect(section.verdict == .same)
    #expect(section.sentences == ["Every frame and every number is what it was."])
    #expect(section.command == nil)
    #expect(states(section) == "sss")
    #expect(try shown(section, \.expected) == ["0", "leftOut", "leftOut"])
    #expect(
      section.facts.map(\.name)
        == ["Frames", "Numbers", "Tolerance", "Allowed", "Reference", "Pictures"])
    #expect(section.facts[3].text == "this: why")
    #expect(
      section.facts[5].text == "2 frames that are the same are left out: enough of them are shown.")
    #expect(section.facts[0].text == "3 of 6x4 px, 60 a second, 0.05 s")
  }

  @Test func `a frame of which only the fingerprint is kept has no expected picture`() throws {
    let section = try section([0, 4, 5, 3], [0, 1, 2, 3], pictures: [0, 2])
    #expect(section.verdict == .differs)
    #expect(section.command == "approve it")
    #expect(states(section) == "sdds")
    #expect(try shown(section, \.expected) == ["0", "unknown", "2", "3"])
    #expect(try shown(section, \.actual) == ["0", "4", "5", "3"])
    #expect(section.sequence?.worst == 2)
    #expect(section.sequence?.frames[1].text == "")
    #expect(section.sequence?.frames[2].text.hasPrefix("3 pixels (12.5%)") == true)
    #expect(
      section.facts.last
        == ReportSection.Fact(
          name: "Pictures",
          text:
            "A reference keeps the pictures of some frames, and of the others fingerprints only: "
            + "of 2 frames with other pixels, the expected picture of 1 is not known. "
            + "What is recorded with --every 1 has them all."))
  }

  @Test func `what was expected is found among what is shown at other times`() throws {
    let section = try section([0, 0, 1, 2, 3], [0, 1, 2, 3, 4], pictures: [4])
    #expect(states(section) == "sdddd")
    #expect(try shown(section, \.expected) == ["0", "1", "2", "3", "4"])
    #expect(try shown(section, \.actual) == ["0", "0", "1", "2", "3"])
    #expect(!section.facts.contains { $0.name == "Pictures" })
  }

  @Test func `frames more and frames less`() throws {
    let more = try section([0, 1, 2], [0, 1], pictures: [0])
    #expect(states(more) == "ssa")
    #expect(try shown(more, \.expected) == ["0", "1", "none"])
    let less = try section([0, 1], [0, 1, 2], pictures: [0])
    #expect(states(less) == "ssm")
    #expect(try shown(less, \.expected) == ["0", "1", "unknown"])
    #expect(try shown(less, \.actual) == ["0", "1", "none"])
  }

  @Test func `frames between pictures pass with them`() throws {
    var tolerance = PictureTolerance()
    tolerance.pixels = 1
    let section = try section([1, 2, 0], [0, 1, 0], pictures: [0], tolerance: tolerance)
    #expect(section.verdict == .tolerated)
    #expect(states(section) == "tts")
    #expect(section.facts[2].text == "up to 1 pixel may differ")
  }

  @Test func `numbers that differ have graphs`() throws {
    let actual = try reference([0, 0], to: "now", x: { Double($0) })
    let expected = try reference([0, 0], to: "former")
    let verdict = ReferenceVerdict(of: actual, expected: expected) { _ in .same }
    let section = try ReportSection(verdict, source(isGood: false))
    #expect(section.graphs.map(\.name) == ["ball.center.x"])
    let html = try section.html(id: "a", places: [0])
    #expect(html.contains("\"curves\":[{\"actual\":[0,1],\"decimals\":1,\"expected\":[0,0]}]"))
  }

  @Test func `without a reference all is additional`() throws {
    let section = try ReportSection(
      unrecorded: try reference([0, 1], to: "now"), source(["There is none."], isGood: false))
    #expect(section.verdict == .unrecorded)
    #expect(section.sentences == ["There is none."])
    #expect(states(section) == "aa")
    #expect(try shown(section, \.actual) == ["0", "1"])
  }

  @Test func `a command is text`() throws {
    var section = ReportSection(name: "a", verdict: .differs, sentences: ["b < c"])
    section.command = "flipbook approve 'a<b>'"
    let html = try section.html(id: "x", places: [])
    #expect(html.hasPrefix("<section id=\"x\" class=\"bad\">"))
    #expect(html.contains("<code>flipbook approve 'a&lt;b&gt;'</code>"))
    #expect(html.contains("<li>b &lt; c</li>"))
    #expect(!html.contains("class=\"player\""))
  }
}
