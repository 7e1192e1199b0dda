import Testing
import UIKit

@testable import Recipes

/// Tests the keys of views.
@MainActor
@Suite struct PropertyTests {
  private func view(_ properties: String) throws -> UIView {
    let scene = try scene("views: { it: { \(properties) } }")
    return try #require(scene.view("it"))
  }

  @Test("a view has its geometry") func geometry() throws {
    let framed = try view("frame: [1, 2, 3, 4]")
    #expect(framed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    let placed = try view("bounds: [5, 6, 7, 8], center: [9, 10], transform: { rotation: 90deg }")
    #expect(placed.bounds == CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(placed.center == CGPoint(x: 9, y: 10))
    #expect(placed.transform == CGAffineTransform(rotationAngle: .pi / 2))
  }

  @Test("a view has its appearance") func appearance() throws {
    let view = try view(
      """
      frame: [0, 0, 9, 9], alpha: 0.5, isHidden: true, backgroundColor: orange, tintColor: red,
      clipsToBounds: true, contentMode: topLeft, isUserInteractionEnabled: false, tag: 7
      """)
    #expect(view.alpha == 0.5)
    #expect(view.isHidden)
    #expect(view.backgroundColor == .orange)
    #expect(view.tintColor == .red)
    #expect(view.clipsToBounds)
    #expect(view.contentMode == .topLeft)
    #expect(!view.isUserInteractionEnabled)
    #expect(view.tag == 7)
  }

  @Test("a view has its layer's properties") func layer() throws {
    let layer = try view(
      """
      frame: [0, 0, 9, 9], cornerRadius: 4, cornerCurve: continuous, borderWidth: 2,
      borderColor: blue, shadowColor: red, shadowOpacity: 0.5, shadowRadius: 6,
      shadowOffset: [-1, 2]
      """
    ).layer
    #expect(layer.cornerRadius == 4)
    #expect(layer.cornerCurve == .continuous)
    #expect(layer.borderWidth == 2)
    #expect(layer.borderColor == UIColor.blue.cgColor)
    #expect(layer.shadowColor == UIColor.red.cgColor)
    #expect(layer.shadowOpacity == 0.5)
    #expect(layer.shadowRadius == 6)
    #expect(layer.shadowOffset == CGSize(width: -1, height: 2))
  }

  @Test("a view has its gradient") func gradient() throws {
    let layer = try view(
      """
      frame: [0, 0, 9, 9], gradient: { colors: [red, blue], locations: [0, 0.5],
      startPoint: [0, 0], endPoint: [1, 1], type: radial }
      """
    ).layer
    let gradient = try #require(layer as? CAGradientLayer)
    #expect(gradient.colors as? [CGColor] == [UIColor.red.cgColor, UIColor.blue.cgColor])
    #expect(gradient.locations == [0, 0.5])
    #expect(gradient.startPoint == .zero)
    #expect(gradient.endPoint == CGPoint(x: 1, y: 1))
    #expect(gradient.type == .radial)
  }

