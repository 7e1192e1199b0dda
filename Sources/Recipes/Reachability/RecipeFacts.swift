import UIKit

/// A finding: a handler was read.
struct HandlerFact: Sendable {
  let event: EventHandler.Event
  /// The span of the event's value.
  let span: SourceSpan
  /// The span of the handler, by which other findings refer to it.
  let handler: SourceSpan
}

/// A finding: a view was read.
struct ViewFact: Sendable {
  let name: String
  let kind: ViewKind
  /// The name of the superview; nil for the stage.
  let superview: String?
  /// The view as it is written.
  let value: SourceValue
  /// The span of the handler that adds the view; nil if the recipe or its timeline does.
  let handler: SourceSpan?
}

/// A finding: a behavior was read.
struct BehaviorFact: Sendable {
  let id: String?
  /// The span of the handler that adds the behavior; nil if the recipe or its timeline does.
  let handler: SourceSpan?
}

/// A finding: a collision behavior was read.
struct CollisionFact: Sendable {
  let items: [String]
  /// The identifiers of the boundaries.
  let boundaries: [String]
  /// The behavior as it is written.
  let value: SourceValue
  /// The span of the handler that adds the behavior; nil if the recipe or its timeline does.
  let handler: SourceSpan?
}

/// A finding: a gesture recognizer was read.
struct GestureFact: Sendable {
  let plan: GesturePlan
  /// The recognizer as it is written.
  let value: SourceValue
}

/// A finding: an action calls a component.
struct CallFact: Sendable {
  /// The call, such as `alert.show`.
  let call: String
  /// The span of the handler of the action; nil for the timeline.
  let handler: SourceSpan?
}

private enum HandlerSpanKey: ContextKey {
  static let defaultValue: SourceSpan? = nil
}

private enum SuperviewKey: ContextKey {
  static let defaultValue: String? = nil
}

extension ReadingContext {
  /// The span of the handler whose action is being read; nil for the recipe and its timeline.
  ///
  /// The copies of a repeated handler have the same span.
  var handlerSpan: SourceSpan? { self[HandlerSpanKey.self] }

  /// The name of the view whose subviews are being read; nil for the stage.
  var superview: String? { self[SuperviewKey.self] }

  /// Returns a copy for the action of a handler.
  func with(handlerSpan: SourceSpan) -> ReadingContext { with(HandlerSpanKey.self, handlerSpan) }

  /// Returns a copy for the subviews of a view.
  func with(superview: String) -> ReadingContext { with(SuperviewKey.self, superview) }
}

extension Fields {
  /// Records a handler of an event, which is the value of one of some keys.
  func record(_ event: EventHandler.Event?, _ keys: [any KeyDescription], at handler: SourceSpan) {
    guard let event, let value = keys.lazy.compactMap({ self.written($0) }).first else { return }
    context.results.record(HandlerFact(event: event, span: value.span, handler: handler))
  }
}
