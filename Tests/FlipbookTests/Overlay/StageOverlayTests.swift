import DisplayList
import FlipbookTestSupport
import Recipes
import Testing
import UIKit

@testable import Flipbook

/// The overlays that belong to the stage: names of views, and outlines of layers; and forces.
@MainActor
@Suite struct StageOverlayTests {
  private static let recipe = """
    flipbook: 1
    duration: 1s
    stage: { size: [200, 200], scale: 1 }
    views:
      card: { frame: [20, 30, 80, 60], backgroundColor: black, subviews: { badge: { frame: [0, 0, 40, 20] } } }
      hidden: { frame: [20, 120, 80, 60], isHidden: true }
      outside: { frame: [300, 30, 80, 60] }
      edge: { frame: [190, 190, 40, 40] }
    """

  private func list(_ overlays: Set<Overlay>, of text: String = recipe) throws -> DisplayList {
    let recipe = try Recipe.check(text, file: "names.yaml")
    return try recipe.frames(clock: .standard, overlays: overlays).list(of: 0)
  }

  /// Returns the sublayers of the container of the stage's overlays.
  private func layers(_ overlays: Set<Overlay>) throws -> [DisplayLayer] {
    try #require(try list(overlays).layers.last).sublayers
  }

  @Test("--overlay names labels each visible view, without covering another label") func names()
    throws
  {
    let labels = try layers([.names])
    #expect(labels.count == 3)
    let frames = labels.map {
      CGRect(origin: $0.attributes.position, size: $0.attributes.bounds.size)
    }
    #expect(frames[0].origin == CGPoint(x: 20, y: 30))
    // The badge is at the corner of its card.
    #expect(frames[1].origin == CGPoint(x: 20, y: frames[0].maxY))
    #expect(abs(frames[2].maxX - 200) < 0.01 && abs(frames[2].maxY - 200) < 0.01)
    for label in labels {
      guard case .glyphs(let runs)? = label.sublayers.first?.content else {
        Issue.record("a label has no text")
        continue
      }
      #expect(runs.first?.color == .white)
      #expect(label.attributes.backgroundColor?.alpha ?? 0 > 0.7)
    }
    #expect(Set(labels.flatMap { [$0] + $0.sublayers }.map(\.id)).count == 6)
  }

  @Test("a label follows its view, and is the same whatever frames are drawn before") func motion()
    throws
  {
    let text =
      Self.recipe
      + "\ntimeline: [{ at: 0s, animate: { duration: 0.5s }, set: { card.center: [140, 100] } }]\n"
    let recipe = try Recipe.check(text, file: "names.yaml")
    let whole = recipe.frames(clock: .standard, overlays: [.names])
    for number in 0..<20 { _ = try whole.list(of: number) }
    let part = recipe.frames(clock: .standard, overlays: [.names])
    let list = try part.list(of: 20)
    #expect(try list.layers.last == whole.list(of: 20).layers.last)
    let label = try #require(list.layers.last?.sublayers.first)
    #expect(label.attributes.position.x > 25)
  }

  @Test("--overlay layers outlines the bounds of each layer as it is presented") func outlines()
    throws
  {
    let outlines = try layers([.layers])
    let boxes = outlines.compactMap { layer -> CGRect? in
      guard case .shape(let shape) = layer.content else { return nil }
      return shape.path.boundingBox
    }
    for expected in [
      CGRect(x: 20, y: 30, width: 80, height: 60), CGRect(x: 20, y: 30, width: 40, height: 20),
    ] {
      // A white casing and a line.
      #expect(boxes.count { $0 == expected } == 2, "\(boxes)")
    }
    #expect(!boxes.contains(CGRect(x: 20, y: 120, width: 80, height: 60)))
    #expect(Set(outlines.map(\.id)).count == outlines.count)
  }

