import Testing
import UIKit
import UIKitTestSupport

/// Random touches, some with invalid numbers, while the app changes the touched views: nothing
/// crashes, and every touch and drag that begins also ends.
@Suite("Random touches") @MainActor struct RandomTouchTests {

  private static let invalidNumbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 0, -500, 5000,
  ]

  private func number(
    _ range: ClosedRange<CGFloat>, invalidPercentage: Int, _ random: inout SplitMix64
  ) -> CGFloat {
    Int.random(in: 0..<100, using: &random) < invalidPercentage
      ? Self.invalidNumbers.randomElement(using: &random) ?? 0 : .random(in: range, using: &random)
  }

  private func point(invalidPercentage: Int, _ random: inout SplitMix64) -> CGPoint {
    CGPoint(
      x: number(0...320, invalidPercentage: invalidPercentage, &random),
      y: number(0...568, invalidPercentage: invalidPercentage, &random))
  }

  /// Adds random touches within the first three seconds.
  private func addTouches(
    to touches: TouchScript, invalidPercentage: Int, _ random: inout SplitMix64
  ) {
    for _ in 0..<Int.random(in: 4...12, using: &random) {
      let time = number(0...3, invalidPercentage: invalidPercentage, &random)
      let duration = number(0...0.6, invalidPercentage: invalidPercentage, &random)
      let (start, end) = (
        point(invalidPercentage: invalidPercentage, &random),
        point(invalidPercentage: invalidPercentage, &random)
      )
      switch Int.random(in: 0..<7, using: &random) {
      case 0: touches.tap(at: start, time: time)
      case 1: touches.doubleTap(at: start, time: time)
      case 2: touches.press(at: start, time: time, duration: duration)
      case 3: touches.drag(from: start, to: end, time: time, duration: duration, holding: 0.1)
      case 4:
        let vector = CGVector(
          dx: number(-300...300, invalidPercentage: invalidPercentage, &random),
          dy: number(-300...300, invalidPercentage: invalidPercentage, &random))
        touches.flick(from: start, by: vector, time: time)
      case 5:
        touches.pinch(
          at: start, from: number(0...200, invalidPercentage: invalidPercentage, &random),
          to: number(0...200, invalidPercentage: invalidPercentage, &random),
          turning: number(-6...6, invalidPercentage: invalidPercentage, &random),
          time: time, duration: duration)
      default:
        let path = TouchPath(from: start).moving(to: end, in: duration, curve: .easeInOut)
          .turning(around: point(invalidPercentage: invalidPercentage, &random), by: 3, in: 0.2)
          .holding(for: duration)
        touches.finger(along: path, time: time)
      }
    }
  }

  /// Changes a scroll view at random times within the first three seconds.
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
    "random touches on a scroll view end, and its content comes to rest within its range",
    arguments: [UInt64](1...6))
  func randomTouchesOnScrollView(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let stage = Stage(device: .iPhone5s)
    let view = UIScrollView(frame: CGRect(x: 20, y: 60, width: 280, height: 400))
    view.contentSize = CGSize(
      width: CGFloat.random(in: 0...900, using: &random),
      height: CGFloat.random(in: 0...2000, using: &random))
    view.isDirectionalLockEnabled = .random(using: &random)
    view.delaysContentTouches = .random(using: &random)
    view.alwaysBounceVertical = .random(using: &random)
    let recorder = ScrollRecorder()
    view.delegate = recorder
    stage.view.addSubview(view)
    let pads = (0..<4).map { index in
      let pad = TouchRecorder(
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
    addTouches(to: stage.touches, invalidPercentage: seed.isMultiple(of: 2) ? 0 : 12, &random)
    change(view, on: stage, &random)
    stage.touches.cancel(time: 4.5)
    for _ in 0..<(60 * 8) {
      stage.step()
      let offset = view.contentOffset
      #expect(offset.x.isFinite && offset.y.isFinite)
    }
    #expect(stage.touches.touches.isEmpty)
    for pad in pads { #expect(pad.activeTouchCount == 0) }
    #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
    #expect(view.isOffsetInRange, "\(view.contentOffset) of \(view.contentSize)")
    expectOrder(recorder.lines)
  }

  @Test(
    "random touches on a collection view end, and every highlighted cell is unhighlighted",
    arguments: [UInt64](1...4))
  func randomTouchesOnCollectionView(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize.height = .random(in: 0...30, using: &random)
    let scene = CollectionScene(
      counts: (0..<5).map { _ in Int.random(in: 0...30, using: &random) }, layout: layout)
    addTouches(to: scene.stage.touches, invalidPercentage: seed.isMultiple(of: 2) ? 0 : 12, &random)
    change(scene.view, on: scene.stage, &random)
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let (section, number) = (Int.random(in: 0..<5, using: &random), random.next())
      scene.stage.at(.random(in: 0...3, using: &random)) { [weak scene] in
        guard let scene else { return }
        scene.view.performBatchUpdates {
          let count = scene.sections[section].count
          if count > 0 {
            let old = Int(number % UInt64(count))
            scene.sections[section].remove(at: old)
            scene.view.deleteItems(at: [IndexPath(item: old, section: section)])
          }
          let new = Int(number / 7 % UInt64(max(count, 1)))
          scene.sections[section].insert("new", at: new)
          scene.view.insertItems(at: [IndexPath(item: new, section: section)])
        }
      }
    }
    scene.stage.touches.cancel(time: 4.5)
    for _ in 0..<(60 * 8) { scene.stage.step() }
    #expect(!scene.view.isTracking && !scene.view.isDragging && !scene.view.isDecelerating)
    #expect(scene.view.isOffsetInRange)
    #expect(scene.view.visibleCells.allSatisfy { !$0.isHighlighted })
    let highlighted = scene.callbacks.count { $0.hasPrefix("didHighlight") }
    #expect(highlighted == scene.callbacks.count { $0.hasPrefix("didUnhighlight") })
  }

  /// Expects that drags and decelerations begin and end in order.
  private func expectOrder(_ lines: [String]) {
    var state = "rest"
    for line in lines {
      let next: [String: String]? =
        switch line {
        case "willBeginDragging": ["rest": "drag"]
        case "willEndDragging": ["drag": "lift"]
        case "didEndDragging true": ["lift": "release"]
        case "didEndDragging false": ["lift": "rest"]
        // Content that a touch stopped past its edge returns without a drag.
        case "willBeginDecelerating": ["release": "deceleration", "rest": "deceleration"]
        case "didEndDecelerating": ["deceleration": "rest"]
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
  /// Whether the content offset is within the range in which content can rest.
  fileprivate var isOffsetInRange: Bool {
    let inset = adjustedContentInset
    let last = CGPoint(
      x: max(contentSize.width + inset.right - bounds.width, -inset.left),
      y: max(contentSize.height + inset.bottom - bounds.height, -inset.top))
    return (-inset.left - 0.5...last.x + 0.5).contains(contentOffset.x)
      && (-inset.top - 0.5...last.y + 0.5).contains(contentOffset.y)
  }
}
