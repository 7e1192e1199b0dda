import Testing
import UIKit
import UIKitTestSupport

/// What starts before the first stage of a process, which runs each test in a process of its own.
struct EarlyAnimationTests {
  @Test("the completion of an animation that starts before the first stage is called")
  func viewAnimation() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var log: [String] = []
        UIView.animate(
          withDuration: 0.5, animations: { view.alpha = 0 },
          completion: { log.append("\($0) at \(CACurrentMediaTime())") })
        let stage = Stage()
        stage.view.addSubview(view)
        stage.step(15)
        precondition(log == [])
        precondition(view.layer.presentation().map { $0.opacity > 0.1 } == true)
        stage.step(20)
        precondition(log == ["true at 0.5"])
      }
    }
  }

  @Test("animators, display links and transactions from before the first stage run on it")
  func others() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        var log: [String] = []
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { view.alpha = 0 }
        animator.addCompletion { _ in log.append("animator") }
        animator.startAnimation()
        let link = CADisplayLink { _ in log.append("link") }
        link.add(to: .main, forMode: .common)
        CATransaction.setCompletionBlock { log.append("transaction") }
        let stage = Stage()
        precondition(log == ["transaction"])
        stage.step(2)
        link.invalidate()
        precondition(log == ["transaction", "link", "link"])
        stage.step(20)
        precondition(log.last == "animator")
      }
    }
  }

  @Test("an animation that starts after the last stage is gone runs on the next one")
  func betweenStages() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        do {
          let stage = Stage()
          stage.step(3)
        }
        var isDone = false
        UIView.animate(withDuration: 0.1, animations: {}, completion: { _ in isDone = true })
        let stage = Stage()
        precondition(stage.time == 0)
        stage.step(10)
        precondition(isDone)
      }
    }
  }
}
