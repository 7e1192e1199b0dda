import Testing
import UIKit
import UIKitTestSupport

@Suite("UITextField: drawn placeholders") @MainActor struct PlaceholderTests {
  private final class SilentField: UITextField {
    override func drawPlaceholder(in rect: CGRect) {}
  }
  private final class DimField: UITextField {
    override func drawPlaceholder(in rect: CGRect) { super.drawPlaceholder(in: rect) }
  }

  private func labels(_ view: UIView) -> [String] {
    guard !view.isHidden else { return [] }
    let own = (view as? UILabel)?.text.map { [$0] } ?? []
    return own + view.subviews.flatMap(labels)
  }

  private func shown(_ field: UITextField) -> [String] {
    field.frame = CGRect(x: 0, y: 0, width: 200, height: 34)
    field.placeholder = "Name"
    _ = ControlScene(field)
    return labels(field).filter { !$0.isEmpty }
  }

  @Test("an override that draws nothing hides the placeholder") func silent() {
    #expect(shown(SilentField()) == [])
  }

  @Test("an override that calls the superclass shows the standard placeholder") func standard() {
    #expect(shown(DimField()) == ["Name"] && shown(UITextField()) == ["Name"])
  }

  @Test("a button with showsTouchWhenHighlighted glows under a touch") func glow() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.showsTouchWhenHighlighted = true
    func glows() -> Bool { (button.layer.sublayers ?? []).contains { $0 is CAGradientLayer } }
    button.isHighlighted = true
    #expect(glows())
    button.isHighlighted = false
    #expect(!glows())
  }
}
