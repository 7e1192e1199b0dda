import Testing

@Suite struct ProtocolsTests {
  @Test("the rewriter replaces optional members, and overrides in extensions", arguments: rows)
  func rewriting(row: RewriterRow) throws {
    try row.check()
  }

  static let rows: [RewriterRow] = [
    RewriterRow(
      "optional methods of objects of unknown classes",
      """
      @objc protocol MenuDelegate { @objc optional func closed(_ menu: Menu) }
      class Menu: UIView {
        weak var delegate: AnyObject?
        var owner: AnyObject!
        func close() {
          delegate?.closed?(self)
          self.owner.closed?(self)
        }
      }
      """,
      """
            protocol MenuDelegate: AnyObject {                func closed(_ menu: Menu) }
      class Menu: UIView {
        weak var delegate: AnyObject?
        var owner: AnyObject!
        func close() {
          (delegate as? MenuDelegate)?.flipbookOptional_closed(self)
          (self.owner as? MenuDelegate)?.flipbookOptional_closed(self)
        }
      }
      """),
    RewriterRow(
      "optional method",
      """
      @objc protocol CardDelegate {
        func moved(_ card: UIView)
        @objc optional func ended(_ card: UIView, at point: CGPoint)
        @objc optional func allows(_ card: UIView) -> Bool
      }
      class Card: UIView {
        weak var delegate: CardDelegate?
        func end() {
          delegate?.ended?(self, at: .zero)
          if delegate?.allows?(self) ?? true { delegate?.moved(self) }
        }
      }
      class A: NSObject, CardDelegate {
        func moved(_ card: UIView) {}
        func allows(_ card: UIView) -> Bool { false }
      }
      """,
      """
            protocol CardDelegate: AnyObject {
        func moved(_ card: UIView)
                       func ended(_ card: UIView, at point: CGPoint)
                       func allows(_ card: UIView) -> Bool
      }
      class Card: UIView {
        weak var delegate: CardDelegate?
        func end() {
          delegate?.flipbookOptional_ended(self, at: .zero)
          if delegate?.flipbookOptional_allows(self) ?? true { delegate?.moved(self) }
        }
      }
      class A: NSObject, CardDelegate {
        func moved(_ card: UIView) {}
        func allows(_ card: UIView) -> Bool { false }
      }
      """,
      additions: [
        "func ended(_ card: UIView, at point: CGPoint)",
        "func flipbookOptional_allows(_ card: UIView) -> (Bool)?",
        "MethodTable.add(\"allows:\", to: A.self)",
      ]),
    RewriterRow(
      "protocols of objects",
      """
      @objc protocol First {}
      @objc protocol Second: NSObjectProtocol {}
      @objc public protocol Third: class {}
      @objc
      protocol Fourth: AnyObject {}
      """,
      """
            protocol First: AnyObject {}
            protocol Second: AnyObject, NSObjectProtocol {}
            public protocol Third: class {}
          \u{20}
      protocol Fourth: AnyObject {}
      """),
    RewriterRow(
      "optional method of a public protocol",
      """
      @objc public protocol P {
        @objc optional func a()
      }
      """,
      """
            public protocol P: AnyObject {
                       func a()
      }
      """,
      additions: [
        "public func a()",
        "public func flipbookOptional_a()",
      ]),
    RewriterRow(
      "optional property",
      """
      @objc protocol Titled {
        @objc optional var name: String { get }
      }
      class A: UIView {
        weak var titled: Titled?
        func text() -> String { titled?.name ?? "" }
      }
      class B: NSObject, Titled { var name: String { "b" } }
      """,
      """
            protocol Titled: AnyObject {
                       var name: String { get }
      }
      class A: UIView {
        weak var titled: Titled?
        func text() -> String { titled?.flipbookOptional_name ?? "" }
      }
      class B: NSObject, Titled { var name: String { "b" } }
      """,
      additions: [
        "flipbookOptional_name",
        "MethodTable.add(\"name\", to: B.self)",
      ]),
    RewriterRow(
      "implementation in a subclass",
      """
      @objc protocol P { @objc optional func a() }
      class A: NSObject, P {}
      class B: A { func a() {} }
      """,
      """
            protocol P: AnyObject {                func a() }
      class A: NSObject, P {}
      class B: A { func a() {} }
      """,
      additions: [
        "MethodTable.add(\"a\", to: B.self)"
      ]),
    RewriterRow(
      "UIKit's optional methods",
      """
      class List: UIScrollView {
        func notify() { delegate?.scrollViewDidScroll?(self); delegate!.scrollViewDidZoom!(self) }
      }
      """,
      """
      class List: UIScrollView {
        func notify() { delegate?.scrollViewDidScroll(self); delegate!.scrollViewDidZoom (self) }
      }
      """),
    RewriterRow(
      "UIKit's optional methods with the name of a variable",
      """
      func notify(_ tabBar: UITabBar, a: B) { a.x?.tabBar?(tabBar, didSelect: c); a.done?(c) }
      var done: ((Int) -> Void)?
      """,
      """
      func notify(_ tabBar: UITabBar, a: B) { a.x?.tabBar(tabBar, didSelect: c); a.done?(c) }
      var done: ((Int) -> Void)?
      """),
    RewriterRow(
      "UIKit's optional result",
      """
      class A: NSObject {
        func count(_ s: UICollectionViewDataSource, _ v: UICollectionView) {
          if let n = s.numberOfSections?(in: v) { print(n) }
          print(s.numberOfSections?(in: v) ?? 1)
        }
      }
      """,
      """
      class A: NSObject {
        func count(_ s: UICollectionViewDataSource, _ v: UICollectionView) {
          if let n = Optional(s.numberOfSections(in: v)) { print(n) }
          print(Optional(s.numberOfSections(in: v)) ?? 1)
        }
      }
      """),
    RewriterRow(
      "closures stay",
      """
      class A: UIView {
        var done: (() -> Void)?
        var handler: ((Int) -> Void)?
        func end(completion: (() -> Void)?) { done?(); self.handler?(1); completion?() }
      }
      """,
      """
      class A: UIView {
        var done: (() -> Void)?
        var handler: ((Int) -> Void)?
        func end(completion: (() -> Void)?) { done?(); self.handler?(1); completion?() }
      }
      """),
    RewriterRow(
      "overrides in extensions",
      """
      class A: UIView {
        var x = 1
      }
      extension A {
        override func layoutSubviews() {
          super.layoutSubviews()
          backgroundColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        }
        func other() {}
      }
      """,
      """
      class A: UIView {
        var x = 1

      #sourceLocation(file: "Input.swift", line: 6)
        override func layoutSubviews() {
          super.layoutSubviews()
          backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        }
      #sourceLocation(file: "Input.swift", line: 4)
      }
      extension A {
                                       \u{20}
                               \u{20}
                                                                             \u{20}
        \u{20}
        func other() {}
      }
      """),
    RewriterRow(
      "methods in extensions that are overridden",
      """
      class A: UIView {}
      private extension A { @objc func tap() {} }
      class B: A { override func tap() {} }
      """,
      """
      class A: UIView {
      #sourceLocation(file: "Input.swift", line: 3)
                            fileprivate       func tap() {}
      #sourceLocation(file: "Input.swift", line: 2)
                       }
      private extension A {                     }
      class B: A { override func tap() {} }
      """),
    RewriterRow(
      "extension with a protocol",
      """
      class A: UIView {}
      extension A: UIGestureRecognizerDelegate {
        override func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { false }
      }
      """,
      """
      class A: UIView {
      #sourceLocation(file: "Input.swift", line: 4)
        override func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { false }
      #sourceLocation(file: "Input.swift", line: 2)
                       }
      extension A: UIGestureRecognizerDelegate {
                                                                                             \u{20}
      }
      """),
  ]
}
