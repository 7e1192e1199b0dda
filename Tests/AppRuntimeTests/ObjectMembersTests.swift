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