  @Test("a label that is not at its view has a line to it; names of clipped views have none")
  func lines() throws {
    let text = """
      flipbook: 1
      duration: 1s
      stage: { size: [200, 200], scale: 1 }
      views:
        card: { frame: [20, 30, 80, 60] }
        copy: { frame: [20, 30, 80, 60] }
        third: { frame: [20, 30, 80, 60] }
        fourth: { frame: [20, 30, 80, 60] }
        clip:
          frame: [120, 30, 60, 60]
          clipsToBounds: true
          subviews: { inside: { frame: [-20, 40, 60, 10] }, below: { frame: [0, 70, 60, 10] } }
      """
    let layers = try #require(try list([.names], of: text).layers.last).sublayers
    let labels = layers.filter { !$0.sublayers.isEmpty }
    #expect(labels.count == 6)
    // The part that is not clipped starts at the edge of the clipping view.
    #expect(labels[5].attributes.position == CGPoint(x: 120, y: 70))
    // The labels of two views are next to the corner; for the fourth, there are a casing and a line.
    let shapes = layers.filter(\.sublayers.isEmpty)
    #expect(shapes.count == 2)
    guard case .shape(let shape) = shapes[0].content else { return }
    #expect(shape.path.boundingBox.origin == CGPoint(x: 20, y: 30))
  }

  @Test("--overlay forces draws gravity, pushes and fields as accelerations") func forces() throws {
    // Gravity is 1000 points per second squared, and 20 of these are a point.
    let gravity = try arrow { UIGravityBehavior(items: [$0]) }
    #expect(abs(try #require(gravity).height - 50) < 0.01)
    // A force of 0.1 on 10 x 10 points of density 1 is an acceleration of 1000 points per second squared.
    func push(_ item: UIView, isActive: Bool = true) -> UIPushBehavior {
      let push = UIPushBehavior(items: [item], mode: .continuous)
      push.pushDirection = CGVector(dx: 0.1, dy: 0)
      push.active = isActive
      return push
    }
    #expect(abs(try #require(try arrow { push($0) }).width - 50) < 0.01)
    let field = try arrow { item in
      let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: -4, dy: 0))
      field.addItem(item)
      return field
    }
    #expect(abs(try #require(field).width - 20) < 0.01)
    #expect(try arrow { push($0, isActive: false) } == nil)
  }

  @Test("--overlay forces draws attachments and snaps: a rod bears the weight of an item")
  func attachmentForces() throws {
    let rod = try arrow(at: 40) { item in
      let all = UIDynamicBehavior()
      all.addChildBehavior(UIGravityBehavior(items: [item]))
      all.addChildBehavior(
        UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 20, y: 0)))
      return all
    }
    // From the center at 20 up to -30, against gravity.
    #expect(abs(try #require(rod).minY + 30) < 0.5)
    let snap = try arrow { UISnapBehavior(item: $0, snapTo: CGPoint(x: 60, y: 20)) }
    #expect(try #require(snap).maxX > 25)
  }

  @Test("--overlay forces draws contacts: a floor bears the weight of an item at rest")
  func contactForces() throws {
    let floor = try arrow(at: 59) { item in
      let all = UIDynamicBehavior()
      all.addChildBehavior(UIGravityBehavior(items: [item]))
      let collision = UICollisionBehavior(items: [item])
      collision.addBoundary(
        withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 27), to: CGPoint(x: 90, y: 27))
      all.addChildBehavior(collision)
      return all
    }
    let box = try #require(floor)
    #expect(abs(box.height - 50) < 1, "\(box)")
    #expect(abs(box.maxY - 26) < 2)
  }

  /// Returns the bounding box of the last arrow of a behavior of a box around (20, 20).
  private func arrow(
    at frame: Int = 1, of behavior: (UIView) -> UIDynamicBehavior
  ) throws -> CGRect? {
    let scene = OverlayScene { view in [behavior(OverlayScene.item(in: view, at: 20, 20))] }
    let list = try scene.lists([.forces], frames: .range(frame...frame))[0]
    let layer = try #require(list.layers.last).sublayers.last
    guard case .shape(let shape)? = layer?.content else { return nil }
    return shape.path.boundingBox
  }
}
