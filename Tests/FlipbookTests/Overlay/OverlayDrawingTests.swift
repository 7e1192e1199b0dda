import Testing
import UIKit

@testable import Flipbook

/// The pixels of overlays on a white stage.
@MainActor
@Suite struct OverlayDrawingTests {
  @Test("boundaries are as wide as the collision margin") func boundaryWidth() throws {
    let scene = OverlayScene { view in
      let collision = UICollisionBehavior(items: [OverlayScene.item(in: view, at: 50, 20, 30, 20)])
      collision.addBoundary(
        withIdentifier: "floor" as NSString, from: CGPoint(x: 10, y: 60), to: CGPoint(x: 90, y: 60))
      collision.translatesReferenceBoundsIntoBoundary = true
      return [collision]
    }
    let shot = try scene.shot([.boundaries])
    for y in 58...61 { #expect(shot[50, y] == .blue, "\(y)") }
    #expect(shot[50, 56] == .none)
    #expect(shot[50, 63] == .none)
    #expect(shot[5, 60] == .none)
    // The boundary around the bounds is 1 point outside of them.
    #expect(shot[50, 0] == .blue)
    #expect(shot[50, 1] == .none)
    // The collision shape of the item.
    #expect(shot[50, 10] == .blue)
    #expect(shot[35, 20] == .blue)
    #expect(shot[50, 20] == .none)
  }

  @Test("a closed boundary is closed, with curves divided as for collisions") func closedBoundary()
    throws
  {
    let scene = OverlayScene { view in
      let collision = UICollisionBehavior(items: [OverlayScene.item(in: view, at: 50, 90)])
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 20, y: 50))
      path.addQuadCurve(to: CGPoint(x: 80, y: 50), controlPoint: CGPoint(x: 50, y: -10))
      collision.addBoundary(withIdentifier: "hill" as NSString, for: path)
      return [collision]
    }
    let shot = try scene.shot([.boundaries])
    #expect(shot[50, 50] == .blue)
    #expect(shot[50, 20] == .blue)
    let corners = try #require(scene.animator.outlines.first).path.flattened(tolerance: 1)
    #expect(corners[0].count == 10)
  }

  @Test("an item's outline rotates with its body") func rotatedOutline() throws {
    let scene = OverlayScene { view in
      let item = OverlayScene.item(in: view, at: 50, 50, 40, 40)
      item.transform = CGAffineTransform(rotationAngle: .pi / 4)
      return [UIDynamicItemBehavior(items: [item])]
    }
    let shot = try scene.shot([.boundaries])
    #expect(shot[50, 22] == .blue)
    #expect(shot[22, 50] == .blue)
    #expect(shot[30, 30] == .none)
  }

  @Test("an item's outline is its collision shape") func collisionShape() throws {
    let scene = OverlayScene { view in
      let disc = Disc(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
      view.addSubview(disc)
      return [UICollisionBehavior(items: [disc])]
    }
    let shot = try scene.shot([.boundaries])
    for (x, y) in [(50, 30), (30, 50), (64, 64)] { #expect(shot[x, y] == .blue, "\(x) \(y)") }
    #expect(shot[31, 31] == .none)
  }

  private final class Disc: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  @Test("a dynamic item group has an outline for each item") func groupOutlines() throws {
    let scene = OverlayScene { view in
      let items = [20.0, 80].map { OverlayScene.item(in: view, at: $0, 50, 20, 20) }
      return [UICollisionBehavior(items: [UIDynamicItemGroup(items: items)])]
    }
    let shot = try scene.shot([.boundaries])
    for x in [10, 30, 70, 90] { #expect(shot[x, 50] == .blue, "\(x)") }
    #expect(shot[50, 41] == .none)
  }

  @Test("an arrow points from the center along the velocity") func velocityArrow() throws {
    let scene = OverlayScene { view in
      let item = OverlayScene.item(in: view, at: 30, 50)
      let behavior = UIDynamicItemBehavior(items: [item])
      behavior.addLinearVelocity(CGPoint(x: 400, y: 0), for: item)
      return [behavior]
    }
    let shot = try scene.shot([.velocities])
    for x in [32, 50, 68] { #expect(shot[x, 50] == .green, "\(x)") }
    #expect(shot[28, 50] == .none)
    #expect(shot[73, 50] == .none)
    // The head.
    #expect(shot[66, 47] == .green)
    #expect(shot[66, 52] == .green)
  }

  @Test(
    "an arrow has 1 point per 10 points per second",
    arguments: [
      (CGVector(dx: 30, dy: 40), CGPoint(x: 13, y: 14)),
      (CGVector(dx: 0, dy: -1000), CGPoint(x: 10, y: -90)),
      (CGVector(dx: 0, dy: -9000), CGPoint(x: 10, y: -90)),
      (CGVector(dx: 9, dy: 0), nil), (.zero, nil),
    ] as [(CGVector, CGPoint?)])
  func arrowLength(velocity: CGVector, tip: CGPoint?) {
    let arrow = CGPath.arrow(
      from: CGPoint(x: 10, y: 10), along: velocity, unitsPerPoint: Overlay.speedPerPoint)
    #expect(arrow?.flattened(tolerance: 1)[0].last == tip)
  }

  @Test("a rod connects the anchor and the item") func rod() throws {
    let scene = OverlayScene { view in
      let item = OverlayScene.item(in: view, at: 50, 80)
      return [UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 50, y: 10))]
    }
    let shot = try scene.shot([.attachments])
    for y in [8, 30, 60, 81] { #expect(shot[50, y] == .orange, "\(y)") }
    #expect(shot[54, 40] == .none)
  }

  @Test("a spring is a zigzag between items") func spring() throws {
    let scene = OverlayScene { view in
      let items = [20.0, 80].map { OverlayScene.item(in: view, at: $0, 50) }
      let attachment = UIAttachmentBehavior(item: items[0], attachedTo: items[1])
      attachment.frequency = 2
      return [attachment]
    }
    let shot = try scene.shot([.attachments])
    #expect(shot[20, 50] == .orange)
    #expect(shot[80, 50] == .orange)
    let above = (20..<80).filter { shot[$0, 46] == .orange }
    let below = (20..<80).filter { shot[$0, 53] == .orange }
    #expect(above.count > 6)
    #expect(below.count > 6)
    #expect(Set(above).isDisjoint(with: below))
  }

  @Test("a snap is a zigzag to a cross at its point") func snap() throws {
    let scene = OverlayScene { view in
      [UISnapBehavior(item: OverlayScene.item(in: view, at: 20, 20), snapTo: CGPoint(x: 70, y: 20))]
    }
    let shot = try scene.shot([.attachments])
    for (x, y) in [(70, 20), (70, 15), (70, 25), (75, 20), (22, 20)] {
      #expect(shot[x, y] == .orange, "\(x) \(y)")
    }
  }

  /// Returns two attached items at (30, 40) and (70, 40).
  private func pair(
    _ attachment: (UIView, UIView) -> UIAttachmentBehavior
  ) -> OverlayScene {
    OverlayScene { view in
      [attachment(OverlayScene.item(in: view, at: 30, 40), OverlayScene.item(in: view, at: 70, 40))]
    }
  }

  private let middle = CGPoint(x: 50, y: 60)

  @Test("a limit is a dotted line") func limit() throws {
    let shot = try pair {
      .limitAttachment(with: $0, offsetFromCenter: .zero, attachedTo: $1, offsetFromCenter: .zero)
    }.shot([.attachments])
    let dots = (34..<66).filter { shot[$0, 40] == .orange }
    let gaps = (34..<66).filter { shot[$0, 40] == .none }
    #expect(dots.count > 10)
    #expect(gaps.count > 5)
  }

  @Test("pins and welds are dots with lines to the items") func pinsAndWelds() throws {
    for scene in [
      pair { .pinAttachment(with: $0, attachedTo: $1, attachmentAnchor: middle) },
      pair { .fixedAttachment(with: $0, attachedTo: $1, attachmentAnchor: middle) },
    ] {
      let shot = try scene.shot([.attachments])
      for (x, y) in [(50, 60), (48, 60), (40, 50), (59, 50)] {
        #expect(shot[x, y] == .orange, "\(x) \(y)")
      }
      #expect(shot[50, 40] == .none)
    }
  }

  @Test("a sliding attachment shows its axis within its range") func slidingAxis() throws {
    func shot(_ range: UIFloatRange) throws -> Shot {
      try OverlayScene { view in
        let attachment = UIAttachmentBehavior.slidingAttachment(
          with: OverlayScene.item(in: view, at: 50, 50), attachmentAnchor: CGPoint(x: 50, y: 50),
          axisOfTranslation: CGVector(dx: 2, dy: 0))
        attachment.attachmentRange = range
        return [attachment]
      }.shot([.attachments])
    }
    func columns(_ shot: Shot) -> [Int] { (0..<100).filter { shot[$0, 50] == .orange } }
    let short = columns(try shot(UIFloatRange(minimum: -20, maximum: 30)))
    // The item slides opposite to the range, which is that of the anchor relative to it.
    #expect(short.first.map { (19...21).contains($0) } == true)
    #expect(short.last.map { (64...70).contains($0) } == true)
    let endless = columns(try shot(.infinite))
    #expect((endless.first ?? 99) < 12)
    #expect((endless.last ?? 0) > 88)
  }

  /// Returns a stone that falls on a floor at y = 60.
  private func fall() -> OverlayScene {
    OverlayScene { view in
      let stone = OverlayScene.item(in: view, at: 50, 20)
      let collision = UICollisionBehavior(items: [stone])
      collision.addBoundary(
        withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 60), to: CGPoint(x: 100, y: 60))
      return [UIGravityBehavior(items: [stone]), collision]
    }
  }

  /// Returns the tick and the point of the stone's first contact with the floor.
  private func touch() throws -> (tick: Int, point: CGPoint) {
    let scene = fall()
    while scene.animator.contacts.isEmpty, scene.stage.tick < 100 { scene.stage.step() }
    return (scene.stage.tick, try #require(scene.animator.contacts.first?.point))
  }

  @Test("a ring grows and fades where a contact began") func contactRing() throws {
    let (tick, point) = try touch()
    let (x, y) = (Int(point.x), Int(point.y))
    func shot(_ later: Int) throws -> Shot { try fall().shot([.contacts], tick: tick + later) }
    #expect(try shot(-1)[x + 5, y] == .none)
    #expect(try shot(0)[x + 5, y] == .red)
    #expect(try shot(0)[x, y] == .none)
    #expect(try shot(3)[x + 6, y] == .red)
    #expect(try shot(3)[x + 2, y] == .none)
    #expect(try shot(15)[x + 10, y] == .none)
  }

  @Test("a trail connects past centers") func trail() throws {
    let scene = fall()
    var centers: [CGPoint] = []
    for _ in 0..<12 {
      scene.stage.step()
      centers += scene.animator.motions.map(\.center)
    }
    let shot = try fall().shot([.paths], tick: 12)
    for center in centers {
      #expect(shot[50, Int(center.y)] == .purple, "\(center)")
    }
    let head = try #require(centers.last).y
    #expect(shot[50, Int(head) + 3] == .none)
    #expect(shot[50, 17] == .none)
  }

  @Test("overlays move with the reference view") func referenceView() throws {
    let stage = Stage(
      device: Device(name: "square", size: CGSize(width: 100, height: 100), scale: 1),
      backgroundColor: .white)
    let panel = UIView(frame: CGRect(x: 20, y: 30, width: 50, height: 50))
    stage.view.addSubview(panel)
    let item = OverlayScene.item(in: panel, at: 10, 10)
    let animator = UIDynamicAnimator(referenceView: panel)
    animator.addBehavior(UISnapBehavior(item: item, snapTo: CGPoint(x: 40, y: 10)))
    let recorder = OverlayRecorder([.attachments], of: stage)
    func shot() throws -> Shot {
      var list = stage.displayList()
      list.layers += recorder.layers(over: list)
      return try Shot(list)
    }
    #expect(try shot()[60, 35] == .orange)
    panel.center.y -= 20
    #expect(try shot()[60, 15] == .orange)
    panel.isHidden = true
    #expect(try shot()[60, 15] == .none)
  }
}
