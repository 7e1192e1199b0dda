/// The view that contains the views of a transition and, after a presentation, the presented view.
@MainActor
final class TransitionView: UIView {
  weak var presentationController: UIPresentationController?
  /// The running transition.
  var transition: ViewTransition?

  override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let transition, !transition.allowsTouches else {
      let hit = super.hitTest(point, with: event)
      return hit === self && presentationController?.letsTouchesThrough ?? false ? nil : hit
    }
    return self.point(inside: point, with: event) ? self : nil
  }
}

/// The place of a view that is removed for a time.
@MainActor
struct ViewPlace {
  let view: UIView
  private weak var superview: UIView?
  private let index: Int

  init?(of view: UIView) {
    guard let superview = view.superview else { return nil }
    self.view = view
    self.superview = superview
    index = superview.orderedSubviews.firstIndex { $0 === view } ?? 0
  }

  /// Puts the view back, unless it is there already.
  func restore() {
    guard let superview, view.superview !== superview else { return }
    superview.insertSubview(view, at: index)
  }
}
