import FlipbookTestSupport
import Foundation
import Testing

@testable import Flipbook

/// Hard links to repeated frames.
@MainActor
@Suite struct LinkTests {
  private let folder: TemporaryFolder
  private let fade: Recipe

  init() throws {
    folder = try TemporaryFolder()
    fade = try Recipe.load(path: folder.write(redCardRecipe, to: "fade.yaml"))
  }

  @discardableResult
  private func render(to name: String, links: Bool) async throws -> Manifest {
    var options = RenderOptions()
    options.jobs = 3
    options.linksRepeats = links
    return try await fade.render(to: folder.path(name), options: options).manifest
  }

  private func areSame(_ first: Manifest.Frame, _ second: Manifest.Frame) -> Bool {
    Files.areSame(folder.path("linked/\(first.file)"), folder.path("linked/\(second.file)"))
  }

  @Test("repeated frames are hard links, and no other file changes") func links() async throws {
    let plain = try await render(to: "plain", links: false)
    for _ in 0..<2 {
      // The second render replaces the links of the first.
      let manifest = try await render(to: "linked", links: true)
      #expect(manifest == plain)
      let pairs = zip(manifest.frames, manifest.frames.dropFirst())
      #expect(pairs.filter { $0.bytes == $1.bytes }.count > 10)
      for (last, frame) in pairs {
        #expect(areSame(last, frame) == (last.bytes == frame.bytes), "\(frame.number)")
      }
      #expect(try folder.names(in: "linked") == folder.names(in: "plain"))
      for name in try folder.names(in: "plain") {
        #expect(try folder.bytes("linked/\(name)") == folder.bytes("plain/\(name)"), "\(name)")
      }
    }
  }

  @Test("a later render does not write through links") func rewrittenLinks() async throws {
    let manifest = try await render(to: "linked", links: true)
    let kept = folder.path("kept.png")
    #expect(Files.link(folder.path("linked/frame_000000.png"), as: kept))
    let bytes = try folder.bytes("kept.png")
    let other = try Recipe.load(
      path: folder.write(redCardRecipe.replacing("10, 10]", with: "20, 20]"), to: "other.yaml"))
    try await other.render(to: folder.path("linked"))
    #expect(try folder.bytes("linked/frame_000000.png") != bytes)
    #expect(try folder.bytes("kept.png") == bytes)
    // Without links again.
    for (last, frame) in zip(manifest.frames, manifest.frames.dropFirst()) {
      #expect(!areSame(last, frame))
    }
  }
}
