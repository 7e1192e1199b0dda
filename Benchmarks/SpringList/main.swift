// A spring list that fingers throw up and down: `SpringList ROWS TICKS` prints the nanoseconds a tick takes, what is
// shown after it included, and how far the list has been scrolled in all, in points.
import Components
import UIKit

let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
guard numbers.count == 2 else {
  print("SpringList ROWS TICKS")
  exit(64)
}
let (rows, ticks) = (numbers[0], numbers[1])

let stage = Stage(device: .iPhone5s)
let list = SpringListComponent(
  count: rows, rowHeight: 44, colors: [.red, .green, .blue], targetView: stage.view)
// Throws, four of them up and four down, and so on: the list hardly ever rests.
for throwNumber in 0..<(ticks / 30) {
  let isUp = throwNumber % 8 < 4
  let (from, to) = (CGPoint(x: 160, y: isUp ? 500 : 100), CGPoint(x: 160, y: isUp ? 100 : 500))
  stage.touches.drag(from: from, to: to, time: 0.1 + 0.5 * Double(throwNumber), duration: 0.15)
}

var (way, offset): (CGFloat, CGFloat) = (0, 0)
let taken = ContinuousClock().measure {
  for _ in 0..<ticks {
    stage.step()
    _ = stage.displayList()
    way += abs(list.collectionView.contentOffset.y - offset)
    offset = list.collectionView.contentOffset.y
  }
}
print(Int(taken / .nanoseconds(1) / Double(ticks)), Int(way))
