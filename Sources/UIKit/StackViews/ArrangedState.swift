import QuartzCore

/// The state of a view in a stack view.
@MainActor
final class ArrangedState {
  /// The stack view that arranges the view.
  private(set) weak var stack: UIStackView?
  /// The space after the view, in points; nil for the stack view's.
  var customSpacing: CGFloat?
  /// The place among the arranged views, which only its order determines.
  fileprivate(set) var rank = 0.0
  /// The value of `isHidden` while its change is animated: the layer is hidden only at the end.
  private(set) var animatedHidden: Bool?
  /// The number of changes of `isHidden`, whose latest is the one to finish.
  private var changes = 0

  init(stack: UIStackView) {
    self.stack = stack
  }

  /// Returns the amount to add to the priorities of the size of the view's content along an axis.
  ///
  /// Of views with equal priorities, UIKit stretches and squeezes the first (measured). Levels that
  /// increase from view to view make this independent of earlier layouts; they are too close to each
  /// other to exceed another priority.
  func tieBreak(along axis: NSLayoutConstraint.Axis) -> Double {
    stack?.axis == axis ? rank * 1e-6 : 0
  }

  /// Hides or shows the view; in an animation block, by changing its length.
  func setHidden(_ isHidden: Bool, of view: UIView) {
    guard isHidden != view.isHidden else { return }
    changes += 1
    stack?.setNeedsArrangement()
    guard let stack, stack.window != nil, let block = AnimationBlock.animating else {
      animatedHidden = nil
      view.layer.isHidden = isHidden
      return
    }
    animatedHidden = isHidden
    view.layer.isHidden = false
    block.layOutAtEnd(stack)
    let change = changes
    block.addCompletion { [weak self, weak view] position in
      guard let self, let view, change == self.changes else { return }
      // A reversed animator ends where it started.
      if position == .start { self.setHidden(!isHidden, of: view) }
      self.finishHiding(of: view)
    }
  }

  /// Ends an animated change of `isHidden`.
  func finishHiding(of view: UIView) {
    guard let animatedHidden else { return }
    self.animatedHidden = nil
    view.layer.isHidden = animatedHidden
  }
}

extension [UIView] {
  /// Ranks an arranged view between its neighbors; ranks all of them again where there is no room.
  @MainActor
  func rank(viewAt index: Int) {
    let previous = index > 0 ? self[index - 1].arranged?.rank : nil
    let next = index + 1 < count ? self[index + 1].arranged?.rank : nil
    let rank =
      switch (previous, next) {
      case (let previous?, let next?): (previous + next) / 2
      case (let previous?, nil): previous + 1
      case (nil, let next?): next - 1
      case (nil, nil): 0.0
      }
    if let previous, let next, next - previous < 1e-3 {
      for (index, view) in enumerated() { view.setRank(Double(index)) }
    } else {
      self[index].setRank(rank)
    }
  }
}

extension UIView {
  fileprivate final func setRank(_ rank: Double) {
    guard arranged?.rank != rank else { return }
    arranged?.rank = rank
    contentPrioritiesDidChange()
  }

  /// Hides or shows the view.
  final func hide(_ isHidden: Bool) {
    if let arranged { arranged.setHidden(isHidden, of: self) } else { layer.isHidden = isHidden }
  }
}
