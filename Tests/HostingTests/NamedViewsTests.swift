import Testing
import UIKit

@testable import Hosting

private final class Card: UIView {
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))

  init(_ text: String, y: CGFloat) {
    super.init(frame: CGRect(x: 0, y: y, width: 100, height: 40))
    label.text = text
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

private final class CardsController: UIViewController {
  let first = Card("One", y: 0)
  let second = Card("Two", y: 50)

  override func viewDidLoad() {
    view.addSubview(first)
    view.addSubview(second)
  }
}

@MainActor
@Suite struct NamedViewsTests {
  private func stage(_ controller: UIViewController) -> (Stage, NamedViews) {
    let stage = Stage(rootViewController: controller)
    return (stage, NamedViews(on: stage))
  }

  @Test("views have the names of their properties, in the order of the declarations")
  func properties() {
    let (stage, names) = stage(CardsController())
    #expect(names.views.map(\.name) == ["first", "second", "first.label", "second.label"])
    withExtendedLifetime(stage) {}
  }

  @Test("an identifier takes precedence over a property, and a property over a title")
  func precedence() {
    let controller = CardsController()
    let (stage, names) = stage(controller)
    controller.first.accessibilityIdentifier = "top"
    let free = UILabel(frame: CGRect(x: 0, y: 200, width: 50, height: 20))
    free.text = "Free"
    stage.view.addSubview(free)
    #expect(names.views.map(\.name) == ["top", "second", "first.label", "second.label", "Free"])
    #expect(names.view("One") === controller.first.label)
    #expect(names.view("first") === controller.first)
  }

  @Test("a view keeps its name, and others with the same one have numbers") func keeping() {
    let (stage, names) = stage(UIViewController())
    let labels = (0..<3).map { UILabel(frame: CGRect(x: 0, y: 30 * $0, width: 50, height: 20)) }
    for label in labels {
      label.text = "Row"
      stage.view.addSubview(label)
    }
    #expect(names.views.map(\.name) == ["Row", "Row.2", "Row.3"])
    labels[0].text = "Changed"
    labels[1].removeFromSuperview()
    #expect(names.views.map(\.name) == ["Row", "Row.3"])
    #expect(names.name(labels[0]) == "Row")
    #expect(names.view("Row.3") === labels[2])
    #expect(names.view("Changed") === labels[0])
  }

  @Test("the first view that a touch reaches takes precedence") func covered() {
    let (stage, names) = stage(UIViewController())
    let buttons = [0, 100].map { UIButton(frame: CGRect(x: 0, y: $0, width: 80, height: 40)) }
    for button in buttons {
      button.setTitle("Done", for: .normal)
      stage.view.addSubview(button)
    }
    #expect(names.view("Done") === buttons[0])
    stage.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
    #expect(names.view("Done") === buttons[1])
    buttons[1].isHidden = true
    #expect(names.view("Done") === buttons[0])
  }

  @Test("the title of a button names the button, not its label") func titles() {
    let (stage, names) = stage(UIViewController())
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    button.setTitle("Go", for: .normal)
    stage.view.addSubview(button)
    stage.step()
    #expect(names.views.map(\.name) == ["Go"])
    #expect(names.views.first?.view === button)
  }

  @Test("controllers in others and their views have names by their classes") func children() {
    let root = UIViewController()
    let child = CardsController()
    root.addChild(child)
    root.view.addSubview(child.view)
    let (stage, names) = stage(root)
    #expect(names.views.map(\.name) == ["first", "second", "first.label", "second.label"])
    #expect(names.view("cardsController.second.label") === child.second.label)
    withExtendedLifetime(stage) {}
  }

  @Test("references in a circle end") func circles() {
    final class Node: UIViewController {
      var next_: Node?
      let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let node = Node()
    node.next_ = node
    node.view.addSubview(node.mark)
    let (stage, names) = stage(node)
    #expect(names.views.map(\.name) == ["mark"])
    node.next_ = nil
    withExtendedLifetime(stage) {}
  }
}
