import Testing

@Suite struct Swift2Tests {
  @Test("the rewriter rewrites files in Swift 2", arguments: rows)
  func rewriting(row: RewriterRow) throws {
    try row.check()
  }

  @Test("files with Dispatch's old functions are compiled with them") func support() throws {
    func support(_ text: String) throws -> String {
      let result = try RewriterProgram.run([("A.swift", text)])
      let path = result.paths.first { $0.hasSuffix("FlipbookSupport.swift") } ?? ""
      return try String(contentsOfFile: path, encoding: .utf8)
    }
    #expect(try support("dispatch_async(dispatch_get_main_queue()) {}").contains("dispatch_after"))
    #expect(try support("CFRunLoopGetMain()").contains("CFRunLoopAddTimer"))
    #expect(try support("var a = 1; a++").contains("postfix operator ++"))
    let plain = try support("let a = 1")
    #expect(!plain.contains("dispatch_after") && !plain.contains("CFRunLoop"))
  }

  static let rows: [RewriterRow] = [
    RewriterRow(
      "drawing, settings and segues",
      """
      class A: UIView {
        override func drawRect(rect: CGRect) { text.drawAtPoint(p, withAttributes: nil) }
        func b() { NSUserDefaults.standardUserDefaults().setBool(true, forKey: "k") }
        override func prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?) { segue.destinationViewController }
      }
      """,
      """
      class A: UIView {
        override func draw(_ rect: CGRect) { text.draw(at: p, withAttributes: nil) }
        func b() { UserDefaults.standard.set(true, forKey: "k") }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { segue.destination }
      }
      """),
    RewriterRow(
      "arrays of what is unwrapped implicitly",
      """
      class A { var top: CALayer! = CALayer(); func b() { for l in [ self.top, top ] { l.a = UIColor.redColor() } } }
      """,
      """
      class A { var top: CALayer! = CALayer(); func b() { for l in [ self.top!, top! ] { l.a = UIColor.red } } }
      """),
    RewriterRow(
      "cases of paths, which are no methods of Swift 2",
      "switch e.type { case .moveToPoint: a(); case .addLineToPoint: b(x: UIColor.Red) }",
      "switch e.type { case .moveToPoint: a(); case .addLineToPoint: b(x: UIColor.Red) }"),
    RewriterRow(
      "types of others in files in Swift 2",
      "let a = UIColor.redColor(), b = UIButton.Configuration.filled(), c = UIButtonType.Custom.rawValue",
      "let a = UIColor.red, b = UIButton.Configuration.filled(), c = UIButton.ButtonType.custom.rawValue"
    ),
    RewriterRow(
      "places of elements",
      """
      let a = b.indexOf(3), c = d.indexOf({ $0 === e }), f = g.indexOf { $0 > 1 }, h: UIColor = UIColor.redColor()
      """,
      """
      let a = b.firstIndex(of: 3), c = d.firstIndex(where: { $0 === e }), f = g.firstIndex { $0 > 1 }, h: UIColor = UIColor.red
      """),
    RewriterRow(
      "loops of C",
      """
      for var i = 0; i < 3; i++ {
        for (var j = 9; j > i; j -= 2) { if j == 4 { continue } }
      }
      for ;; { break }
      for (a, b) in c { d(); e() }
      """,
      """
      do { var i = 0; while i < 3 { defer { i++ };
        do { var j = 9; while j > i { defer { j -= 2 }; if j == 4 { continue } } }
      } }
      do { while true { break } }
      for (a, b) in c { d(); e() }
      """, mapsColumns: false),
    RewriterRow(
      "a loop of C over lines",
      """
      for var k = 0, m = 2;
        k < m; k++, m-- { print(k) }
      let a: UIColor = .red
      """,
      """
      do { var k = 0, m = 2; while k < m\u{20}
      { defer { k++; m-- }; print(k) } }
      let a: UIColor = .red
      """, mapsColumns: false),
    RewriterRow(
      "animations",
      """
      UIView.animateWithDuration(0.3, delay: 0, options: [.CurveEaseOut, .AllowUserInteraction], animations: {
        self.view.backgroundColor = UIColor.redColor()
      }, completion: nil)
      UIView.animateWithDuration(0.3) { v.layer.borderColor = UIColor(white: 0, alpha: 1).CGColor }
      """,
      """
      UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut, .allowUserInteraction], animations: {
        self.view.backgroundColor = UIColor.red
      }, completion: nil)
      UIView.animate(withDuration: 0.3) { v.layer.borderColor = UIColor(white: 0, alpha: 1).cgColor }
      """),
    RewriterRow(
      "methods without labels in front of their first parameters",
      """
      class A: UIView {
        func move(view: UIView, inView other: UIView, fast: Bool = false) {}
        override func touchesBegan(touches: Set<UITouch>, withEvent event: UIEvent?) {
          move(self, inView: self)
        }
        init(size: CGFloat) { backgroundColor = UIColor.redColor() }
      }
      """,
      """
      class A: UIView {
        func move(_ view: UIView, in other: UIView, fast: Bool = false) {}
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          move(self, in: self)
        }
        init(size: CGFloat) { backgroundColor = UIColor.red }
      }
      """),
    RewriterRow(
      "sources of tables, and delegates of transitions",
      """
      class A: NSObject {
        func tableView(tableView: UITableView, cellForRowAtIndexPath indexPath: NSIndexPath) -> UITableViewCell {
          return tableView.dequeueReusableCellWithIdentifier("a", forIndexPath: indexPath)
        }
        func animateTransition(transitionContext: UIViewControllerContextTransitioning) {
          let to = transitionContext.viewControllerForKey(UITransitionContextToViewControllerKey)!
          to.view.frame = transitionContext.finalFrameForViewController(to)
          transitionContext.containerView()!.addSubview(to.view)
        }
      }
      """,
      """
      class A: NSObject {
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          return tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
        }
        func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
          let to = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.to)!
          to.view.frame = transitionContext.finalFrame(for: to)
          transitionContext.containerView .addSubview(to.view)
        }
      }
      """),
    RewriterRow(
      "properties that were functions",
      """
      class A: UIViewController {
        override func prefersStatusBarHidden() -> Bool { return super.prefersStatusBarHidden() }
        func show() { label.hidden = UIScreen.mainScreen().bounds.isEmpty; switch pan.state { case .Began: break; default: break } }
      }
      """,
      """
      class A: UIViewController {
        override var prefersStatusBarHidden: Bool { return super.prefersStatusBarHidden }
        func show() { label.isHidden = UIScreen.main.bounds.isEmpty; switch pan.state { case .began: break; default: break } }
      }
      """),
    RewriterRow(
      "conditions of bindings",
      """
      func go(v: UIView?) {
        if let a = v where a.hidden { UIView.animateWithDuration(1) { a.alpha = 0 } }
        guard let b = v, c = b.superview where b.tag > 0 else { return }
      }
      """,
      """
      func go(_ v: UIView?) {
        if let a = v ,     a.isHidden { UIView.animate(withDuration: 1) { a.alpha = 0 } }
        guard let b = v, let c = b.superview ,     b.tag > 0 else { return }
      }
      """),
    RewriterRow(
      "the program's own names are kept",
      """
      enum Side { case Left, Right }
      class A { var enabled = true; func go() { turn(.Left); a.enabled = false; b.addTarget(self, action: "x", forControlEvents: .TouchUpInside) } }
      """,
      """
      enum Side { case Left, Right }
      class A { var enabled = true; func go() { turn(.Left); a.enabled = false; b.addTarget(self, action: "x", for: .touchUpInside) } }
      """),
    RewriterRow(
      "later files keep every label",
      """
      // UIView.animateWithDuration(0.3) {}, c.CGColor
      class A { func move(view: UIView) {}; let a = Kind.Left, b = view.enabled, c: [CGColor] = [] }
      """,
      """
      // UIView.animateWithDuration(0.3) {}, c.CGColor
      class A { func move(view: UIView) {}; let a = Kind.Left, b = view.enabled, c: [CGColor] = [] }
      """),
  ]
}
