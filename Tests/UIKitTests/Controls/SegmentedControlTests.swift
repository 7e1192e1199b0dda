import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite struct SegmentedControlTests {
  private let control = UISegmentedControl(items: ["One", "Two", "Three"])

  init() {
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
  }

  private var selection: UIView? {
    control.subviews.first { $0.layer.shadowOpacity > 0 }
  }

  @Test("equal widths are rounded down to whole points, beside those that are set")
  func widths() {
    typealias Row = ([CGFloat], CGFloat, Bool, [CGFloat])
    let rows: [Row] = [
      ([0, 0, 0], 200, false, [66, 66, 66]), ([50, 0, 0], 200, false, [50, 75, 75]),
      ([0, 0], 101, false, [50, 50]), ([0, 0], 90, true, [30, 60]),
      ([30, 30], 200, false, [30, 30]),
      ([], 100, false, []),
    ]
    for (own, total, isByContent, expected) in rows {
      let contents = own.indices.map { CGFloat($0 + 1) * 10 }
      #expect(
        UISegmentedControl.widths(
          own: own, contents: contents, in: total, isByContent: isByContent) == expected)
    }
  }

  @Test("a control is 32 points high, and each segment as wide as the widest")
  func size() {
    let size = control.intrinsicContentSize
    #expect(size.height == 32)
    #expect(size.width.truncatingRemainder(dividingBy: 3) == 0)
    control.setWidth(100, forSegmentAt: 0)
    #expect(control.intrinsicContentSize.width == size.width * 2 / 3 + 100)
    #expect(control.widthForSegment(at: 0) == 100)
  }

  @Test("a tap selects a segment, and sends valueChanged after touchUpInside")
  func tap() {
    let scene = ControlScene(control)
    scene.tap(200, 116)
    #expect(control.selectedSegmentIndex == 1)
    #expect(scene.takeEvents() == ["down", "upInside", "value", "primary"])
    scene.tap(200, 116)
    #expect(scene.takeEvents() == ["down", "upInside"])
    #expect(control.accessibilityValue == "Two")
  }

  @Test("the selection slides to a tapped segment, and jumps to one that is set")
  func slide() throws {
    let selection = try #require(selection)
    let scene = ControlScene(control)
    control.selectedSegmentIndex = 0
    scene.stage.step()
    #expect(selection.frame == CGRect(x: 2, y: 2, width: 62, height: 28))
    scene.stage.touches.tap(at: CGPoint(x: 280, y: 116), time: scene.stage.time)
    while control.selectedSegmentIndex == 0 { scene.stage.step() }
    scene.stage.step(5)
    #expect(selection.shownFrame.minX > 10 && selection.shownFrame.minX < 130)
    scene.stage.step(20)
    #expect(isNear(selection.shownFrame.minX, 134, 0.2))
    control.selectedSegmentIndex = 1
    scene.stage.step()
    #expect(selection.frame.minX == 68)
  }

  @Test("a drag that begins on the selection moves it, and sends one event")
  func drag() {
    control.selectedSegmentIndex = 0
    let scene = ControlScene(control)
    scene.drag(120, 116, by: 150)
    #expect(control.selectedSegmentIndex == 2)
    #expect(scene.takeEvents().filter { $0 == "value" } == ["value"])
  }

  @Test("a momentary control has no selection after the event")
  func momentary() {
    control.isMomentary = true
    var seen: [Int] = []
    control.addAction(
      UIAction { seen.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -2) },
      for: .valueChanged)
    let scene = ControlScene(control)
    scene.tap(200, 116)
    scene.tap(200, 116)
    #expect(seen == [1, 1])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("a segment that is not enabled is not selected")
  func disabled() {
    control.setEnabled(false, forSegmentAt: 1)
    #expect(!control.isEnabledForSegment(at: 1))
    let scene = ControlScene(control)
    scene.tap(200, 116)
    #expect(control.selectedSegmentIndex == -1)
    #expect(scene.takeEvents() == [])
  }

  @Test("the selection stays on its segment when others are inserted and removed")
  func insertion() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Zero", at: -5, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.insertSegment(with: .swatch(width: 4, height: 4), at: 99, animated: true)
    #expect(control.numberOfSegments == 5)
    #expect(control.imageForSegment(at: 4) != nil && control.titleForSegment(at: 4) == nil)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == -1)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    control.removeSegment(at: 0, animated: false)
    control.selectedSegmentIndex = 4
    #expect(control.selectedSegmentIndex == -1)
    #expect(control.titleForSegment(at: 7) == nil)
  }

  @Test("the action of a segment is performed before valueChanged")
  func actions() {
    var calls: [String] = []
    let identifier = UIAction.Identifier("b")
    let control = UISegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 100, height: 32),
      actions: [
        UIAction(title: "A") { _ in calls.append("A") },
        UIAction(title: "B", identifier: identifier) { _ in calls.append("B") },
      ])
    control.addAction(UIAction { _ in calls.append("value") }, for: .valueChanged)
    ControlScene(control).tap(180, 116)
    #expect(calls == ["B", "value"])
    #expect(control.segmentIndex(identifiedBy: identifier) == 1)
    #expect(control.actionForSegment(at: 0)?.title == "A")
  }

  @Test("titles have the attributes of their state")
  func attributes() {
    let labels = control.descendants.compactMap { $0 as? UILabel }
    control.selectedSegmentIndex = 0
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    #expect(labels.map(\.textColor) == [.blue, .red, .red])
    control.isEnabled = false
    #expect(labels.map(\.textColor) == [.red, .red, .red])
    control.selectedSegmentTintColor = .green
    #expect(selection?.backgroundColor == .green)
  }

  @Test("mirrored segments run from right to left")
  func mirrored() {
    control.semanticContentAttribute = .forceRightToLeft
    let scene = ControlScene(control)
    scene.tap(290, 116)
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test("images take the place of the lines between segments, also beside the selection")
  func dividers() throws {
    func image(_ width: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: width, height: 8)).image { _ in }
    }
    let (plain, selected) = (image(6), image(10))
    control.setDividerImage(
      plain, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    control.setDividerImage(
      selected, forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)
    control.selectedSegmentIndex = 0
    control.layoutIfNeeded()
    func shown() -> [(CGFloat, CGFloat, CGFloat)] {
      control.subviews.filter { $0.subviews.first is UIImageView && $0.layer.shadowOpacity == 0 }
        .map { ($0.frame.midX, $0.frame.width, $0.alpha) }
        .sorted { $0.0 < $1.0 }
    }
    #expect(shown().map(\.0) == [66, 132])
    #expect(shown().map(\.1) == [10, 6] && shown().map(\.2) == [1, 1])
    control.selectedSegmentIndex = 1
    control.layoutIfNeeded()
    #expect(shown().map(\.1) == [6, 10])
    #expect(
      control.dividerImage(
        forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default) === plain)
  }

  @Test("an adjustment moves the contents of all segments")
  func adjustment() throws {
    control.layoutIfNeeded()
    func label() -> UILabel? { control.descendants.compactMap { $0 as? UILabel }.first }
    let before = try #require(label()).frame
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 3, vertical: -2), forSegmentType: .any, barMetrics: .default)
    control.layoutIfNeeded()
    #expect(label()?.frame == before.offsetBy(dx: 3, dy: -2))
  }
}
