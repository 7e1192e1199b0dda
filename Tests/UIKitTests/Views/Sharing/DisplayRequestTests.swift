import Testing

@testable import QuartzCore
@testable import UIKit

/// A label that requests another view's display while it is being displayed.
private final class RequestingLabel: UILabel {
  var other: UIView?

  override func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    other?.setNeedsDisplay()
    return super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
  }
}

/// Displays that are requested while views are being displayed.
@MainActor
@Suite struct DisplayRequestTests {
  @Test("a display requested during a display happens the next time") func requestDuringDisplay() {
    let stage = Stage(device: .iPhone5s)
    let first = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    let second = RequestingLabel(frame: CGRect(x: 0, y: 30, width: 50, height: 20))
    second.text = "Text"
    for view in [first, second] { stage.view.addSubview(view) }
    _ = stage.displayList()
    stage.step()
    #expect(!first.needsDisplay)
    second.other = first
    second.text = "Other"
    stage.window.displayIfNeeded()
    #expect(first.needsDisplay)
    #expect(stage.window.layer.needs.contains(.display))
    stage.window.displayIfNeeded()
    #expect(!first.needsDisplay)
  }
}
