import CoreGraphics
import UIKit

/// A finding: a scripted touch begins somewhere.
private struct TouchUse: Sendable {
  /// The target as it is written.
  let span: SourceSpan
}

extension ReadingContext {
  /// Records where a scripted touch begins; warns about a point outside the stage.
  func recordTouch(at value: SourceValue) {
    guard playback == nil else { return }
    results.record(TouchUse(span: value.span))
    guard value.elements != nil, let size = stageSize else { return }
    let silent = with(results: CheckResults())
    let point = silent.readDeferred { ValueType<CGPoint>.point.read(value, $0) }?.constant
    guard let point, !CGRect(origin: .zero, size: size).contains(point) else { return }
    let stage = "\(size.width.plainDescription) x \(size.height.plainDescription)"
    warn(
      .touchHitsNothing, "this touch is outside the stage", at: value.span,
      help: "the stage has \(stage) points")
  }

  /// Warns about scripted touches in a recipe in which nothing receives touches.
  func warnAboutTouches(hasBars: Bool) {
    let isInput = results.findings(of: HandlerFact.self).contains { $0.event.isInput }
    let receives = (ViewKind.Name.controls + [.scrollView]).map(\.rawValue)
    guard !hasBars, !isInput, names.components.isEmpty, names.gestures.isEmpty,
      !names.views.contains(where: { receives.contains($0.kind.name) })
    else { return }
    let outside = Set(warnings.filter { $0.code == .touchHitsNothing }.compactMap(\.place))
    for touch in results.findings(of: TouchUse.self) {
      let place = outside.contains { $0.line == touch.span.line && $0.column == touch.span.column }
      guard !place else { continue }
      warn(
        .touchWithoutEffect, "this touch has no effect: the recipe handles no touches",
        at: touch.span,
        help: "add a handler such as { touchesBegan: stage, set: … }, a gesture recognizer, or a "
          + "button")
    }
  }
}

extension EventHandler.Event {
  /// Whether touches cause the event.
  fileprivate var isInput: Bool {
    switch self {
    case .touches, .control, .gesture, .component, .scroll: true
    case .contact, .completed, .action, .animator: false
    }
  }
}
