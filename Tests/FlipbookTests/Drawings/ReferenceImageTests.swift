import Foundation
import Imaging
import Testing
import UIKit
import Verification

/// Small images of what contexts, layers, effects and controls draw, one rule or state each, compared with
/// the files in `References`.
///
/// `FLIPBOOK_RECORD_DRAWINGS=1 swift test --filter ReferenceImageTests` writes the files. Look at each
/// one that changes.
@MainActor
@Suite struct ReferenceImageTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "References")
  private static let isRecording =
    ProcessInfo.processInfo.environment["FLIPBOOK_RECORD_DRAWINGS"] == "1"

  /// Rounding may differ between versions of Cairo, but not what can be seen.
  private static let tolerance: ImageTolerance = {
    var tolerance = ImageTolerance()
    tolerance.color = 0.02
    tolerance.share = 0.002
    return tolerance
  }()

  @Test("an image looks like its reference", arguments: ReferenceImage.all)
  func reference(image: ReferenceImage) throws {
    let png = try image.png()
    let file = Self.folder.appending(path: "\(image.name).png")
    if Self.isRecording {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Files.write(png, to: file.path)
    }
    let data = try #require(
      FileManager.default.contents(atPath: file.path), "record it with FLIPBOOK_RECORD_DRAWINGS=1")
    if [UInt8](data) == png { return }
    let expected = try Bitmap(png: [UInt8](data), name: image.name)
    let actual = try Bitmap(png: png, name: image.name)
    let comparison = try #require(
      ImageComparison(of: expected, and: actual, tolerance: Self.tolerance), "another size")
    guard !comparison.isWithin(Self.tolerance) else { return }
    let folder = FileManager.default.temporaryDirectory.appending(path: "flipbook-drawings")
    let shown = folder.appending(path: "\(image.name).png")
    try FileManager.default.createDirectory(
      at: shown.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Files.write(png, to: shown.path)
    Issue.record(
      """
      \(comparison.differing) pixels differ, by up to \(comparison.largestDifference) in OKLab, in \
      \(comparison.bounds.map(String.init(describing:)) ?? ""): compare \(shown.path)
      """)
  }

  @Test("each image has a name and a file of its own, and no other files are there")
  func files() throws {
    let names = ReferenceImage.all.map { "\($0.name).png" }
    #expect(Set(names).count == names.count)
    guard !Self.isRecording else { return }
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
      .filter { $0.contains("/") }
    #expect(files.sorted() == names.sorted())
    let sizes = files.map {
      FileManager.default.contents(
        atPath: Self.folder.appending(path: $0).path)?.count ?? 0
    }
    #expect(sizes.reduce(0, +) < 1_100_000)
  }
}
