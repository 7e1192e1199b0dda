import Testing
import UIKit

/// Fingers at random, some of them mad, while programs change what they are on: nothing stops, and every
/// touch and every drag that begins also ends.
@Suite("Random touches") @MainActor struct RandomTouchTests {
  /// A view that counts the touches that it hears of.
  private final class Pad: UIView {
    var balance = 0
    var heard = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      balance += touches.count
      heard += touches.count
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      balance -= touches.count
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      balance -= touches.count
    }
  }

  private static let oddNumbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 0, -500, 5000,
  ]

  private func number(
    _ range: ClosedRange<CGFloat>, odd: Int, _ random: inout SplitMix64
  ) -> CGFloat {
    Int.random(in: 0..<100, using: &random) < odd
      ? Self.oddNumbers.randomElement(using: &random) ?? 0 : .random(in: range, using: &random)
  }

  private func point(odd: Int, _ random: inout SplitMix64) -> CGPoint {
    CGPoint(
      x: number(0...320, odd: odd, &random), y: number(0...568, odd: odd, &random))
  }

  /// Puts fingers on the glass within three seconds.
  private func script(_ touches: TouchScript, odd: Int, _ random: inout SplitMix64) {
    for _ in 0..<Int.random(in: 4...12, using: &random) {
      let time = number(0...3, odd: odd, &random)
      let duration = number(0...0.6, odd: odd, &random)
      let (start, end) = (point(odd: odd, &random), point(odd: odd, &random))
      switch Int.random(in: 0..<7, using: &random) {
      case 0: touches.tap(at: start, time: time)
      case 1: touches.doubleTap(at: start, time: time)
      case 2: touches.press(at: start, time: time, duration: duration)
      case 3: touches.drag(from: start, to: end, time: time, duration: duration, holding: 0.1)
      case 4:
        let way = CGVector(
          dx: number(-300...300, odd: odd, &random), dy: number(-300...300, odd: odd, &random))
        touches.flick(from: start, by: way, time: time)
      case 5:
        touches.pinch(
          at: start, from: number(0...200, odd: odd, &random),
          to: number(0...200, odd: odd, &random), turning: number(-6...6, odd: odd, &random),
          time: time, duration: duration)
      default:
        let path = TouchPath(from: start).moving(to: end, in: duration, curve: .easeInOut)
          .turning(around: point(odd: odd, &random), by: 3, in: 0.2).holding(for: duration)
        touches.finger(along: path, time: time)
      }
    }
  }

  /// Changes a scroll view within three seconds, so that its content still fills a part of it.
  private func change(_ view: UIScrollView, on stage: Stage, _ random: inout SplitMix64) {
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let number = CGFloat.random(in: 0...400, using: &random)
      let kind = Int.random(in: 0..<9, using: &random)
      stage.at(.random(in: 0...3, using: &random)) { [weak view] in
        guard let view else { return }
        switch kind {
        case 0: view.isScrollEnabled.toggle()
        case 1:
          view.panGestureRecognizer.isEnabled = false
          view.panGestureRecognizer.isEnabled = true
        case 2: view.contentInset.top = number - 200
        case 3: view.setContentOffset(CGPoint(x: 0, y: -view.contentInset.top), animated: true)
        case 4: view.isPagingEnabled.toggle()
        case 5:
          let parent = view.superview
          view.removeFromSuperview()
          parent?.addSubview(view)
        case 6: view.frame.size.height = 100 + number
        case 7:
          view.subviews.first?.removeFromSuperview()
          (view as? UICollectionView)?.reloadData()
        default: view.bounces.toggle()
        }
      }
    }
  }

  @Test(
    "what begins ends, and content comes to rest where it may", arguments: [UInt64](1...6))
  func scrolling(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let stage = Stage(device: .iPhone5s)
    let view = UIScrollView(frame: CGRect(x: 20, y: 60, width: 280, height: 400))
    view.contentSize = CGSize(
      width: CGFloat.random(in: 0...900, using: &random),
      height: CGFloat.random(in: 0...2000, using: &random))
    view.isDirectionalLockEnabled = .random(using: &random)
    view.delaysContentTouches = .random(using: &random)
    view.alwaysBounceVertical = .random(using: &random)
    let diary = ScrollRecorder()
    view.delegate = diary
    stage.view.addSubview(view)
    let pads = (0..<4).map { index in
      let pad = Pad(
        frame: CGRect(x: 40 * CGFloat(index), y: 150 * CGFloat(index), width: 200, height: 120))
      pad.isMultipleTouchEnabled = .random(using: &random)
      (index == 3 ? stage.view : view).addSubview(pad)
      return pad
    }
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 280, height: 200))
    inner.contentSize = CGSize(width: 280, height: 800)
    view.addSubview(inner)
    for recognizer in [
      UITapGestureRecognizer(), UIPinchGestureRecognizer(), UILongPressGestureRecognizer(),
    ] {
      pads[Int.random(in: 0..<4, using: &random)].addGestureRecognizer(recognizer)
    }
    script(stage.touches, odd: seed.isMultiple(of: 2) ? 0 : 12, &random)
    change(view, on: stage, &random)
    stage.touches.cancel(time: 4.5)
    for _ in 0..<(60 * 8) {
      stage.step()
      let place = view.contentOffset
      #expect(place.x.isFinite && place.y.isFinite)
    }
    #expect(stage.touches.touches.isEmpty)
    for pad in pads { #expect(pad.balance == 0) }
    #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
    #expect(view.offsetRests, "\(view.contentOffset) of \(view.contentSize)")
    expectOrder(diary.lines)
  }

  @Test("cells and rows hear of every end, too", arguments: [UInt64](1...4))
  func lists(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize.height = .random(in: 0...30, using: &random)
    let scene = CollectionScene(
      counts: (0..<5).map { _ in Int.random(in: 0...30, using: &random) }, layout: layout)
    script(scene.stage.touches, odd: seed.isMultiple(of: 2) ? 0 : 12, &random)
    change(scene.view, on: scene.stage, &random)
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let (section, place) = (Int.random(in: 0..<5, using: &random), random.next())
      scene.stage.at(.random(in: 0...3, using: &random)) { [weak scene] in
        guard let scene else { return }
        scene.view.performBatchUpdates {
          let count = scene.sections[section].count
          if count > 0 {
            let old = Int(place % UInt64(count))
            scene.sections[section].remove(at: old)
            scene.view.deleteItems(at: [IndexPath(item: old, section: section)])
          }
          let new = Int(place / 7 % UInt64(max(count, 1)))
          scene.sections[section].insert("new", at: new)
          scene.view.insertItems(at: [IndexPath(item: new, section: section)])
        }
      }
    }
    scene.stage.touches.cancel(time: 4.5)
    for _ in 0..<(60 * 8) { scene.stage.step() }
    #expect(!scene.view.isTracking && !scene.view.isDragging && !scene.view.isDecelerating)
    #expect(scene.view.offsetRests)
    #expect(scene.view.visibleCells.allSatisfy { !$0.isHighlighted })
    let begun = scene.diary.count { $0.hasPrefix("didHighlight") }
    #expect(begun == scene.diary.count { $0.hasPrefix("didUnhighlight") })
  }

  /// Expects that drags and decelerations begin and end in turns.
  private func expectOrder(_ lines: [String]) {
    var state = "rest"
    for line in lines {
      let next: [String: String]? =
        switch line {
        case "willBeginDragging": ["rest": "drag"]
        case "willEndDragging": ["drag": "lift"]
        case "didEndDragging true": ["lift": "throw"]
        case "didEndDragging false": ["lift": "rest"]
        // A finger that only stopped content beyond its end lets it go without a drag.
        case "willBeginDecelerating": ["throw": "way", "rest": "way"]
        case "didEndDecelerating": ["way": "rest"]
        default: nil
        }
      guard let next else { continue }
      guard let new = next[state] else {
        Issue.record("\(line) while \(state): \(lines)")
        return
      }
      state = new
    }
    #expect(state == "rest", "\(lines)")
  }
}

extension UIScrollView {
  /// Whether the content stands where it may at rest.
  fileprivate var offsetRests: Bool {
    let inset = adjustedContentInset
    let last = CGPoint(
      x: max(contentSize.width + inset.right - bounds.width, -inset.left),
      y: max(contentSize.height + inset.bottom - bounds.height, -inset.top))
    return (-inset.left - 0.5...last.x + 0.5).contains(contentOffset.x)
      && (-inset.top - 0.5...last.y + 0.5).contains(contentOffset.y)
  }
}
