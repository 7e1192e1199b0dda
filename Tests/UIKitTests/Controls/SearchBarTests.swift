import Testing
import UIKit
import UIKitTestSupport

@MainActor
private final class SearchRecorder: NSObject, UISearchBarDelegate {
  var lines: [String] = []
  var mayBegin = true

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    lines.append("shouldBegin")
    return mayBegin
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("didBegin") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("didEnd") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    lines.append("change \(searchText)")
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
  func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    lines.append("scope \(selectedScope)")
  }
}

@MainActor
@Suite struct SearchBarTests {
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 275, height: 44))
  private let recorder = SearchRecorder()

  private func scene() -> ControlScene {
    bar.delegate = recorder
    return ControlScene(bar)
  }

  @Test(
    "the field is centered in a bar of another height",
    arguments: [(56, 10), (44, 4), (30, -3)] as [(CGFloat, CGFloat)])
  func centered(height: CGFloat, y: CGFloat) {
    bar.frame.size.height = height
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame.minY == y)
    #expect(bar.searchTextField.frame.height == 36)
  }

  @Test("the bar is 44 points high, with a field of 36 points, as measured on iOS")
  func size() {
    bar.layoutIfNeeded()
    #expect(bar.intrinsicContentSize.height == 44)
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 4, width: 259, height: 36))
    bar.placeholder = "Search"
    #expect(bar.searchTextField.placeholder == "Search")
  }

  @Test("typing calls the delegate, and the return key searches")
  func typing() {
    let scene = scene()
    scene.tap(240, 122)
    scene.stage.insertText("ab\n")
    #expect(recorder.lines == ["shouldBegin", "didBegin", "change a", "change ab", "search"])
    #expect(bar.isFirstResponder)
    recorder.lines = []
    bar.text = "x"
    bar.resignFirstResponder()
    #expect(recorder.lines == ["change x", "didEnd"])
    recorder.mayBegin = false
    #expect(!bar.becomeFirstResponder())
  }

  @Test("the cancel button slides in beside the field")
  func cancel() {
    let scene = scene()
    bar.setShowsCancelButton(true, animated: true)
    scene.stage.step(9)
    let width = bar.searchTextField.shownFrame.width
    #expect(width > bar.searchTextField.frame.width && width < 259)
    scene.stage.step(20)
    scene.tap(355, 122)
    #expect(recorder.lines == ["cancel"])
  }

  @Test("scopes are below the field, and report a selection")
  func scopes() {
    bar.scopeButtonTitles = ["A", "B"]
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == 88)
    bar.frame.size.height = 88
    let scene = scene()
    scene.tap(300, 164)
    #expect(recorder.lines == ["scope 1"])
    #expect(bar.selectedScopeButtonIndex == 1)
  }
}
