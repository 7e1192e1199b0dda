import Testing

@testable import UIKit

/// Which views are laid out, and in which order.
@MainActor
struct LayoutPassTests {
  /// Writes down its layouts, and does something in each.
  final class Room: UIView {
    let name: String
    let log: Log
    var work: (Room) -> Void = { _ in }

    init(_ name: String, _ log: Log, in view: UIView? = nil) {
      (self.name, self.log) = (name, log)
      super.init(frame: .zero)
      view?.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      log.names += name
      work(self)
    }
  }

  final class Log {
    var names = ""
  }

  /// A house of rooms: in `a` are `b` and `c`, in `b` is `d`, in `c` is `e`.
  private struct House {
    let log = Log()
    let (a, b, c, d, e): (Room, Room, Room, Room, Room)

    @MainActor init() {
      a = Room("a", log)
      b = Room("b", log, in: a)
      c = Room("c", log, in: a)
      d = Room("d", log, in: b)
      e = Room("e", log, in: c)
      a.layoutIfNeeded()
      log.names = ""
    }

    @MainActor var layouts: String {
      log.names = ""
      a.layoutIfNeeded()
      return log.names
    }

    @MainActor var expectations: String {
      [a, b, c, d, e].filter(\.expectsLayout).map(\.name).joined()
    }
  }

  @Test(
    arguments: [
      ("", "", ""), ("a", "a", "a"), ("d", "abd", "d"), ("e", "ace", "e"), ("cd", "abcd", "dc"),
      ("abcde", "abcde", "abdce"),
    ])
  func `a layout is found from above`(asked: String, expectations: String, layouts: String) {
    let house = House()
    for room in [house.a, house.b, house.c, house.d, house.e] where asked.contains(room.name) {
      room.setNeedsLayout()
    }
    #expect(house.expectations == expectations)
    #expect(house.layouts == layouts)
    #expect(house.expectations.isEmpty)
  }

  @Test func `a part that is laid out alone leaves the rest to expect`() {
    let house = House()
    house.d.setNeedsLayout()
    house.e.setNeedsLayout()
    house.b.layoutIfNeeded()
    #expect(house.expectations == "ace")
    #expect(house.layouts == "e")
  }

  @Test func `a layout may ask for others that had their turn`() {
    let house = House()
    house.e.work = { _ in house.d.setNeedsLayout() }
    house.d.work = { _ in house.c.setNeedsLayout() }
    house.e.setNeedsLayout()
    // The layout of d, in the second pass, comes before that of c in the same.
    #expect(house.layouts == "edc")
    #expect(house.expectations.isEmpty)
  }

  @Test func `a layout may lay out all at once`() {
    let house = House()
    house.d.work = { _ in house.a.layoutIfNeeded() }
    for room in [house.d, house.c, house.e] { room.setNeedsLayout() }
    #expect(house.layouts == "dce")
    #expect(house.expectations.isEmpty)
  }

  @Test func `a view is laid out in one that asks for nothing itself`() {
    final class Deaf: UIView {
      override func setNeedsLayout() {}
    }
    let (outer, log) = (Deaf(), Log())
    outer.layoutIfNeeded()
    let inner = Room("i", log, in: outer)
    outer.layoutIfNeeded()
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(log.names == "ii")
  }

  @Test func `a view that moves brings what it expects along`() {
    let house = House()
    house.d.removeFromSuperview()
    #expect(house.layouts == "b")
    house.d.setNeedsLayout()
    #expect(house.expectations == "d")
    house.e.addSubview(house.d)
    #expect(house.expectations == "acde")
    #expect(house.layouts == "ed")
  }
}
