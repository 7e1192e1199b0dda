import FlipbookTestSupport
import Testing
import UIKit

@testable import Flipbook

@Suite struct OverlayNameTests {
  @Test(
    "lists of overlays are parsed",
    arguments: [
      ([], []), (["paths"], [.paths]),
      (["paths,contacts", "boundaries"], [.paths, .contacts, .boundaries]),
      (["attachments,attachments", "velocities"], [.attachments, .velocities]),
    ] as [([String], Set<Overlay>)])
  func parsing(lists: [String], overlays: Set<Overlay>) throws {
    #expect(try Overlay.all(in: lists) == overlays)
  }

  private static let list = """
    expected one of boundaries, attachments, velocities, contacts, paths, touches, names, layers, \
    forces, constraints
    """

  @Test(
    "an unknown overlay throws with a suggestion",
    arguments: [
      ("velocity", "unknown overlay 'velocity': did you mean 'velocities'? \(list)"),
      ("boundaries,path", "unknown overlay 'path': did you mean 'paths'? \(list)"),
      ("springs", "unknown overlay 'springs': \(list)"),
      ("paths,", "unknown overlay '': \(list)"),
    ])
  func unknownName(list: String, message: String) {
    #expect {
      try Overlay.all(in: [list])
    } throws: {
      "\($0)" == message
    }
  }
}

@MainActor
@Suite struct OverlayTests {
  /// Returns a scene with content for each overlay: a ball that swings, bounces and collides.
  private func scene() -> OverlayScene {
    OverlayScene { view in
      let ball = OverlayScene.item(in: view, at: 30, 30)
      let other = OverlayScene.item(in: view, at: 70, 20)
      let collision = UICollisionBehavior(items: [ball, other])
      collision.translatesReferenceBoundsIntoBoundary = true
      let spring = UIAttachmentBehavior(item: ball, attachedToAnchor: CGPoint(x: 50, y: 5))
      spring.frequency = 1
      return [UIGravityBehavior(items: [ball, other]), collision, spring]
    }
  }

  private func layers(_ layers: [DisplayLayer]) -> [DisplayLayer] {
    layers.flatMap { [$0] + self.layers($0.sublayers) }
  }

  @Test("overlays do not change the stage's layers") func stageLayers() throws {
    let (plain, drawn) = (try scene().lists([]), try scene().lists(Set(Overlay.allCases)))
    for (plain, drawn) in zip(plain, drawn) {
      #expect(drawn.layers.count == plain.layers.count + 2)
      let below = layers(Array(drawn.layers.dropLast(2))).map(\.attributes)
      #expect(below == layers(plain.layers).map(\.attributes))
    }
  }

  @Test("layer identifiers are unique, also among those of the stage") func uniqueIdentifiers()
    throws
  {
    for list in try scene().lists(Set(Overlay.allCases)) {
      let overlays = layers(Array(list.layers.suffix(2))).map(\.id)
      #expect(Set(overlays).count == overlays.count)
      #expect(overlays.allSatisfy { $0 < 0 })
      #expect(layers(Array(list.layers.dropLast(2))).allSatisfy { $0.id > 0 })
    }
  }

  @Test(
    "selected frames equal those of the whole animation", arguments: ["60", "50", "120"])
  func selectedFrames(fps: String) throws {
    let whole = try scene().lists(Set(Overlay.allCases), fps: .of(fps))
    let numbers = Array(stride(from: 17, through: 45, by: 4))
    let part = try scene().lists(
      Set(Overlay.allCases), frames: .range(17...45, step: 4), fps: .of(fps))
    for (number, list) in zip(numbers, part) {
      #expect(list.layers.last == whole[number].layers.last, "frame \(number)")
    }
  }

