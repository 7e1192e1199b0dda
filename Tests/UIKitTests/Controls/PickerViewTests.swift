import Testing
import UIKit
import UIKitTestSupport

@MainActor
private final class Numbers: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var counts = [10, 3]
  var selections: [[Int]] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    counts[component]
  }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "\(component).\(row)" }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    selections.append([component, row])
  }
}

@MainActor
@Suite struct PickerViewTests {
  private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 218, height: 216))
  private let numbers = Numbers()

  private func scene() -> ControlScene {
    picker.dataSource = numbers
    picker.delegate = numbers
    return ControlScene(picker)
  }

  @Test("rows are on a cylinder of the measured size")
  func cylinder() {
    let cylinder = PickerCylinder(height: 216, rowHeight: 32)
    #expect(cylinder.rowsPerTurn == 19)
    #expect(isNear(cylinder.radius, 97.259475, 1e-6))
    #expect(cylinder.place(at: 0).y == 108)
    #expect(isNear(cylinder.place(at: 1).y, 108 + 97.259475 * sin(2 * .pi / 19), 1e-6))
    #expect(isNear(cylinder.place(at: 2).scale, cos(4 * .pi / 19), 1e-9))
    #expect(cylinder.reach == 4)
  }

  @Test("a picker without a size is 320 by 216 points") func defaultSize() {
    #expect(UIPickerView().frame == CGRect(x: 0, y: 0, width: 320, height: 216))
    let placed = UIPickerView(frame: CGRect(x: 5, y: 6, width: 0, height: 0))
    #expect(placed.frame == CGRect(x: 5, y: 6, width: 320, height: 216))
    #expect(picker.frame.width == 218)
    #expect(picker.sizeThatFits(.zero) == CGSize(width: 320, height: 216))
  }

  @Test("wheels share the width, and show the rows around the selected one")
  func rows() {
    let scene = scene()
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 0) == 10)
    #expect(picker.numberOfRows(inComponent: 7) == 0)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 32))
    #expect((picker.view(forRow: 0, forComponent: 0) as? UILabel)?.text == "0.0")
    #expect(picker.view(forRow: 9, forComponent: 0) == nil)
    picker.selectRow(6, inComponent: 0, animated: false)
    scene.stage.step()
    #expect((picker.view(forRow: 9, forComponent: 0) as? UILabel)?.text == "0.9")
    let selected = picker.view(forRow: 6, forComponent: 0)
    #expect(selected.map { isNear($0.convert(CGPoint.zero, to: picker).y, 92, 0.01) } == true)
    #expect(numbers.selections.isEmpty)
  }

  @Test("a drag turns a wheel to a row, which the delegate receives once")
  func drag() {
    let scene = scene()
    scene.stage.touches.drag(
      from: CGPoint(x: 160, y: 250), to: CGPoint(x: 160, y: 176), time: scene.stage.time + 0.1,
      duration: 0.5, holding: 0.2)
    scene.stage.step(180)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    #expect(numbers.selections == [[0, 2]])
  }

  @Test("a tap on a row turns to it")
  func tap() {
    let scene = scene()
    scene.stage.touches.tap(at: CGPoint(x: 260, y: 240), time: scene.stage.time + 0.1)
    scene.stage.step(90)
    #expect(picker.selectedRow(inComponent: 1) == 1)
    #expect(numbers.selections == [[1, 1]])
  }

  @Test("a selection that is animated turns the wheel")
  func animated() {
    let scene = scene()
    picker.selectRow(3, inComponent: 0, animated: true)
    #expect(picker.selectedRow(inComponent: 0) == 3)
    scene.stage.step(9)
    let row = picker.view(forRow: 3, forComponent: 0)
    #expect(row.map { $0.convert(CGPoint(x: 0, y: 16), to: picker).y > 112 } == true)
    scene.stage.step(20)
    #expect(numbers.selections.isEmpty)
  }

  @Test("fewer rows after a reload limit the selection")
  func reload() {
    let scene = scene()
    picker.selectRow(99, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 9)
    numbers.counts[0] = 4
    picker.reloadComponent(0)
    #expect(picker.selectedRow(inComponent: 0) == 3)
    numbers.counts = [0]
    picker.reloadAllComponents()
    scene.stage.step()
    #expect(picker.numberOfComponents == 1)
    #expect(picker.selectedRow(inComponent: 0) == -1)
    #expect(picker.selectedRow(inComponent: 1) == -1)
  }
}
