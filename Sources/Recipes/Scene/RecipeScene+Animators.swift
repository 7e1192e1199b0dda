import UIKit

extension RecipeScene {
  /// The property animators by name, in the order of the recipe.
  package var propertyAnimators: [(name: String, animator: UIViewPropertyAnimator)] {
    sceneAnimators.map { ($0.plan.name, $0.animator) }
  }

  private func sceneAnimator(_ name: String) -> SceneAnimator? {
    sceneAnimators.first { $0.plan.name == name }
  }

  /// Performs the calls of a command.
  func control(_ command: AnimatorCommand, _ context: ActionContext) {
    for animator in command.animators.compactMap(sceneAnimator) {
      // The path is followed up to now, in whatever order the actions of this tick are performed.
      if let path = animator.path { animator.follow(path, at: stage.time) }
      control(animator, command.call, context)
    }
  }

  private func control(
    _ animator: SceneAnimator, _ call: AnimatorCommand.Call, _ context: ActionContext
  ) {
    if call.needsAnimations { load(animator) }
    switch call {
    case .start(let delay): animator.start(afterDelay: delay)
    case .pause: animator.pause()
    case .scrub(.fraction(let plan)): scrub(animator, to: plan, context)
    case .scrub(.path(let fractions, let duration)):
      scrub(animator, along: ScrubPath(fractions, start: stage.time, duration: duration))
    case .reverse(let isReversed): animator.reverse(to: isReversed)
    case .resume(let timing, let factor): animator.resume(timing, durationFactor: factor)
    case .stop(let withoutFinishing): animator.stop(withoutFinishing: withoutFinishing)
    case .finish(let position): animator.finish(at: position)
    case .add(let animations): for plan in animations { add(plan, to: animator, context) }
    }
  }

  // MARK: Animations

  private func load(_ animator: SceneAnimator) {
    let name = animator.plan.name
    animator.load {
      for plan in animator.plan.animations { add(plan, to: animator, ActionContext(scene: self)) }
    } completion: { [weak self] position in
      self?.handleCompletion(of: name, at: position)
    }
  }

  private func add(_ plan: AnimationPlan, to animator: SceneAnimator, _ context: ActionContext) {
    // An animator may never start, and must not retain the scene until then.
    let remembered = context.remembered
    animator.add(delayFactor: plan.delayFactor) { [weak self] in
      guard let self else { return }
      let context = remembered(self)
      switch plan.content {
      case .changes(let changes): layingOut { self.apply(changes, context) }
      case .keyframes(let keyframes): animate(keyframes, context)
      }
    }
  }

  // MARK: Scrubbing

  private func scrub(
    _ animator: SceneAnimator, to fraction: DeferredValue<Double>, _ context: ActionContext
  ) {
    animator.pause()
    var context = context
    context.beganFraction = context.tracker?.beganFraction(
      of: animator.plan.name, now: animator.animator.fractionComplete)
    if let fraction = fraction.value(context.values) { animator.scrub(to: fraction) }
  }

  private func scrub(_ animator: SceneAnimator, along path: ScrubPath) {
    animator.scrub(along: path)
    follow(animator, path)
  }

  /// Scrubs an animator along a path in each tick, until the path ends or another call replaces it.
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
  /// Whether an inactive animator gets its animations before the call.
  fileprivate var needsAnimations: Bool {
    switch self {
    case .start, .pause, .scrub, .reverse, .add: true
    case .resume, .stop, .finish: false
    }
  }
}
