// A spring list that is scrolled by flicks up and down. `SpringList ROWS TICKS` prints the
// nanoseconds per tick, including its display list, and the total scrolled distance in points.
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
// Four flicks up, four down, and so on, so that the list is hardly ever at rest.
for flick in 0..<(ticks / 30) {
  let isUp = flick % 8 < 4
  let (from, to) = (CGPoint(x: 160, y: isUp ? 500 : 100), CGPoint(x: 160, y: isUp ? 100 : 500))
  stage.touches.drag(from: from, to: to, time: 0.1 + 0.5 * Double(flick), duration: 0.15)
}

var (distance, offset): (CGFloat, CGFloat) = (0, 0)
let elapsed = ContinuousClock().measure {
  for _ in 0..<ticks {
    stage.step()
    _ = stage.displayList()
    distance += abs(list.collectionView.contentOffset.y - offset)
    offset = list.collectionView.contentOffset.y
  }
}
print(Int(elapsed / .nanoseconds(1) / Double(ticks)), Int(distance))
