import UIKit

extension RecipeScene {
  /// Taps a number of times.
  func tap(_ target: ActionPlan.TouchTarget, count: Int) {
    for number in 0..<count {
      press(
        target, duration: TouchScript.tapDuration,
        after: Double(number) * TouchScript.doubleTapInterval)
    }
  }

  /// Presses for a duration in seconds.
  func press(
    _ target: ActionPlan.TouchTarget, duration: TimeInterval, after delay: TimeInterval = 0
  ) {
    if program != nil, delay > 0 {
      // The name may refer to another view then.
      return stage.at(stage.time + delay) { [weak self] in self?.press(target, duration: duration) }
    }
    guard mayTouch() else { return }
    let time = stage.time + delay
    probe?.add(target, time: time)
    switch target.place {
    case .point(let point): stage.touches.press(at: point, time: time, duration: duration)
    case .view(let name):
      if let view = touchedView(name, at: target.span) {
        stage.touches.press(view, time: time, duration: duration)
      }
    }
  }

  /// Drags or flicks, if the targets are on the stage.
  func drag(_ plan: DragPlan) {
    guard mayTouch() else { return }
    probe?.add(plan.start, time: stage.time)
    let path = plan.path { [unowned self] target in
      target.span == plan.start.span ? grabLocation(of: target) : location(of: target)
    }
    guard let path else { return }
    stage.touches.finger(along: path, time: stage.time)
  }

  /// Pinches or rotates.
  func pinch(_ plan: PinchPlan) {
    guard mayTouch(count: 2) else { return }
    probe?.add(plan.center, time: stage.time, fingers: 2)
    guard let center = location(of: plan.center) else { return }
    stage.touches.pinch(
      at: center, from: plan.distance.start, parts: plan.parts, angle: plan.angle,
      time: stage.time, curve: plan.curve, holding: plan.hold)
  }

  /// Returns whether there may be more touches: handlers of touches could trigger more and more of
  /// them.
  private func mayTouch(count: Int = 1) -> Bool {
    stage.touches.fingerCount + count <= Limits.fingers
  }

  /// Returns the location of a target as it is presented; nil if its view is not on the stage.
  private func location(of target: ActionPlan.TouchTarget) -> CGPoint? {
    switch target.place {
    case .point(let point): point
    case .view(let name): touchedView(name, at: target.span)?.presentedCenter
    }
  }

  /// Returns the location at which a finger takes hold of a target: that of a slider's thumb, or the
  /// center.
  private func grabLocation(of target: ActionPlan.TouchTarget) -> CGPoint? {
    guard let center = location(of: target), case .view(let name) = target.place,
      let slider = view(name) as? UISlider
    else { return location(of: target) }
    let bounds = slider.bounds
    let thumb = slider.thumbRect(
      forBounds: bounds, trackRect: slider.trackRect(forBounds: bounds), value: slider.value)
    return CGPoint(
      x: center.x + thumb.midX - bounds.midX, y: center.y + thumb.midY - bounds.midY)
  }

  /// Returns the view that a touch refers to; a name that a program does not show ends the play.
  private func touchedView(_ name: String, at span: SourceSpan) -> UIView? {
    if let view = view(name) { return view }
    guard let program, stage.playError == nil else { return nil }
    let context = ReadingContext(source)
    context.reportUnknown(
      .unknownReference,
      "no view '\(name.shortened)' is on the stage at \(stage.time.roundedDescription)s", name,
      at: span, known: program.names)
    stage.playError = RecipeErrors(context.results.diagnostics)
    return nil
  }
}
