import Imaging
import Testing

@testable import Verification

@Suite struct ReportSectionTests {
  private let folder: FrameFolder

  init() throws {
    folder = try FrameFolder()
  }

  /// Returns a reference of frames with given numbers of black pixels.
  private func reference(
    _ blackPixels: [Int], images: [Int] = [], to name: String,
    x: @Sendable @escaping (Int) -> Double = { _ in 0 }
  ) throws -> Reference {
    try folder.write(blackPixels, to: name, name: FramePattern.standard.name)
    return Reference(
      recipe: "ball", size: .init(width: 6, height: 4), scale: 1, fps: .standard, parts: [],
      frames: blackPixels.map { count in row(count).withPixels { Digest(pixels: $0) } },
      images: images.map { .init(number: $0, file: FramePattern.standard.name(of: $0)) },
      trace: Motion(ticks: blackPixels.count, x: x).trace)
  }

  private func section(
    _ actual: [Int], _ expected: [Int], images: [Int], tolerance: ReferenceTolerance = .exact
  ) throws -> ReportSection {
    let (actual, expected) = (
      try reference(actual, to: "actual"),
      try reference(expected, images: images, to: "expected")
    )
    let verdict = try ReferenceVerdict(of: actual, expected: expected, tolerance: tolerance) {
      try FrameState(
        of: "\(folder.path)/expected/\($0.file)", and: "\(folder.path)/actual/\($0.file)",
        tolerance: tolerance.image)
    }
    return try ReportSection(verdict, source(verdict.sentences, isGood: verdict.isGood))
  }

  /// Returns the files of both sides.
  private func source(_ sentences: [String] = [], isGood: Bool = true) -> ReportSection.Source {
    var source = ReportSection.Source(
      reference: "\(folder.path)/expected", sentences: sentences, allowances: ["this: why"],
      limit: .max)
    source.frames = isGood && sentences.isEmpty ? nil : "\(folder.path)/actual"
    source.passes = isGood
    source.command = isGood ? nil : "approve it"
    return source
  }

  private func states(_ section: ReportSection) -> String {
    String(section.sequence?.frames.map(\.state.rawValue) ?? [])
  }

  /// Returns the numbers of black pixels in the images of a side, or the reason for their absence.
  private func shown(
    _ section: ReportSection, _ side: KeyPath<ReportSequence.Frame, ReportSequence.Side>
  ) throws -> [String] {
    try (section.sequence?.frames ?? []).map { frame in
      guard case .embedded(let index) = frame[keyPath: side] else {
        return "\(frame[keyPath: side])"
      }
      let colors = try Bitmap(png: section.images.files[index]).colors
      return "\(colors.count { $0[0] == 0 })"
    }
  }

