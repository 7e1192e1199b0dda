import AppRuntime
import Testing
import UIKit

@MainActor
@Suite struct ObjectMembersTests {
  @Test("members of values and of their boxes are read") func members() {
    let point = CGPoint(x: 1, y: 2)
    #expect(ObjectMembers(point).cgPointValue == point)
    #expect(ObjectMembers(NSValue(cgPoint: point)).cgPointValue.y == 2)
    #expect(ObjectMembers(NSValue(uiEdgeInsets: .zero)).uiEdgeInsetsValue.top == 0)
    #expect(ObjectMembers(CGRect(x: 0, y: 0, width: 3, height: 4)).cgRectValue.width == 3)
    #expect(ObjectMembers(NSNumber(value: 2.5)).doubleValue == 2.5)
    #expect(ObjectMembers(0.25 as CGFloat).floatValue == 0.25)
    #expect(ObjectMembers("12").intValue == 12)
    #expect(ObjectMembers(["a", "b"]).count == 2 && ObjectMembers("abc").length == 3)
    #expect(ObjectMembers(true).boolValue == true)
  }

  @Test("objects of unknown class are equal to the same text, number or object") func equality() {
    #expect(ObjectMembers("a").isEqual("a") && ObjectMembers(NSString("a")).isEqual("a"))
    #expect(!ObjectMembers("a").isEqual("b") && !ObjectMembers("1").isEqual(1))
    #expect(ObjectMembers(NSNumber(value: 2)).isEqual(2 as CGFloat))
    let view = UIView()
    #expect(ObjectMembers(view).isEqual(view) && !ObjectMembers(view).isEqual(UIView()))
    #expect(!ObjectMembers(view).isEqual(nil) && ObjectMembers(nil).isEqual(nil))
  }

  @Test("members of views that send actions are read") func senders() {
    let button = UIButton(type: .system)
    button.tag = 4
    button.setTitle("Save", for: .normal)
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.selectedSegmentIndex = 1
    let field = UITextField(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    field.text = "typed"
    #expect(ObjectMembers(button).tag == 4 && ObjectMembers(button).currentTitle == "Save")
    #expect(ObjectMembers(segments).selectedSegmentIndex == 1)
    #expect(ObjectMembers(field).text == "typed" && ObjectMembers(field).frame.minX == 1)
    #expect(ObjectMembers(UIBarButtonItem()).tag == 0 && ObjectMembers(UISwitch()).isOn == false)
    let tag: Int? = ObjectMembers("text").tag
    #expect(tag == nil)
  }

  @Test(
    "classes are found by their names, with and without a module",
    arguments: [
      ("UILabel", "UILabel"), ("UIKit.UILabel", "UILabel"), ("CALayer", "CALayer"),
      ("App.Named", "Named"), ("AppRuntimeTests.Named", "Named"), ("Missing", "none"),
      ("App.Missing", "none"), ("", "none"),
    ])
  func classes(name: String, expected: String) {
    let found: AnyClass? = namedClass(name, module: #fileID)
    #expect(found.map { String(describing: $0) } ?? "none" == expected)
  }

  @Test("a member that the object does not have is nil") func missing() {
    let point: CGPoint? = ObjectMembers(nil).cgPointValue
    let number: Double? = ObjectMembers(UIView()).doubleValue
    #expect(point == nil && number == nil)
    let boxed: CGPoint? = ObjectMembers(NSNumber(value: 1)).cgPointValue
    #expect(boxed == nil)
  }
}

@MainActor
@Suite struct LaunchNotificationTests {
  private final class Controller: UIViewController {
    static var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      Self.log.append("viewDidLoad")
      _ = NotificationCenter.default.addProgramObserver(
        forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
      ) { _ in
        MainActor.assumeIsolated { Self.log.append("didBecomeActive") }
      }
    }
  }

  @Test("a program becomes active when its controller is visible") func active() throws {
    let stage = Stage(device: .iPhone8)
    try SceneEntry.controller { Controller() }.show(on: stage, fitsContent: false)
    #expect(Controller.log == ["viewDidLoad", "didBecomeActive"])
  }
}

/// A class of a program.
final class Named: NSObject {}
