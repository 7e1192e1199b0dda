import Testing

@testable import UIKit

/// Which views are laid out, and in which order.
@MainActor
struct LayoutPassTests {
  /// Records its layouts, and runs a closure in each.
  final class RecordingView: UIView {
    let name: String
    let log: Log
    var onLayout: (RecordingView) -> Void = { _ in }

    init(_ name: String, _ log: Log, in view: UIView? = nil) {
      (self.name, self.log) = (name, log)
      super.init(frame: .zero)
      view?.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      log.names += name
      onLayout(self)
    }
  }

  final class Log {
    var names = ""
  }

  /// A hierarchy of views: `a` contains `b` and `c`, `b` contains `d`, and `c` contains `e`.
  private struct Hierarchy {
    let log = Log()
    let (a, b, c, d, e): (RecordingView, RecordingView, RecordingView, RecordingView, RecordingView)

    @MainActor init() {
      a = RecordingView("a", log)
      b = RecordingView("b", log, in: a)
      c = RecordingView("c", log, in: a)
      d = RecordingView("d", log, in: b)
      e = RecordingView("e", log, in: c)
      a.layoutIfNeeded()
      log.names = ""
    }

    @MainActor var layouts: String {
      log.names = ""
      a.layoutIfNeeded()
      return log.names
    }

    @MainActor var pending: String {
      [a, b, c, d, e].filter(\.expectsLayout).map(\.name).joined()
    }
  }

  @Test(
    "layoutIfNeeded lays out descendants that need it",
    arguments: [
      ("", "", ""), ("a", "a", "a"), ("d", "abd", "d"), ("e", "ace", "e"), ("cd", "abcd", "dc"),
      ("abcde", "abcde", "abdce"),
    ])
  func descendants(invalidated: String, pending: String, layouts: String) {
    let hierarchy = Hierarchy()
    for view in [hierarchy.a, hierarchy.b, hierarchy.c, hierarchy.d, hierarchy.e]
    where invalidated.contains(view.name) {
      view.setNeedsLayout()
    }
    #expect(hierarchy.pending == pending)
    #expect(hierarchy.layouts == layouts)
    #expect(hierarchy.pending.isEmpty)
  }

  @Test("laying out one branch leaves the others pending") func branches() {
    let hierarchy = Hierarchy()
    hierarchy.d.setNeedsLayout()
    hierarchy.e.setNeedsLayout()
    hierarchy.b.layoutIfNeeded()
    #expect(hierarchy.pending == "ace")
    #expect(hierarchy.layouts == "e")
  }

  @Test("layoutIfNeeded starts at the farthest of the superviews that need layout one by one")
  func superviews() {
    let hierarchy = Hierarchy()
    for view in [hierarchy.d, hierarchy.b, hierarchy.e] { view.setNeedsLayout() }
    hierarchy.d.layoutIfNeeded()
    #expect(hierarchy.log.names == "bd")
    hierarchy.log.names = ""
    for view in [hierarchy.d, hierarchy.a] { view.setNeedsLayout() }
    // The view between them needs no layout.
    hierarchy.d.layoutIfNeeded()
    #expect(hierarchy.log.names == "d")
    #expect(hierarchy.layouts == "ae")
  }

  @Test("layoutIfNeeded of a subview doesn't lay out its superview within that one's layout")
  func nestedLayout() {
    let hierarchy = Hierarchy()
    hierarchy.b.onLayout = { view in
      view.setNeedsLayout()
      hierarchy.d.layoutIfNeeded()
      view.onLayout = { _ in }
    }
    hierarchy.b.setNeedsLayout()
    hierarchy.d.setNeedsLayout()
    #expect(hierarchy.layouts == "bdb")
  }

  @Test("a layout may invalidate views that were already laid out") func invalidation() {
    let hierarchy = Hierarchy()
    hierarchy.e.onLayout = { _ in hierarchy.d.setNeedsLayout() }
    hierarchy.d.onLayout = { _ in hierarchy.c.setNeedsLayout() }
    hierarchy.e.setNeedsLayout()
    // In the second pass, d is laid out before c.
    #expect(hierarchy.layouts == "edc")
    #expect(hierarchy.pending.isEmpty)
  }

  @Test("a layout may call layoutIfNeeded on its superview") func reentrancy() {
    let hierarchy = Hierarchy()
    hierarchy.d.onLayout = { _ in hierarchy.a.layoutIfNeeded() }
    for view in [hierarchy.d, hierarchy.c, hierarchy.e] { view.setNeedsLayout() }
    #expect(hierarchy.layouts == "dce")
    #expect(hierarchy.pending.isEmpty)
  }

  @Test("a view is laid out inside a superview that needs no layout")
  func overriddenSetNeedsLayout() {
    final class InertView: UIView {
      override func setNeedsLayout() {}
    }
    let (outer, log) = (InertView(), Log())
    outer.layoutIfNeeded()
    let inner = RecordingView("i", log, in: outer)
    outer.layoutIfNeeded()
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(log.names == "ii")
  }

  @Test("a view that moves keeps its pending layout") func moving() {
    let hierarchy = Hierarchy()
    hierarchy.d.removeFromSuperview()
    #expect(hierarchy.layouts == "b")
    hierarchy.d.setNeedsLayout()
    #expect(hierarchy.pending == "d")
    hierarchy.e.addSubview(hierarchy.d)
    #expect(hierarchy.pending == "acde")
    #expect(hierarchy.layouts == "ed")
  }
}