  @Test("a label has its properties") func label() throws {
    let label = try #require(
      try view(
        """
        kind: label, frame: [0, 0, 9, 9], text: Hello, font: Avenir-Heavy 14, textColor: white,
        textAlignment: center, numberOfLines: 3, lineBreakMode: byWordWrapping
        """) as? UILabel)
    #expect(label.text == "Hello")
    #expect(label.font == UIFont(name: "Avenir-Heavy", size: 14))
    #expect(label.textColor == .white)
    #expect(label.textAlignment == .center)
    #expect(label.numberOfLines == 3)
    #expect(label.lineBreakMode == .byWordWrapping)
  }

  @Test(
    "a button's icon is a mapping, or one for each state",
    arguments: [
      ("{ name: play.fill, pointSize: 18, tintColor: red }", true, false),
      ("{ normal: { name: play.fill }, highlighted: pause.fill }", true, true),
      ("{ disabled: { name: play.fill } }", false, false),
    ])
  func buttonIcon(icon: String, isNormal: Bool, isHighlighted: Bool) throws {
    let button = try #require(
      try view("kind: button, frame: [0, 0, 9, 9], icon: \(icon)") as? UIButton)
    #expect((button.image(for: .normal) != nil) == isNormal)
    let highlighted = button.image(for: .highlighted)
    #expect((highlighted != button.image(for: .normal)) == isHighlighted)
  }

  @Test("a button has its properties in each state") func button() throws {
    let button = try #require(
      try view(
        """
        kind: button, frame: [0, 0, 9, 9], title: { normal: A, disabled: B }, isSelected: true,
        titleColor: { normal: white, highlighted: yellow }, font: system 13, isEnabled: false
        """) as? UIButton)
    #expect(button.title(for: .normal) == "A")
    #expect(button.title(for: .disabled) == "B")
    #expect(button.titleColor(for: .highlighted) == .yellow)
    #expect(button.titleColor(for: .normal) == .white)
    #expect(button.titleLabel?.font == .systemFont(ofSize: 13))
    #expect(!button.isEnabled)
    #expect(button.isSelected)
  }

  @Test("subviews are ordered from back to front") func subviews() throws {
    let scene = try scene(
      "views: { a: { frame: [0, 0, 9, 9], subviews: { c: { frame: [1, 1, 1, 1] }, b: { frame: [2, 2, 1, 1] } } } }"
    )
    let views = scene.views
    #expect(views.map(\.name) == ["a", "c", "b"])
    #expect(views[0].view.subviews == [views[1].view, views[2].view])
  }

  @Test(
    "a font is read by name, size and weight",
    arguments: [
      ("a name and a size", "Avenir 14", UIFont(name: "Avenir", size: 14)),
      (
        "a name of several words", "Helvetica Neue 12.5", UIFont(name: "Helvetica Neue", size: 12.5)
      ),
      ("the system's", "system 17", UIFont.systemFont(ofSize: 17)),
      ("a weight", "system 17 bold", UIFont.systemFont(ofSize: 17, weight: .bold)),
      ("a size", "17", UIFont.systemFont(ofSize: 17)),
      ("a size and a weight", "17 bold", UIFont.systemFont(ofSize: 17, weight: .bold)),
      ("a weight and a size", "semibold 17", UIFont.systemFont(ofSize: 17, weight: .semibold)),
      (
        "the system's by weight", "system light 9.5", UIFont.systemFont(ofSize: 9.5, weight: .light)
      ),
      ("keys", "{ size: 9, weight: light }", UIFont.systemFont(ofSize: 9, weight: .light)),
      ("a name by its key", "{ name: Futura, size: 9 }", UIFont(name: "Futura", size: 9)),
    ])
  func font(id: String, text: String, expected: UIFont?) throws {
    #expect(try read(.font, text).get() == expected)
  }

  @Test(
    "an invalid font is reported",
    arguments: [
      "0", "Avenir", "Avenir -1", "bold", "system", "bold 17 bold", "17 fat", "bold 17.5.1",
      "Avenir 14 bold", "system 17 fat", "system 1e1", "systém 17 ft",
      "system  17 b0ld", "bold  17", "[1]", "{}",
    ])
  func invalidFont(text: String) {
    #expect(read(.font, text).codes.count == 1)
  }

  @Test(
    "a color is read in each notation",
    arguments: [
      ("a name", "systemBlue", UIColor.systemBlue), ("six digits", "'#FF8000'", .rgb(255, 128, 0)),
      ("eight digits", "'#ff800080'", .rgb(255, 128, 0, 128)),
      ("a gray", "gray 0.94", .white(0.94)), ("a white", "white .5", .white(0.5)),
      ("components", "[0, 0.5, 1]", UIColor(red: 0, green: 0.5, blue: 1, alpha: 1)),
      ("with an alpha", "[0, 0.5, 1, 0.2]", UIColor(red: 0, green: 0.5, blue: 1, alpha: 0.2)),
    ])
  func color(id: String, text: String, expected: UIColor) throws {
    #expect(try read(.color, text).get() == expected)
  }

  @Test(
    "an invalid color is reported",
    arguments: [
      "'#FFF'", "'#GGGGGG'", "[1, 2, 3]", "[1, 1]", "gray 1.5", "gray +0.5",
      "'#+F80000'", "'#FF80000'", "'#ÀFF800'", "{ red: 1 }",
    ])
  func invalidColor(text: String) {
    #expect(!read(.color, text).codes.isEmpty)
  }
}

extension UIColor {
  fileprivate static func rgb(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 255
  ) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha / 255)
  }

  fileprivate static func white(_ white: CGFloat) -> UIColor { UIColor(white: white, alpha: 1) }
}
