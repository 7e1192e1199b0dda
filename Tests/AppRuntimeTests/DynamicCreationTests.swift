import AppRuntime
import Testing
import UIKit

/// Objects that programs create by a metatype: of a generic parameter, or of a variable.
@MainActor
@Suite struct DynamicCreationTests {
  @Test("a generic parameter's initializers create objects of its class")
  func genericParameters() {
    #expect(view(Badge.self, frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.minX == 1)
    #expect(Panel<Badge>().content.text == "badge")
    #expect(type(of: Badge.build()) == Badge.self)
    #expect(layer(Ring.self).lineWidth == 9)
    #expect(model(Model.self).count == 2)
    #expect(controller(Screen.self).title == "screen")
  }

  @Test(
    "initializers of a variable's metatype create objects of its class",
    arguments: [
      (
        "init()",
        [{ (UILabel.self as UIView.Type).init() }, { (Badge.self as UIView.Type).init() }]
      ),
      (
        "init(frame:)",
        [
          { (UILabel.self as UIView.Type).init(frame: .zero) },
          { (Badge.self as UIView.Type).init(frame: .zero) },
        ]
      ),
    ] as [(String, [@MainActor () -> UIView])])
  func variables(initializer: String, create: [@MainActor () -> UIView]) {
    #expect(create.map { String(describing: type(of: $0())) } == ["UILabel", "Badge"])
  }

  @Test("classes with other initializers are created by them")
  func otherInitializers() {
    let cell: UITableViewCell.Type = Row.self
    #expect(cell.init(style: .value1, reuseIdentifier: "row").reuseIdentifier == "row")
    #expect(type(of: cell.init(style: .default, reuseIdentifier: nil)) == Row.self)
    let button: UIButton.Type = Key.self
    #expect(type(of: button.init(type: .custom)) == Key.self)
    let navigation: UINavigationController.Type = Stack.self
    let stack = navigation.init(rootViewController: UIViewController())
    #expect(stack is Stack && stack.viewControllers.count == 1)
    let recognizer: UIGestureRecognizer.Type = UIPinchGestureRecognizer.self
    #expect(recognizer.init(target: nil, action: nil) is UIPinchGestureRecognizer)
    let attributes: UICollectionViewLayoutAttributes.Type = Attributes.self
    #expect(attributes.init(forCellWith: [0, 3]).indexPath == [0, 3])
    #expect(UIColor.dark(0.5) == UIColor(white: 0.5, alpha: 1))
  }

  @Test("a class's own initializers are preferred")
  func ownInitializers() {
    #expect(Own().text == "own")
    #expect(Own(frame: .zero).text == "own")
    #expect(Count().value == 7)
  }

  private func view<View: UIView>(_ type: View.Type, frame: CGRect) -> View { View(frame: frame) }
  private func layer<Layer: CALayer>(_ type: Layer.Type) -> Layer { Layer() }
  private func model<Object: NSObject>(_ type: Object.Type) -> Object { Object() }
  private func controller<Controller: UIViewController>(_ type: Controller.Type) -> Controller {
    Controller()
  }
}

private class Badge: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    text = "badge"
  }

  required init?(coder: NSCoder) { nil }
}

extension UIView {
  fileprivate static func build() -> Self { self.init(frame: .zero) }
}

extension UIColor {
  fileprivate static func dark(_ white: CGFloat) -> Self { self.init(white: white, alpha: 1) }
}

private class Panel<Content: UIView>: UIView {
  let content = Content()
}

private class Ring: CAShapeLayer {
  override init() {
    super.init()
    lineWidth = 9
  }

  override init(layer: Any) { super.init(layer: layer) }
  required convenience init(copying layer: CALayer?) { self.init() }
  required init?(coder: NSCoder) { nil }
}

private class Model: NSObject {
  var count = 1

  override init() {
    super.init()
    count = 2
  }
}

private class Screen: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    title = "screen"
  }

  required init?(coder: NSCoder) { nil }
}

private class Row: UITableViewCell {}
private class Key: UIButton {}
private class Stack: UINavigationController {}
private class Attributes: UICollectionViewLayoutAttributes {}

private class Own: UIView {
  let text: String

  init(frame: CGRect = .zero, text: String = "own") {
    self.text = text
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }
}

private class Count: NSObject {
  let value: Int

  init(value: Int = 7) { self.value = value }
}
