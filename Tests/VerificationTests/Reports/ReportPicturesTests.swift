import Imaging
import Testing

@testable import Verification

@Suite struct ReportPicturesTests {
  private let folder: FrameFolder

  init() throws {
    folder = try FrameFolder()
  }

  @Test(arguments: [
    (0, []),
    (1, [0]),
    (2, [0, 1]),
    (5, [0, 4, 2, 1, 3]),
    (8, [0, 4, 2, 6, 1, 3, 5, 7]),
  ])
  func `the first of many are spread evenly`(count: Int, order: [Int]) {
    #expect(Array(0..<count).spread == order)
  }

  @Test func `files of the same bytes are kept once`() throws {
    let path = try folder.write([0, 1, 0], to: "a")
    let files = (0...2).map { "\(path)/frame_\($0).png" }
    var pictures = ReportPictures()
    #expect(try pictures.add(files) == [0, 1, 0])
    #expect(try pictures.add([files[1]]) == [1])
    #expect(pictures.files.count == 2)
    #expect(pictures.length == pictures.files[0].count + pictures.files[1].count)
  }

  @Test func `what would be too long is not kept`() throws {
    let path = try folder.write([0, 1], to: "a")
    let files = (0...1).map { "\(path)/frame_\($0).png" }
    var pictures = ReportPictures()
    _ = try pictures.add([files[0]])
    let length = pictures.length
    #expect(try pictures.add(files, limit: length) == nil)
    #expect(pictures.files.count == 1)
    #expect(try pictures.add([files[0], files[0]], limit: length) == [0, 0])
    #expect(throws: ImagingError.self) { try pictures.add(["\(path)/nothing.png"]) }
  }

  /// So many frames, each with a picture of its own, of which some differ.
  private func sequence(_ count: Int, differing: Set<Int>) throws -> ReportSequence {
    let frames = try folder.write(
      (0..<count).map { number in
        ("frame_\(number).png", picture(16, 1) { x, _ in [number >> x & 1 * 255, 0, 0, 255] })
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
    sequence.frames.indices.filter { sequence.frames[$0].expected != .leftOut }
  }

  @Test func `enough of the frames that are the same are shown`() throws {
    var sequence = try sequence(40, differing: [])
    var pictures = ReportPictures()
    let left = try sequence.embed(in: &pictures, limit: .max, isGood: true)
    #expect(left == LeftOut(same: 16, crowded: 0))
    #expect(pictures.files.count == 24)
    #expect(shown(sequence).count == 24)
    #expect(
      left.sentences(limit: 1) == [
        "16 frames that are the same are left out: enough of them are shown."
      ])
  }

  @Test func `frames that differ come first, and evenly`() throws {
    var whole = try sequence(32, differing: Set(8..<24))
    var pictures = ReportPictures()
    #expect(try whole.embed(in: &pictures, limit: .max, isGood: false) == LeftOut())
    #expect(pictures.files.count == 33)

    var sequence = try sequence(32, differing: Set(8..<24))
    var few = ReportPictures()
    // Room for frame 0, where the run begins and ends, and two more frames.
    let limit = (pictures.files[0...5].map(\.count) + [40]).reduce(0, +)
    let left = try sequence.embed(in: &few, limit: limit, isGood: false)
    #expect(shown(sequence) == [0, 8, 12, 16, 23])
    #expect(left == LeftOut(same: 0, crowded: 27))
    #expect(few.length <= limit)
    #expect(
      left.sentences(limit: 2_000_000) == [
        "The pictures of 27 frames are left out, evenly: those of a comparison may have 2 MB, "
          + "so that the page opens quickly."
      ])
  }
}
