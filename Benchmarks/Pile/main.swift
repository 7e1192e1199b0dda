// A pile of boxes in a UIDynamicAnimator. `Pile ITEMS TICKS TIMES` prints the nanoseconds per tick
// and a hash of the final positions; `Pile --resting ITEMS` prints the allocations per tick while
// all items but one are at rest.
import Allocations
import UIKit

final class Item: NSObject, UIDynamicItem {
  var center: CGPoint
  let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
  var transform = CGAffineTransform.identity

  init(x: CGFloat, y: CGFloat) {
    center = CGPoint(x: x, y: y)
  }
}

@MainActor
struct Scene {
  let items: [Item]
  private let animator = UIDynamicAnimator()
  private let clock = VirtualClock.current

  /// Creates a square pile in a trough, with every other row shifted by a third of a box.
  init(pileOf count: Int) {
    var columns = 1
    while columns * columns < count { columns += 1 }
    let (width, height) = (22 * CGFloat(columns) + 20, 22 * CGFloat(columns))
    items = (0..<count).map { index in
      let row = index / columns
      return Item(
        x: 20 + 22 * CGFloat(index % columns) + (row % 2 == 0 ? 0 : 7),
        y: height - 22 * CGFloat(row) - 20)
    }
    animator.addBehavior(UIGravityBehavior(items: items))
    let collision = UICollisionBehavior(items: items)
    for (name, from, to) in [
      ("floor", CGPoint(x: 0, y: height), CGPoint(x: width, y: height)),
      ("left", CGPoint(x: 0, y: -9 * height), CGPoint(x: 0, y: height)),
      ("right", CGPoint(x: width, y: -9 * height), CGPoint(x: width, y: height)),
    ] {
      collision.addBoundary(withIdentifier: name as NSCopying, from: from, to: to)
    }
    animator.addBehavior(collision)
  }

  /// Creates a row of items on a floor and one that keeps flying away from them.
  init(row count: Int) {
    let resting = (0..<count).map { Item(x: 30 * CGFloat($0), y: -12) }
    let moving = Item(x: 0, y: -500)
    items = resting + [moving]
    animator.addBehavior(UIGravityBehavior(items: resting))
    let collision = UICollisionBehavior(items: items)
    collision.addBoundary(
      withIdentifier: "floor" as NSCopying, from: CGPoint(x: -100, y: 0),
      to: CGPoint(x: 30 * CGFloat(count) + 100, y: 0))
    animator.addBehavior(collision)
    let flight = UIDynamicItemBehavior(items: [moving])
    flight.resistance = 0
    flight.addLinearVelocity(CGPoint(x: -100, y: 0), for: moving)
    animator.addBehavior(flight)
  }

  func tick() {
    clock.advance()
    clock.fireLinks()
  }

  /// A hash of all bits of the items' positions.
  var hash: UInt64 {
    items.reduce(14_695_981_039_346_656_037) { hash, item in
      [item.center.x, item.center.y].reduce(hash) {
        ($0 ^ Double($1).bitPattern) &* 1_099_511_628_211
      }
    }
  }
}

let arguments = CommandLine.arguments.dropFirst()
let numbers = arguments.compactMap { Int($0) }
if arguments.first == "--resting", numbers.count == 1 {
  let scene = Scene(row: numbers[0])
  for _ in 0..<120 { scene.tick() }
  let before = allocationCount()
  for _ in 0..<60 { scene.tick() }
  print(Double(allocationCount() - before) / 60)
} else if numbers.count == 3 {
  let (items, ticks, times) = (numbers[0], numbers[1], numbers[2])
  var elapsed = Duration.zero
  var hash: UInt64 = 0
  for _ in 0..<times {
    let scene = Scene(pileOf: items)
    elapsed += ContinuousClock().measure {
      for _ in 0..<ticks { scene.tick() }
    }
    hash = scene.hash
  }
  let digits = String(hash, radix: 16)
  print(
    Int(elapsed / .nanoseconds(1) / Double(ticks * times)),
    String(repeating: "0", count: 16 - digits.count) + digits)
} else {
  print("Pile ITEMS TICKS TIMES | Pile --resting ITEMS")
  exit(64)
}
