import UIKit

extension RecipeScene {
  /// The property animators by their names, in the order of the recipe.
  package var propertyAnimators: [(name: String, animator: UIViewPropertyAnimator)] {
    sceneAnimators.map { ($0.plan.name, $0.animator) }
  }

  private func sceneAnimator(_ name: String) -> SceneAnimator? {
    sceneAnimators.first { $0.plan.name == name }
  }

  /// Asks animators what the timeline or a handler says.
  func control(_ command: AnimatorCommand, _ occasion: Occasion) {
    for animator in command.animators.compactMap(sceneAnimator) {
      // As far as it has come by now, whatever else happens in this tick.
      if let path = animator.path { animator.follow(path, at: stage.time) }
      control(animator, command.call, occasion)
    }
  }

  private func control(
    _ animator: SceneAnimator, _ call: AnimatorCommand.Call, _ occasion: Occasion
  ) {
    if call.begins { load(animator) }
    switch call {
    case .start(let delay): animator.start(afterDelay: delay)
    case .pause: animator.pause()
    case .scrub(.fraction(let plan)): scrub(animator, to: plan, occasion)
    case .scrub(.path(let fractions, let duration)):
      scrub(animator, along: ScrubPath(fractions, start: stage.time, duration: duration))
    case .reverse(let isReversed): animator.reverse(to: isReversed)
    case .resume(let timing, let factor): animator.resume(timing, durationFactor: factor)
    case .stop(let withoutFinishing): animator.stop(withoutFinishing: withoutFinishing)
    case .finish(let position): animator.finish(at: position)
    case .add(let animations): for plan in animations { add(plan, to: animator, occasion) }
    }
  }

  // MARK: Animations

  private func load(_ animator: SceneAnimator) {
    let name = animator.plan.name
    animator.load {
      for plan in animator.plan.animations { add(plan, to: animator, Occasion(scene: self)) }
    } completion: { [weak self] position in
      self?.handleCompletion(of: name, at: position)
    }
  }

  private func add(_ plan: AnimationPlan, to animator: SceneAnimator, _ occasion: Occasion) {
    // An animator may wait for its start as long as the scene lives, and must not keep it.
    let (hand, finger) = (occasion.hand, occasion.finger)
    animator.add(delayFactor: plan.delayFactor) { [weak self] in
      guard let self else { return }
      let occasion = Occasion(scene: self, hand: hand, finger: finger)
      switch plan.content {
      case .changes(let changes): make(changes, occasion)
      case .keyframes(let keyframes): animate(keyframes, occasion)
      }
    }
  }

  // MARK: Scrubbing

  private func scrub(_ animator: SceneAnimator, to plan: FractionPlan, _ occasion: Occasion) {
    animator.pause()
    let caught = occasion.finger?.fraction(
      of: animator.plan.name, now: animator.animator.fractionComplete)
    let fraction = plan.value(
      hand: occasion.hand, began: occasion.finger?.began, caught: caught ?? 0,
      motion: occasion.motion)
    if let fraction { animator.scrub(to: fraction) }
  }

  private func scrub(_ animator: SceneAnimator, along path: ScrubPath) {
    animator.scrub(along: path)
    follow(animator, path)
  }

  /// Lets an animator go on along a path with every tick, until it comes to its end or is broken off.
  private func follow(_ animator: SceneAnimator, _ path: ScrubPath) {
    guard animator.path === path else { return }
    stage.at(stage.time + 1 / Double(Stage.ticksPerSecond)) { [weak self] in
      guard let self else { return }
      animator.follow(path, at: stage.time)
      follow(animator, path)
    }
  }
}

extension AnimatorCommand.Call {
  /// Whether it is the first that an animator may be asked.
  fileprivate var begins: Bool {
    switch self {
    case .start, .pause, .scrub, .reverse, .add: true
    case .resume, .stop, .finish: false
    }
  }
}
