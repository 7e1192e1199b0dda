import UIKit

extension RecipeScene {
  /// Observes the scroll views whose events handlers handle.
  func observeScrolling() {
    var observed: Set<String> = []
    for case .scroll(_, let name) in handlers.map(\.event) where observed.insert(name).inserted {
      guard let scrollView = view(name) as? UIScrollView else { continue }
      let observer = ScrollObserver { [weak self] in self?.handleScrolling($0, of: name) }
      if let table = scrollView as? RowTable {
        table.scrollObserver = observer
      } else {
        scrollView.delegate = observer
      }
      scrollObservers.append(observer)
    }
  }

  /// Performs the actions of a scroll view's event, as its delegate would.
  ///
  /// Events that these actions cause are handled in the next tick, each at most once: handlers that
  /// scroll each other's views would otherwise not return.
  private func handleScrolling(_ event: ScrollEvent, of name: String) {
    guard isHandlingScrolling else { return performScrolling(event, of: name) }
    guard !deferredScrolling.contains(where: { $0 == (event, name) }) else { return }
    deferredScrolling.append((event, name))
    guard deferredScrolling.count == 1 else { return }
    stage.at(stage.time + 1 / Double(Stage.ticksPerSecond)) { [weak self] in
      guard let self else { return }
      let events = deferredScrolling
      deferredScrolling = []
      for (event, name) in events { performScrolling(event, of: name) }
    }
  }

  private func performScrolling(_ event: ScrollEvent, of name: String) {
    isHandlingScrolling = true
    defer { isHandlingScrolling = false }
    handle(.scroll(event, name), ActionContext(scene: self))
  }
}

/// Receives the events of a scroll view, as its delegate.
final class ScrollObserver: NSObject, UIScrollViewDelegate {
  private let handle: @MainActor (ScrollEvent) -> Void

  init(_ handle: @escaping @MainActor (ScrollEvent) -> Void) {
    self.handle = handle
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { handle(.didScroll) }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { handle(.willBeginDragging) }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    handle(.willEndDragging)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    handle(.didEndDragging)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    handle(.willBeginDecelerating)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { handle(.didEndDecelerating) }
}