  @Test("a section that passes has a summary and frames") func passingSection() throws {
    let section = try section([0, 1, 2], [0, 1, 2], images: [0])
    #expect(section.verdict == .same)
    #expect(section.sentences == ["All frames and numbers match the reference."])
    #expect(section.command == nil)
    #expect(states(section) == "sss")
    #expect(try shown(section, \.expected) == ["0", "omitted", "omitted"])
    #expect(
      section.facts.map(\.name)
        == ["Frames", "Numbers", "Tolerance", "Allowed", "Reference", "Images"])
    #expect(section.facts[3].text == "this: why")
    #expect(
      section.facts[5].text
        == "The images of 2 equal frames are omitted; the others are a representative sample.")
    #expect(section.facts[0].text == "3 of 6x4 px, 60 per second, 0.05 s")
  }

  @Test("a frame with only a hash has no expected image") func unknownImage() throws {
    let section = try section([0, 4, 5, 3], [0, 1, 2, 3], images: [0, 2])
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
          name: "Images",
          text:
            "A reference contains the images of some frames, and only hashes of the others: "
            + "of 2 differing frames, the expected images of 1 are unknown. "
            + "Record with --every 1 to keep all images."))
  }

  @Test("expected images are found among equal frames at other times") func imagesAtOtherTimes()
    throws
  {
    let section = try section([0, 0, 1, 2, 3], [0, 1, 2, 3, 4], images: [4])
    #expect(states(section) == "sdddd")
    #expect(try shown(section, \.expected) == ["0", "1", "2", "3", "4"])
    #expect(try shown(section, \.actual) == ["0", "0", "1", "2", "3"])
    #expect(!section.facts.contains { $0.name == "Images" })
  }

  @Test("additional and missing frames have no image on one side") func frameCounts() throws {
    let more = try section([0, 1, 2], [0, 1], images: [0])
    #expect(states(more) == "ssa")
    #expect(try shown(more, \.expected) == ["0", "1", "none"])
    let less = try section([0, 1], [0, 1, 2], images: [0])
    #expect(states(less) == "ssm")
    #expect(try shown(less, \.expected) == ["0", "1", "unknown"])
    #expect(try shown(less, \.actual) == ["0", "1", "none"])
  }

  @Test("frames without images pass with those that have some") func framesBetweenImages() throws {
    var tolerance = ReferenceTolerance.exact
    tolerance.image.pixels = 1
    let section = try section([1, 2, 0], [0, 1, 0], images: [0], tolerance: tolerance)
    #expect(section.verdict == .tolerated)
    #expect(states(section) == "tts")
    #expect(section.facts[2].text == "up to 1 pixel may differ")
  }

  @Test("an image that does not show its frame is not the expected image of a section")
  func damagedImage() throws {
    let (actual, expected) = (
      try reference([0, 4], to: "actual"), try reference([0, 1], images: [1], to: "expected")
    )
    let verdict = ReferenceVerdict(of: actual, expected: expected) { _ in nil }
    var source = source(verdict.sentences, isGood: false)
    #expect(try shown(ReportSection(verdict, source), \.expected) == ["0", "1"])
    source.damaged = ["frame_000001.png"]
    #expect(try shown(ReportSection(verdict, source), \.expected) == ["0", "unknown"])
  }

  @Test("the frames of sentences are links") func frameLinks() throws {
    var source = source(["Largest difference in frame 1: it moves 3 frames later."], isGood: false)
    source.command = nil
    let html = try ReportSection(
      unrecorded: try reference([0, 1], to: "actual"), source
    ).html(id: "a-b", indices: [0, 1])
    #expect(
      html.contains(
        "<li>Largest difference in <a href=\"#a-b/1\">frame 1</a>: it moves 3 frames later.</li>"))
    #expect(html.contains("<template class=\"content\">\n<div class=\"player\"></div>"))
  }

  @Test("differing properties have graphs") func differingProperties() throws {
    let actual = try reference([0, 0], to: "actual", x: { Double($0) })
    let expected = try reference([0, 0], to: "expected")
    let verdict = ReferenceVerdict(of: actual, expected: expected) { _ in .same }
    let section = try ReportSection(verdict, source(isGood: false))
    #expect(section.graphs.map(\.name) == ["ball.center.x"])
    let html = try section.html(id: "a", indices: [0])
    #expect(html.contains("\"curves\":[{\"actual\":[0,1],\"decimals\":1,\"expected\":[0,0]}]"))
  }

  @Test("without a reference all frames are additional") func noReference() throws {
    let section = try ReportSection(
      unrecorded: try reference([0, 1], to: "actual"), source(["There is none."], isGood: false))
    #expect(section.verdict == .unrecorded)
    #expect(section.sentences == ["There is none."])
    #expect(states(section) == "aa")
    #expect(try shown(section, \.actual) == ["0", "1"])
  }

  @Test(
    "a section is as wide and as high as both sides",
    arguments: [(7, 4, 7, 4), (5, 4, 6, 4), (6, 5, 6, 5), (6, 3, 6, 4), (5, 5, 6, 5)])
  func sizes(width: Int, height: Int, unionWidth: Int, unionHeight: Int) {
    let size = Manifest.Size(width: 6, height: 4).union(.init(width: width, height: height))
    #expect(size == Manifest.Size(width: unionWidth, height: unionHeight))
  }

  @Test("the command is escaped") func command() throws {
    var section = ReportSection(name: "a", verdict: .differs, sentences: ["b < c"])
    section.command = "flipbook approve 'a<b>'"
    let html = try section.html(id: "x", indices: [])
    #expect(html.hasPrefix("<section id=\"x\" class=\"bad\">"))
    #expect(html.contains("<code>flipbook approve 'a&lt;b&gt;'</code>"))
    #expect(html.contains("<li>b &lt; c</li>"))
    #expect(!html.contains("class=\"player\""))
  }
}
