import FlipbookTestSupport
import Foundation
import Imaging
import Recipes
import Testing

/// The reference of the language with its pictures, compared with the files in `Documentation`.
///
/// `make docs` writes the files.
@Suite struct DocumentationTests {
  private static let folder = RepositoryFiles.root.appending(path: "Documentation")
  private static let pictures = folder.appending(path: GuideExample.pictureFolder)
  private static let isRecording =
    ProcessInfo.processInfo.environment["FLIPBOOK_RECORD_DOCUMENTATION"] == "1"
  private static let examples = GuideExample.all.filter { !$0.times.isEmpty }

  @Test("the pages in Documentation are those that the tables generate") func pages() throws {
    let files = RecipeGuide().documentation
    if Self.isRecording {
      for file in files {
        try file.text.write(
          to: Self.folder.appending(path: file.name), atomically: true, encoding: .utf8)
      }
    }
    for file in files {
      let text = try String(contentsOf: Self.folder.appending(path: file.name), encoding: .utf8)
      #expect(text == file.text, "\(file.name): run make docs")
    }
    #expect(try Self.names(in: Self.folder, ".md") == files.map(\.name).sorted())
  }

  @Test("each example has a picture, or a reason why not, and no other pictures are there")
  func pictures() throws {
    for example in GuideExample.all {
      #expect(example.description.hasSuffix("."), "\(example.name)")
      #expect(example.times == example.times.sorted() && example.times.count <= 4)
    }
    let names = Self.examples.map { "\($0.name).png" }.sorted()
    #expect(Set(names).count == names.count)
    if Self.isRecording {
      try FileManager.default.createDirectory(
        at: Self.pictures, withIntermediateDirectories: true)
      for name in try Self.names(in: Self.pictures, ".png") where !names.contains(name) {
        try FileManager.default.removeItem(at: Self.pictures.appending(path: name))
      }
    }
    guard !Self.isRecording else { return }
    #expect(try Self.names(in: Self.pictures, ".png") == names, "run make docs")
    let sizes = try names.map { name in
      try Self.pictures.appending(path: name).resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    }
    #expect(sizes.reduce(0, +) < 1_200_000)
  }

  @MainActor
  @Test(
    "an example's picture shows something, and is that in Documentation",
    arguments: examples.map(\.name))
  func content(name: String) throws {
    let example = try #require(Self.examples.first { $0.name == name })
    let folder = try TemporaryFolder()
    if GuideExample.images.contains(where: example.text.contains) {
      try ExamplePicture.writeImages(to: folder)
    }
    let picture = try ExamplePicture(example, folder: folder)
    let frames = try picture.frames.map(picture.pixels)
    #expect(frames.contains { !Self.isUniform($0) }, "the picture is empty")
    // The last frame may show that nothing changes any more.
    for (index, (frame, next)) in zip(frames, frames.dropFirst()).enumerated()
    where index == 0 || index < frames.count - 2 {
      #expect(frame != next, "nothing changes after \(example.times[index]) s")
    }
    let file = Self.pictures.appending(path: "\(name).png").path
    let png = try picture.png
    if Self.isRecording { try Files.write(png, to: file) }
    #expect(FileManager.default.contents(atPath: file) == Data(png), "run make docs")
  }

  private static func names(in folder: URL, _ suffix: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(suffix) }.sorted()
  }

  /// Returns whether all pixels, of four bytes each, are equal.
  private static func isUniform(_ pixels: [UInt8]) -> Bool {
    zip(pixels, pixels.dropFirst(4)).allSatisfy { $0 == $1 }
  }
}
