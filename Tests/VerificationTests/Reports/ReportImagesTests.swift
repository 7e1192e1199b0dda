import Imaging
import Testing

@testable import Verification

@Suite struct ReportImagesTests {
  private let folder: FrameFolder

  init() throws {
    folder = try FrameFolder()
  }

  @Test(
    "every prefix of spread is distributed evenly",
    arguments: [
      (0, []),
      (1, [0]),
      (2, [0, 1]),
      (5, [0, 4, 2, 1, 3]),
      (8, [0, 4, 2, 6, 1, 3, 5, 7]),
    ])
  func spread(count: Int, order: [Int]) {
    #expect(Array(0..<count).spread == order)
  }

  @Test("equal files are added once") func equalFiles() throws {
    let path = try folder.write([0, 1, 0], to: "a")
    let files = (0...2).map { "\(path)/frame_\($0).png" }
    var images = ReportImages()
    #expect(try images.add(files) == [0, 1, 0])
    #expect(try images.add([files[1]]) == [1])
    #expect(images.files.count == 2)
    #expect(images.length == images.files[0].count + images.files[1].count)
  }

  @Test("files that exceed the limit are not added") func limit() throws {
    let path = try folder.write([0, 1], to: "a")
    let files = (0...1).map { "\(path)/frame_\($0).png" }
    var images = ReportImages()
    _ = try images.add([files[0]])
    let length = images.length
    #expect(try images.add(files, limit: length) == nil)
    #expect(images.files.count == 1)
    #expect(try images.add([files[0], files[0]], limit: length) == [0, 0])
    #expect(throws: ImagingError.self) { try images.add(["\(path)/nothing.png"]) }
  }

  /// Returns a sequence of distinct frames, some of which differ.
  private func sequence(_ count: Int, differing: Set<Int>) throws -> ReportSequence {
    let frames = try folder.write(
      (0..<count).map { number in
        ("frame_\(number).png", image(16, 1) { x, _ in [number >> x & 1 * 255, 0, 0, 255] })
      }, to: "frames")
    let other = try folder.write([("other.png", white(16, 1))], to: "other")
    return ReportSequence(
      sides: ["a", "b"], fps: nil, size: .init(width: 16, height: 1), tolerance: 0,
      frames: (0..<count).map { number in
        let file = ReportSequence.Side.file("\(frames)/frame_\(number).png")
        return ReportSequence.Frame(
          number: number, state: differing.contains(number) ? .differs : .same,
          text: differing.contains(number) ? "by far" : "", expected: file,
          actual: differing.contains(number) ? .file("\(other)/other.png") : file)
      })
  }

  private func shown(_ sequence: ReportSequence) -> [Int] {
    sequence.frames.indices.filter { sequence.frames[$0].expected != .omitted }
  }

  @Test("only a sample of equal frames is embedded") func equalFrames() throws {
    var sequence = try sequence(40, differing: [])
    var images = ReportImages()
    let omitted = try sequence.embed(in: &images, limit: .max, isGood: true)
    #expect(omitted == OmittedImages(same: 16, overLimit: 0))
    #expect(images.files.count == 24)
    #expect(shown(sequence).count == 24)
    #expect(
      omitted.sentences(limit: 1) == [
        "The images of 16 equal frames are omitted; the others are a representative sample."
      ])
  }

  @Test("differing frames have priority and are distributed evenly") func differingFrames() throws {
    var whole = try sequence(32, differing: Set(8..<24))
    var images = ReportImages()
    #expect(try whole.embed(in: &images, limit: .max, isGood: false) == OmittedImages())
    #expect(images.files.count == 33)

    var sequence = try sequence(32, differing: Set(8..<24))
    var few = ReportImages()
    // Room for frame 0, the ends of the differing range, and two more frames.
    let limit = (images.files[0...5].map(\.count) + [40]).reduce(0, +)
    let omitted = try sequence.embed(in: &few, limit: limit, isGood: false)
    #expect(shown(sequence) == [0, 8, 12, 16, 23])
    #expect(omitted == OmittedImages(same: 0, overLimit: 27))
    #expect(few.length <= limit)
    #expect(
      omitted.sentences(limit: 2_000_000) == [
        "The images of 27 frames, evenly distributed, are omitted: a section is limited to 2 MB, "
          + "so that the page opens quickly."
      ])
  }
}
