import FlipbookTestSupport
import Foundation
import Testing
import UIKit

@testable import Flipbook

@MainActor
@Suite struct RenderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @discardableResult
  private func render(
    to name: String = "frames", duration: Double = 0.5,
    _ change: (inout RenderOptions) throws -> Void = { _ in },
    progress: @MainActor (RenderProgress) -> Void = { _ in }
  ) async throws -> Render {
    let (stage, animator) = smallStage()
    defer { withExtendedLifetime(animator) {} }
    var options = RenderOptions()
    options.jobs = 2
    try change(&options)
    return try await stage.render(
      duration: duration, to: folder.path(name), options: options, progress: progress)
  }

  @Test("a render writes frames and a manifest that lists them") func files() async throws {
    let render = try await render()
    let names = (0..<30).map { FramePattern.standard.name(of: $0) }
    #expect(try folder.names(in: "frames") == names + ["manifest.json"])

    let manifest = try Manifest(in: folder.path("frames"))
    #expect(manifest == render.manifest)
    #expect(manifest.frames.map(\.file) == names)
    #expect(manifest.size == Manifest.Size(width: 80, height: 60))
    #expect(manifest.points == Manifest.Size(width: 40, height: 30))
    #expect(manifest.recipe == nil)
    #expect(manifest.parts.map(\.name).contains("cairo"))
    for frame in manifest.frames {
      #expect(frame.bytes == (try Digest(file: folder.path("frames/\(frame.file)"))))
    }
    // The frames differ.
    #expect(Set(manifest.frames.map(\.pixels)).count > 20)
  }

  @Test("the manifest lists the fonts that a stage asks for") func fallbackFonts() async throws {
    var options = RenderOptions()
    options.jobs = 1
    let plain = try await Stage().render(
      duration: 0.01, to: folder.path("plain"), options: options)
    let asking = try await Stage(fallbackFonts: FallbackFonts(["DejaVu Serif"])).render(
      duration: 0.01, to: folder.path("asking"), options: options)
    let added = asking.manifest.parts.filter { !plain.manifest.parts.contains($0) }
    #expect(added == [Manifest.Part(name: "DejaVu Serif", version: "2.37")])
    #expect(asking.manifest.frames.map(\.pixels) == plain.manifest.frames.map(\.pixels))
  }

  @Test(
    "any number of jobs results in equal files", arguments: [1, 3, 7])
  func jobs(jobs: Int) async throws {
    try await render(to: "two")
    try await render(to: "other") { $0.jobs = jobs }
    for name in try folder.names(in: "two") {
      #expect(try folder.bytes("two/\(name)") == folder.bytes("other/\(name)"), "\(name)")
    }
  }

  @Test(
    "any selection of frames results in equal files",
    arguments: [FrameSelection.range(9...13), .range(0...29, step: 7), .times([.end])])
  func selection(selection: FrameSelection) async throws {
    let whole = try await render(to: "whole").manifest
    let part = try await render(to: "part") { $0.frames = selection }.manifest
    #expect(Set(part.frames).isSubset(of: whole.frames))
    #expect(!part.frames.isEmpty && part.frames.count < whole.frames.count)
  }

  @Test(
    "frame rates agree at common times", arguments: [("50", 5), ("120", 30)])
  func commonTimes(
    fps: String, shared: Int
  ) async throws {
    let sixty = try await render(to: "sixty").manifest
    let other = try await render(to: "other") { $0.fps = .of(fps) }.manifest
    let times = Set(sixty.frames.map(\.time)).intersection(other.frames.map(\.time))
    #expect(times.count == shared)
    func shown(in manifest: Manifest) -> [Digest] {
      manifest.frames.filter { times.contains($0.time) }.map(\.pixels)
    }
    #expect(shown(in: sixty) == shown(in: other))
  }

  @Test("paranoid renders find no difference") func paranoid() async throws {
    try await render { $0.isParanoid = true }
  }

  @Test("a transparent render has no background") func transparency() async throws {
    let opaque = try await render(to: "opaque", duration: 0.01).manifest
    let clear = try await render(to: "clear", duration: 0.01) { $0.isTransparent = true }.manifest
    #expect(opaque.frames[0].pixels != clear.frames[0].pixels)
    let bitmap = try Bitmap(pngFile: folder.path("clear/frame_000000.png"))
    #expect(bitmap.pixels[3] == 0)
  }

  @Test("progress increases to the number of frames") func progress() async throws {
    var reports: [RenderProgress] = []
    try await render(progress: { reports.append($0) })
    #expect(reports.first == RenderProgress(done: 0, total: 30))
    #expect(reports.last == RenderProgress(done: 30, total: 30))
    #expect(reports.map(\.done) == reports.map(\.done).sorted())
  }

  @Test("a shorter render replaces a longer one and no other files") func shorterRender()
    async throws
  {
    try await render()
    _ = try folder.write("mine", to: "frames/notes.txt")
    _ = try folder.write("mine", to: "frames/frame_000999.png")
    try await render(duration: 0.05)
    #expect(
      try folder.names(in: "frames") == [
        "frame_000000.png", "frame_000001.png", "frame_000002.png", "frame_000999.png",
        "manifest.json", "notes.txt",
      ])
  }

  @Test("another file name pattern replaces earlier files") func pattern() async throws {
    try await render(duration: 0.02)
    try await render(duration: 0.02) { $0.pattern = try FramePattern("f%d.png") }
    #expect(try folder.names(in: "frames") == ["f0.png", "f1.png", "manifest.json"])
  }

  @Test(
    "a foreign manifest throws and is not changed",
    arguments: ["{}", "no JSON", #"{"formatVersion":99}"#])
  func foreignManifest(text: String) async throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("frames"), withIntermediateDirectories: true)
    _ = try folder.write(text, to: "frames/manifest.json")
    let path = folder.path("frames/manifest.json")
    await #expect(throws: FlipbookError.foreignManifest(path: path)) { try await render() }
    #expect(try folder.names(in: "frames") == ["manifest.json"])
  }

  @Test("a folder inside a file throws") func folderInFile() async throws {
    _ = try folder.write("", to: "file")
    await #expect(throws: ImagingError.self) { try await render(to: "file/frames") }
  }

  @Test("an error stops the render and leaves complete files only") func error() async throws {
    // A file cannot replace a folder that is not empty.
    try FileManager.default.createDirectory(
      atPath: folder.path("frames/frame_000011.png/full"), withIntermediateDirectories: true)
    await #expect {
      try await render(duration: 60) { $0.jobs = 3 }
    } throws: { error in
      guard case .system(_, let path, EISDIR) = error as? ImagingError else { return false }
      return path.hasSuffix("frame_000011.png")
    }
    let names = try folder.names(in: "frames")
    #expect(names.allSatisfy { $0.hasPrefix("frame_") })
    #expect(names.count < 3600)
  }

  @Test("a canceled render ends early and leaves complete files only") func cancellation()
    async throws
  {
    let task = Task {
      try await render(
        duration: 600,
        progress: { progress in
          if progress.done > 8 { withUnsafeCurrentTask { $0?.cancel() } }
        })
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    let names = try folder.names(in: "frames")
    #expect(!names.isEmpty && names.count < 1000)
    for name in names {
      #expect(name.hasPrefix("frame_"))
      #expect(throws: Never.self) { try Bitmap(pngFile: folder.path("frames/\(name)")) }
    }
  }
}
