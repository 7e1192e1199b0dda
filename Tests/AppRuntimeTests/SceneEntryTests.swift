import AppRuntime
import PlaygroundSupport
import Testing

@MainActor
@Suite struct SceneEntryTests {
  @Test("a playground's code assigns the live view of the current page")
  func playground() {
    let entry = SceneEntry.playground {
      PlaygroundPage.current.liveView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    if case .playground(let run) = entry { run() }
    let view = PlaygroundPage.current.liveView as? UIView
    #expect(view?.bounds.size == CGSize(width: 20, height: 10))
    PlaygroundPage.current.liveView = nil
  }
}
