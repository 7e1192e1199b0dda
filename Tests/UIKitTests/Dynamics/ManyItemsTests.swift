import Testing

@testable import UIKit

@Suite @MainActor struct ManyItemsTests {
  @Test("an ordered table keeps its order through insertions and removals")
  func table() {
    var table = OrderedTable<Int, String>()
    for number in 0..<100 { table.append("\(number)", for: number) }
    for number in 0..<100 where number % 7 != 3 {
      #expect(table.removeValue(for: number) == "\(number)")
    }
    table.append("17 again", for: 17)
    table.append("24 again", for: 24)
    #expect(table.removeValue(for: 5) == nil && table[5] == nil)
    #expect(table[24] == "24 again" && table[31] == "31" && table.count == 14)
    let rest = stride(from: 3, to: 100, by: 7).filter { $0 != 17 && $0 != 24 }.map { "\($0)" }
    #expect(Array(table) == rest + ["17 again", "24 again"])
    #expect(table.first == "3" && !table.isEmpty)
  }

  @Test("thousands of items can be added, collide and be removed, in order")
  func items() {
    let frames = Frames()
    let items = (0..<3000).map { (index: Int) -> Item in
      Item(8, 8, at: CGFloat(index % 60 * 20), CGFloat(index / 60 * 20))
    }
    let animator = UIDynamicAnimator()
    let collision = UICollisionBehavior(items: items)
    let behavior = UIDynamicItemBehavior(items: items)
    animator.addBehavior(collision)
    animator.addBehavior(behavior)
    animator.addBehavior(UIGravityBehavior(items: items))
    behavior.addLinearVelocity(CGPoint(x: 0, y: 900), for: items[0])
    var contacts: [UIDynamicAnimator.Contact] = []
    for _ in 0..<3 {
      frames.run()
      contacts += animator.contacts
    }
    #expect(contacts.first?.item === items[0] || contacts.first?.item === items[60])
    #expect(animator.motions.count == 3000 && animator.motions[2999].item === items[2999])

    for (index, item) in items.enumerated() where index % 2 == 0 {
      for remove in [collision.removeItem, behavior.removeItem] { remove(item) }
    }
    #expect(collision.items.count == 1500 && collision.items[1] === items[3])
    #expect(animator.motions.count == 3000)
    animator.removeAllBehaviors()
    #expect(animator.motions.isEmpty && animator.behaviors.isEmpty)
    frames.run()
    #expect(!animator.isRunning)
  }

  @Test("thousands of boundaries and behaviors can be added and removed")
  func behaviors() {
    let item = Item(8, 8, at: 0, 0)
    let collision = UICollisionBehavior(items: [item])
    for number in 0..<2000 {
      collision.addBoundary(
        withIdentifier: NSNumber(value: number), from: CGPoint(x: 100, y: number),
        to: CGPoint(x: 200, y: number))
    }
    let animator = UIDynamicAnimator(collision)
    for number in 0..<1999 { collision.removeBoundary(withIdentifier: NSNumber(value: number)) }
    #expect(collision.boundaryIdentifiers?.map { $0 as? NSNumber } == [1999])
    #expect(animator.bodyOwners.count == 2)
    let composite = UIDynamicBehavior()
    let attachments = (0..<2000).map {
      UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: $0, y: 9))
    }
    for attachment in attachments { composite.addChildBehavior(attachment) }
    animator.addBehavior(composite)
    #expect(animator.traversal.count == 2002)
    for attachment in attachments { composite.removeChildBehavior(attachment) }
    animator.removeAllBehaviors()
    #expect(animator.bodyOwners.isEmpty && animator.traversal.isEmpty)
  }
}
