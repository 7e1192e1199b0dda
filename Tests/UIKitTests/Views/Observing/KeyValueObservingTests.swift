import Testing
import UIKit

@Suite @MainActor struct KeyValueObservingTests {
  @Test("an observer receives the old and the new value of a property that is set")
  func values() {
    let view = UIView(frame: .zero)
    var changes: [String] = []
    let observation = view.observe(\.center, options: [.old, .new]) { view, change in
      changes.append("\(change.oldValue?.x ?? -1) \(change.newValue?.x ?? -1) \(view.center.x)")
    }
    view.center = CGPoint(x: 5, y: 0)
    view.center = CGPoint(x: 7, y: 0)
    #expect(changes == ["0.0 5.0 5.0", "5.0 7.0 7.0"])
    observation.invalidate()
    view.center = .zero
    #expect(changes.count == 2)
  }

  @Test("an observation ends with its release") func release() {
    let view = UIView(frame: .zero)
    var count = 0
    var observation: NSKeyValueObservation? = view.observe(\.alpha) { _, _ in count += 1 }
    view.alpha = 0.5
    #expect(observation != nil)
    observation = nil
    view.alpha = 0.7
    #expect(count == 1)
  }

  @Test("without options, there are no values; with initial, there is a call at once")
  func options() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    var initial: [CGFloat?] = []
    let first = view.observe(\.bounds, options: [.initial, .new]) { _, change in
      initial.append(change.newValue?.width)
    }
    #expect(initial == [9])
    var isEmpty = false
    let second = view.observe(\.bounds) { _, change in
      isEmpty = change.newValue == nil && change.oldValue == nil
    }
    view.bounds.size.width = 4
    #expect(isEmpty)
    #expect(initial == [9, 4])
    withExtendedLifetime((first, second)) {}
  }

  @Test("prior observers are called before and after the change") func prior() {
    let view = UIView(frame: .zero)
    var calls: [String] = []
    let observation = view.observe(\.alpha, options: [.prior, .old, .new]) { view, change in
      calls.append(
        "\(change.isPrior) \(view.alpha) \(change.oldValue ?? -1) \(change.newValue ?? -1)")
    }
    view.alpha = 0
    #expect(calls == ["true 1.0 1.0 -1.0", "false 0.0 1.0 0.0"])
    withExtendedLifetime(observation) {}
  }

  @Test("scrolling changes the content offset of a scroll view and of its subclasses")
  func contentOffset() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
    var offsets: [CGFloat] = []
    let observation = table.observe(\.contentOffset, options: .new) { _, change in
      offsets.append(change.newValue?.y ?? -1)
    }
    table.contentSize = CGSize(width: 100, height: 500)
    table.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    #expect(offsets == [50])
    let scroll: UIScrollView = table
    let other = scroll.observe(\.contentSize, options: [.new]) { _, change in
      offsets.append(change.newValue?.height ?? -1)
    }
    table.contentSize.height = 700
    #expect(offsets == [50, 700])
    withExtendedLifetime((observation, other)) {}
  }

  @Test("an animator's properties change with its playback") func animator() {
    let stage = Stage()
    let view = UIView(frame: .zero)
    stage.view.addSubview(view)
    stage.step()
    let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear) { view.alpha = 0 }
    var log: [String] = []
    let observations = [
      animator.observe(\.isRunning) { animator, _ in log.append("running \(animator.isRunning)") },
      animator.observe(\.state) { animator, _ in log.append("state \(animator.state.rawValue)") },
      animator.observe(\.fractionComplete, options: .new) { _, change in
        log.append("fraction \(change.newValue ?? -1)")
      },
    ]
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    animator.stopAnimation(true)
    #expect(
      log == ["state 1", "running true", "running false", "fraction 0.5", "state 0"])
    withExtendedLifetime(observations) {}
  }

  private final class Observer: UIView {
    var log: [String] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let new = change?[.newKey]
      let (point, value) = (new as? CGPoint, new as? NSValue)
      MainActor.assumeIsolated {
        log.append("\(keyPath ?? "") \(point?.y ?? -1) \(value?.cgPointValue.y ?? -1)")
      }
    }
  }

  @Test("observers by name receive points as values and as objects") func byName() {
    let scroll = UIScrollView(frame: .zero)
    let observer = Observer(frame: .zero)
    scroll.addObserver(observer, forKeyPath: "contentOffset", options: .new, context: nil)
    scroll.contentOffset = CGPoint(x: 0, y: 30)
    #expect(observer.log == ["contentOffset 30.0 30.0"])
    scroll.removeObserver(observer, forKeyPath: "contentOffset")
    scroll.contentOffset = .zero
    #expect(observer.log.count == 1)
  }

  @Test("controls report their state, recognizers theirs") func states() {
    let control = UIControl(frame: .zero)
    var count = 0
    let observation = control.observe(\.isHighlighted, options: .new) { _, change in
      if change.newValue == true { count += 1 }
    }
    control.isHighlighted = true
    control.isHighlighted = false
    #expect(count == 1)
    let recognizer = UITapGestureRecognizer(target: nil, action: nil)
    var states: [Int] = []
    let other = recognizer.observe(\.state) { recognizer, _ in
      states.append(recognizer.state.rawValue)
    }
    recognizer.state = .ended
    #expect(states.first == UIGestureRecognizer.State.ended.rawValue)
    withExtendedLifetime((observation, other)) {}
  }
}
