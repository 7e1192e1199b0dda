import Testing

@testable import UIKit

@MainActor
struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
  private var views: [String: UIView] = [:]

  init() {
    for name in ["a", "b", "c"] {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      views[name] = view
    }
  }

  /// Returns equations such as `a.leading == root.leadingMargin + 8 @750`.
  private func equations(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = []
  ) -> [String] {
    let metrics: [String: Any] = ["gap": 12, "half": 0.5, "low": CGFloat(250), "_x1": NSNumber(7)]
    let names = { (item: AnyObject?) -> String in
      item === self.root ? "root" : self.views.first { $0.value === item }?.key ?? "?"
    }
    return NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views
    ).map { constraint in
      let relation = ["<=", "==", ">="][constraint.relation.rawValue + 1]
      var text = "\(names(constraint.firstItem)).\(constraint.firstAttribute.name) \(relation)"
      if constraint.secondItem != nil {
        text += " \(names(constraint.secondItem)).\(constraint.secondAttribute.name)"
      }
      if constraint.constant != 0 || constraint.secondItem == nil {
        text += " \(constraint.constant)"
      }
      return constraint.priority == .required ? text : text + " @\(constraint.priority.rawValue)"
    }
  }

  @Test(
    "a format describes views, their sizes, and the distances between them",
    arguments: [
      ("[a]", []),
      ("H:|[a]|", ["a.leading == root.leading", "root.trailing == a.trailing"]),
      ("|-[a]-|", ["a.leading == root.leadingMargin", "root.trailingMargin == a.trailing"]),
      ("V:|-[a]", ["a.top == root.topMargin"]),
      ("[a][b]", ["b.leading == a.trailing"]),
      ("[a]-[b]", ["b.leading == a.trailing 8.0"]),
      ("V:[a]-[b]", ["b.top == a.bottom 8.0"]),
      ("[a]-20-[b]", ["b.leading == a.trailing 20.0"]),
      ("|-gap-[a]", ["a.leading == root.leading 12.0"]),
      ("[a]-(-4)-[b]", ["b.leading == a.trailing -4.0"]),
      ("[a]-(>=8)-[b]", ["b.leading >= a.trailing 8.0"]),
      (
        "[a]-(>=8,<=gap@low)-[b]",
        ["b.leading >= a.trailing 8.0", "b.leading <= a.trailing 12.0 @250.0"]
      ),
      ("[a(50)]", ["a.width == 50.0"]),
      ("V:[a(==half)]", ["a.height == 0.5"]),
      ("[a(>=70, <=100@20)]", ["a.width >= 70.0", "a.width <= 100.0 @20.0"]),
      ("[a(==b)]", ["a.width == b.width"]),
      ("[a(b)]", ["a.width == b.width"]),
      ("V:[a(_x1@333)]", ["a.height == 7.0 @333.0"]),
      (
        "|[a(b)]-[b]-(>=0)-|",
        [
          "a.leading == root.leading", "a.width == b.width", "b.leading == a.trailing 8.0",
          "root.trailing >= b.trailing",
        ]
      ),
    ] as [(String, [String])])
  func grammar(format: String, expected: [String]) {
    #expect(equations(format).sorted() == expected.sorted())
  }

  @Test(
    "options align the views and choose the direction",
    arguments: [
      ("[a]-[b]", .alignAllTop, ["b.leading == a.trailing 8.0", "a.top == b.top"]),
      (
        "V:[a][b][c]", [.alignAllLeading, .alignAllTrailing],
        [
          "b.top == a.bottom", "c.top == b.bottom", "a.leading == b.leading",
          "a.trailing == b.trailing", "b.leading == c.leading", "b.trailing == c.trailing",
        ]
      ),
      ("|[a]-[b]", .directionLeftToRight, ["a.left == root.left", "b.left == a.right 8.0"]),
      ("|[a]-[b]", .directionRightToLeft, ["root.right == a.right", "a.left == b.right 8.0"]),
      ("V:|-[a]", .directionRightToLeft, ["a.top == root.topMargin"]),
      (
        "V:[a]-9-[b]", .spacingBaselineToBaseline, ["b.firstBaseline == a.lastBaseline 9.0"]
      ),
    ] as [(String, NSLayoutConstraint.FormatOptions, [String])])
  func options(format: String, options: NSLayoutConstraint.FormatOptions, expected: [String]) {
    #expect(equations(format, options).sorted() == expected.sorted())
  }

  @Test(
    "an error in a format points to its place",
    arguments: [
      ("V|[a]", "Expected a ':' after 'V' to specify vertical arrangement", 1),
      ("[a]-[z]", "z is not a key in the views dictionary.", 5),
      ("[a", "Expected a ']' here. That is how you give the end of a view.", 2),
      ("[a]-8[b]", "Expected a '-' after the distance between views", 5),
      ("[a]-gap2-[b]", "gap2 is not a key in the metrics dictionary.", 4),
      ("[a]-bad-[b]", "Encountered metric with name \"bad\", but value was not a NSNumber", 4),
      ("[a(>70)]", "Expected '==', '<=' or '>='", 4),
      ("[a(==)]", "Expected a number, a metric or a view", 5),
      ("[a(50@0)]", "Expected a priority above 0 and up to 1000", 6),
      ("[a]-(b)-[c]", "Expected a number or a metric as the distance between views", 7),
      ("", "Expected a view. Views are enclosed by square brackets, such as '[view]'", 0),
      ("[]", "Expected the name of a view", 1),
      ("[a]|[b]", "Expected the end of the format after the superview's trailing edge", 4),
      ("H:|-[a(4x)]", "Expected a ')' after the conditions", 8),
    ] as [(String, String, Int)])
  func errors(format: String, reason: String, place: Int) {
    let error = #expect(throws: VisualFormatError.self) {
      _ = try VisualFormatParser.parse(
        format, metrics: ["gap": 12, "bad": "no"], views: views)
    }
    #expect(error == VisualFormatError(reason: reason, format: format, place: place))
    #expect(
      error?.text
        == "Unable to parse constraint format: \n\(reason) \n\(format) \n"
        + String(repeating: " ", count: place) + "^")
  }

  @Test("a view outside of a superview cannot refer to one") func withoutSuperview() {
    let view = UIView()
    #expect(throws: VisualFormatError.self) {
      let content = try VisualFormatParser.parse("|[v]", metrics: [:], views: ["v": view])
      _ = try VisualFormatBuilder(format: "|[v]", content, options: [], views: ["v": view])
        .constraints()
    }
  }

  @Test("views cannot be aligned along the direction of the format") func alignment() {
    #expect(throws: VisualFormatError.self) {
      let content = try VisualFormatParser.parse("[a][b]", metrics: [:], views: views)
      _ = try VisualFormatBuilder(
        format: "[a][b]", content, options: .alignAllLeft, views: views
      ).constraints()
    }
  }

  @Test("a format lays out views") func layout() {
    let stage = Stage(device: .iPhone8)
    stage.makeCurrent()
    for format in ["H:|-10-[a(==b)]-[b(c)]-[c]-10-|", "V:|-5-[a(40)]"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format,
          options: format.hasPrefix("H") ? [.alignAllTop, .alignAllBottom] : [],
          metrics: nil, views: views))
    }
    root.layoutIfNeeded()
    #expect(
      ["a", "b", "c"].map { views[$0]?.frame } == [
        CGRect(x: 10, y: 5, width: 94.5, height: 40), CGRect(x: 113, y: 5, width: 94.5, height: 40),
        CGRect(x: 215, y: 5, width: 94.5, height: 40),
      ])
  }
}