  @Test("an interpolated trail ends at the item") func interpolatedTrail() throws {
    let scene = OverlayScene { view in
      let item = OverlayScene.item(in: view, at: 5, 50)
      let behavior = UIDynamicItemBehavior(items: [item])
      behavior.addLinearVelocity(CGPoint(x: 100, y: 0), for: item)
      behavior.resistance = 0
      return [behavior]
    }
    let lists = try scene.lists([.paths], fps: .of("240"), duration: 3)
    for (number, list) in lists.enumerated() {
      let paths = try #require(list.layers.last).sublayers.compactMap { layer -> CGPath? in
        guard case .shape(let shape) = layer.content else { return nil }
        return shape.path
      }
      let runs = paths.suffix(paths.count / 2).map { $0.flattened(tolerance: 1)[0] }
      // The segments are connected, and the last one ends at the item.
      for (run, next) in zip(runs.dropLast(), runs.dropFirst().dropLast()) {
        #expect(run.last == next.first, "frame \(number)")
      }
      // Each tick has another substep of 1/120 s.
      let expected = max(5, 5 + 100 * (CGFloat(number) / 240 - 1.0 / 120))
      let head = try #require(runs.last?.last).x
      #expect(abs(head - expected) < 0.5, "frame \(number)")
    }
  }

  @Test("a long trail loses its start") func longTrail() {
    let item = UIView()
    func pieces(_ count: Int, sharedBy trails: Int) -> Int {
      var trail = OverlayTrail(of: item, at: .zero, number: 0, in: 0)
      for step in 0..<count {
        trail.extend(to: CGPoint(x: CGFloat(step % 2) * 5, y: 0), sharedBy: trails)
      }
      return trail.strokes.count
    }
    #expect(pieces(630, sharedBy: 1) == 11)
    #expect(pieces(300_000, sharedBy: 1) == 4096 + 2)
    #expect(pieces(10_000, sharedBy: 1000) == 4 + 2)
  }

  @Test("an item at rest has no trail") func restingItem() {
    let item = UIView()
    var trail = OverlayTrail(of: item, at: .zero, number: 0, in: 0)
    for step in 0..<1000 {
      trail.extend(to: CGPoint(x: CGFloat(step % 2) * 0.5, y: 0), sharedBy: 1)
    }
    #expect(trail.strokes.count == 2)
  }
}

/// Overlays in rendered files.
@MainActor
@Suite struct OverlayRenderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func render(
    _ name: String, overlays: Set<Overlay> = Set(Overlay.allCases),
    _ change: (inout RenderOptions) -> Void = { _ in }
  ) async throws -> Manifest {
    var options = RenderOptions()
    options.overlays = overlays
    options.jobs = 2
    change(&options)
    return try await Recipe.check(ballRecipe, file: "ball.yaml")
      .render(to: folder.path(name), options: options).manifest
  }

  @Test(
    "any number of jobs results in equal bytes", arguments: [1, 3])
  func jobs(jobs: Int) async throws {
    let (two, other) = (
      try await render("two"), try await render("other") { $0.jobs = jobs }
    )
    #expect(two.frames == other.frames)
  }

  @Test("any selection of frames results in equal bytes") func selection() async throws {
    let whole = try await render("whole").frames
    let part = try await render("part") { $0.frames = .range(11...29, step: 6) }.frames
    #expect(part.map(\.number) == [11, 17, 23, 29])
    #expect(part.allSatisfy { frame in whole.contains(frame) })
  }

  @Test("paranoid renders find no difference") func paranoid() async throws {
    _ = try await render("frames") { $0.isParanoid = true }
  }

  @Test("the manifest lists overlays, and each changes frames") func manifest() async throws {
    let plain = try await render("plain", overlays: [])
    #expect(plain.overlays == nil)
    for overlay in Overlay.allCases where ![.attachments, .touches, .constraints].contains(overlay)
    {
      let drawn = try await render(overlay.rawValue, overlays: [overlay])
      #expect(drawn.overlays == [overlay.rawValue])
      #expect(drawn.frames.map(\.pixels) != plain.frames.map(\.pixels), "\(overlay)")
    }
    let all = try await render("all")
    #expect(all.overlays == Overlay.allCases.map(\.rawValue))
  }

  @Test("physics overlays without an animator draw nothing") func noAnimator() async throws {
    func render(_ overlays: Set<Overlay>) async throws -> [Manifest.Frame] {
      let stage = Stage(
        device: Device(name: "small", size: CGSize(width: 20, height: 20), scale: 1))
      var options = RenderOptions()
      options.overlays = overlays
      return try await stage.render(
        duration: 0.1, to: folder.path("still"), options: options
      ).manifest.frames
    }
    #expect(try await render([]) == render(Set(Overlay.allCases).subtracting([.layers])))
  }
}
