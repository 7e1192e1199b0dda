import Testing
import UIKit

@Suite @MainActor struct UIDeviceTests {
  @Test("the device is a phone in the orientation of its screen") func device() {
    let stage = Stage(device: .iPhone8)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.orientation == .portrait)
    #expect(UIDevice.current.name == "iPhone 8")
    #expect(stage.screen.traitCollection.displayScale == 2)
  }

  private final class Field: UIView {
    var resigns = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { resigns }
  }

  @Test("one responder is the first") func firstResponder() {
    let (first, second, parent) = (
      Field(frame: .zero), Field(frame: .zero), UIView(frame: .zero)
    )
    parent.addSubview(first)
    #expect(!parent.becomeFirstResponder())
    #expect(first.becomeFirstResponder() && first.isFirstResponder)
    first.resigns = false
    #expect(!second.becomeFirstResponder())
    #expect(!parent.endEditing(true))
    first.resigns = true
    #expect(second.becomeFirstResponder() && !first.isFirstResponder)
    #expect(parent.endEditing(true) && second.isFirstResponder)
    #expect(second.resignFirstResponder() && !second.isFirstResponder)
  }

  @Test("values of accessibility are stored") func accessibility() {
    let view = UIView(frame: .zero)
    #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil)
    view.accessibilityLabel = "label"
    view.accessibilityTraits.insert(.button)
    view.isAccessibilityElement = true
    #expect(view.accessibilityLabel == "label" && view.accessibilityTraits == .button)
    #expect(view.isAccessibilityElement && !UIAccessibility.isReduceMotionEnabled)
  }

  private final class Interaction: NSObject, UIInteraction {
    weak var view: UIView?
    var log: [Bool] = []
    func willMove(to view: UIView?) { log.append(view == nil) }
    func didMove(to view: UIView?) { self.view = view }
  }

  @Test("an interaction belongs to one view") func interactions() {
    let (first, second) = (UIView(frame: .zero), UIView(frame: .zero))
    let interaction = Interaction()
    first.addInteraction(interaction)
    second.addInteraction(interaction)
    #expect(first.interactions.isEmpty && second.interactions.count == 1)
    #expect(interaction.view === second && interaction.log == [false, true, false])
    second.interactions = []
    #expect(interaction.view == nil)
  }
}
