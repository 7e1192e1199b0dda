import Testing

@Suite struct SelectorsTests {
  @Test("the rewriter replaces selectors and key paths", arguments: rows)
  func rewriting(row: RewriterRow) throws {
    try row.check()
  }

  static let rows: [RewriterRow] = [
    RewriterRow(
      "method with an argument",
      """
      class A: UIView {
        @objc func tap(_ sender: UIButton) {}
        func set(_ b: UIButton) { b.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside) }
      }
      """,
      """
      class A: UIView {
              func tap(_ sender: UIButton) {}
        func set(_ b: UIButton) { b.addTarget(self, action: Selector("tap:"), for: .touchUpInside) }
      }
      """),
    RewriterRow(
      "method without its labels",
      """
      class A: UIView {
        @objc func tap(_ sender: UIButton) {}
        lazy var s = #selector(tap)
      }
      """,
      """
      class A: UIView {
              func tap(_ sender: UIButton) {}
        lazy var s = Selector("tap:")
      }
      """),
    RewriterRow(
      "type and self",
      """
      class A: UIView {
        @objc func tap(sender: UIButton, for event: UIEvent) {}
        lazy var s = [#selector(A.tap(sender:for:)), #selector(self.tap), #selector(Self.tap(sender:for:))]
      }
      """,
      """
      class A: UIView {
              func tap(sender: UIButton, for event: UIEvent) {}
        lazy var s = [Selector("tapWithSender:for:"), Selector("tapWithSender:for:"), Selector("tapWithSender:for:")]
      }
      """,
      additions: [
        "MethodTable.add(\"tapWithSender:for:\", to: A.self)"
      ]),
    RewriterRow(
      "prepositions",
      """
      class A: NSObject {
        @objc func move(to point: Any) {}
        @objc func add(_ a: Any, at b: Any) {}
        @objc func animate(with a: Any) {}
      }
      let s = [#selector(A.move(to:)), #selector(A.add(_:at:)), #selector(A.animate(with:))]
      """,
      """
      class A: NSObject {
              func move(to point: Any) {}
              func add(_ a: Any, at b: Any) {}
              func animate(with a: Any) {}
      }
      let s = [Selector("moveTo:"), Selector("add:at:"), Selector("animateWith:")]
      """,
      additions: [
        "\"moveTo:\"",
        "\"add:at:\"",
        "\"animateWith:\"",
      ]),
    RewriterRow(
      "name in @objc",
      """
      class A: NSObject {
        @objc(handlePan:) func pan(recognizer: Any) {}
        lazy var s = #selector(pan(recognizer:))
      }
      """,
      """
      class A: NSObject {
                          func pan(recognizer: Any) {}
        lazy var s = Selector("handlePan:")
      }
      """,
      additions: [
        "MethodTable.add(\"handlePan:\", to: A.self)"
      ]),
    RewriterRow(
      "another type of the program",
      """
      class Menu: UIView { @objc func close() {} }
      class A: UIView {
        let menu = Menu()
        lazy var s = [#selector(Menu.close), #selector(menu.close)]
      }
      """,
      """
      class Menu: UIView {       func close() {} }
      class A: UIView {
        let menu = Menu()
        lazy var s = [Selector("close"), Selector("close")]
      }
      """,
      additions: [
        "MethodTable.add(\"close\", to: Menu.self)"
      ]),
    RewriterRow(
      "method without @objc",
      """
      class A: NSObject {
        func tick(timer: Any) {}
        lazy var s = #selector(A.tick(timer:))
      }
      """,
      """
      class A: NSObject {
        func tick(timer: Any) {}
        lazy var s = Selector("tickWithTimer:")
      }
      """,
      additions: [
        "MethodTable.add(\"tickWithTimer:\", to: A.self)"
      ]),
    RewriterRow(
      "private and overridden methods",
      """
      class Base: UIView {
        @objc func tap() {}
        @objc private func other() {}
        lazy var s = #selector(other)
      }
      class A: Base {
        override func tap() {}
        lazy var t = #selector(tap)
      }
      """,
      """
      class Base: UIView {
              func tap() {}
              private func other() {}
        lazy var s = Selector("other")
      }
      class A: Base {
        override func tap() {}
        lazy var t = Selector("tap")
      }
      """,
      additions: [
        "MethodTable.add(\"tap\", to: Base.self)",
        "MethodTable.add(\"other\", to: Base.self)",
        "MethodTable.add(\"tap\", to: A.self)",
      ]),
    RewriterRow(
      "extension of a class",
      """
      class A: UIView {}
      extension A {
        @objc func pan(_ g: UIPanGestureRecognizer) {}
      }
      private extension Selector { static let pan = #selector(A.pan(_:)) }
      """,
      """
      class A: UIView {}
      extension A {
              func pan(_ g: UIPanGestureRecognizer) {}
      }
      private extension Selector { static let pan = Selector("pan:") }
      """,
      additions: [
        "extension A {",
        "MethodTable.add(\"pan:\", to: A.self)",
      ]),
    RewriterRow(
      "extension of UIKit's class",
      """
      extension UIViewController {
        @objc func hide() {}
        func watch() { _ = UITapGestureRecognizer(target: self, action: #selector(hide)) }
      }
      class A: UIViewController { lazy var s = #selector(hide) }
      """,
      """
      extension UIViewController {
              func hide() {}
        func watch() { _ = UITapGestureRecognizer(target: self, action: Selector("hide")) }
      }
      class A: UIViewController { lazy var s = Selector("hide") }
      """,
      additions: [
        "MethodTable.add(\"hide\", to: UIViewController.self)"
      ]),
    RewriterRow(
      "method of UIKit",
      """
      class A: UIView {
        lazy var s = [#selector(UIView.endEditing(_:)), #selector(UIView.endEditing), #selector(setNeedsLayout)]
      }
      """,
      """
      class A: UIView {
        lazy var s = [Selector("endEditing:"), Selector("endEditing:"), Selector("setNeedsLayout")]
      }
      """,
      additions: [
        "MethodTable.add(\"endEditing:\", UIView.endEditing(_:))",
        "MethodTable.add(\"setNeedsLayout\", A.setNeedsLayout)",
      ]),
    RewriterRow(
      "overload by a cast",
      """
      class A: UIView {
        @objc func go(_ sender: Any) {}
        @objc func go() {}
        lazy var s = [#selector(go as () -> Void), #selector((A.go) as (A) -> (Any) -> Void)]
      }
      """,
      """
      class A: UIView {
              func go(_ sender: Any) {}
              func go() {}
        lazy var s = [Selector("go"), Selector("go:")]
      }
      """,
      additions: [
        "receiver.go(); return nil"
      ]),
    RewriterRow(
      "accessors",
      """
      class A: UIView {
        @objc var level = 1
        lazy var s = [#selector(getter: level), #selector(setter: A.level)]
      }
      """,
      """
      class A: UIView {
              var level = 1
        lazy var s = [Selector("level"), Selector("setLevel:")]
      }
      """,
      additions: [
        "MethodTable.add(\"level\", to: A.self) { receiver, _ in receiver.level }",
        "MethodTable.add(\"setLevel:\", to: A.self)",
      ]),
    RewriterRow(
      "protocol",
      """
      @objc protocol Closing { func close(_ sender: Any) }
      class A: UIView, Closing {
        func close(_ sender: Any) {}
        lazy var s = #selector(Closing.close(_:))
      }
      """,
      """
            protocol Closing: AnyObject { func close(_ sender: Any) }
      class A: UIView, Closing {
        func close(_ sender: Any) {}
        lazy var s = Selector("close:")
      }
      """,
      additions: [
        "MethodTable.add(\"close:\", to: A.self)"
      ]),
    RewriterRow(
      "strings",
      """
      class A: NSObject {
        func tap(_ sender: Any) {}
        func drop() {}
        lazy var s = [Selector("tap:"), Selector(("drop"))]
      }
      """,
      """
      class A: NSObject {
        func tap(_ sender: Any) {}
        func drop() {}
        lazy var s = [Selector("tap:"), Selector(("drop"))]
      }
      """,
      additions: [
        "MethodTable.add(\"tap:\"",
        "MethodTable.add(\"drop\"",
      ]),
    RewriterRow(
      "nested type",
      """
      enum Outer {
        class Inner: UIView {
          @objc func tap() {}
          lazy var s = #selector(tap)
        }
      }
      let s = #selector(Outer.Inner.tap)
      """,
      """
      enum Outer {
        class Inner: UIView {
                func tap() {}
          lazy var s = Selector("tap")
        }
      }
      let s = Selector("tap")
      """,
      additions: [
        "extension Outer.Inner {"
      ]),
    RewriterRow(
      "several lines",
      """
      class A: UIView {
        @objc func tap() {}
        func set(_ b: UIButton) {
          b.addTarget(self, action: #selector(
            tap
          ), for: .touchUpInside)
        }
      }
      """,
      """
      class A: UIView {
              func tap() {}
        func set(_ b: UIButton) {
          b.addTarget(self, action: Selector("tap")

           , for: .touchUpInside)
        }
      }
      """),
    RewriterRow(
      "key paths",
      """
      let a = #keyPath(CALayer.position)
      let b = #keyPath(UIView.layer.position)
      class A: NSObject { @objc var c = 1; lazy var d = #keyPath(c) }
      """,
      """
      let a = "position"
      let b = "layer.position"
      class A: NSObject {       var c = 1; lazy var d = "c" }
      """),
    RewriterRow(
      "same base name in UIKit",
      """
      class A: UIViewController {
        @objc func dismiss() {}
        lazy var s = #selector(A.dismiss as (A) -> () -> Void)
      }
      """,
      """
      class A: UIViewController {
              func dismiss() {}
        lazy var s = Selector("dismiss")
      }
      """,
      additions: [
        "receiver.dismiss(); return nil"
      ]),
  ]
}
