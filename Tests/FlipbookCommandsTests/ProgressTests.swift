import Testing

@testable import Flipbook
@testable import FlipbookCommands

@Suite struct ProgressTests {
  private func texts(_ style: ProgressStyle, terminal: Bool = false, done: [Int]) -> [String] {
    var writer = ProgressWriter(name: "ball", style: style, isTerminal: terminal)
    return done.compactMap { writer.text(for: RenderProgress(done: $0, total: 20)) }
  }

  @Test("outside of a terminal, progress is a line per tenth") func lines() {
    let expected = ["ball: 0 of 20 frames\n", "ball: 2 of 20 frames\n", "ball: 20 of 20 frames\n"]
    #expect(texts(.auto, done: [0, 1, 2, 3, 20]) == expected)
    #expect(texts(.plain, terminal: true, done: [0, 1, 2, 3, 20]) == expected)
  }

  @Test("on a terminal, progress is a bar that is cleared at the end") func bar() {
    let texts = texts(.auto, terminal: true, done: [0, 0, 10, 20])
    #expect(
      texts == [
        "\rball \(String(repeating: "░", count: 30)) 0/20",
        "\rball \(String(repeating: "█", count: 15))\(String(repeating: "░", count: 15)) 10/20",
        "\r\(String(repeating: " ", count: 41))\r",
      ])
  }

  @Test("end() ends the line of an unfinished bar") func unfinishedBar() {
    var writer = ProgressWriter(name: "ball", style: .auto, isTerminal: true)
    #expect(writer.end() == "")
    _ = writer.text(for: RenderProgress(done: 1, total: 2))
    #expect(writer.end() == "\n")
    _ = writer.text(for: RenderProgress(done: 2, total: 2))
    #expect(writer.end() == "")
  }

  @Test("json prints a JSON object per tenth") func objects() {
    #expect(texts(.json, done: [2, 3]) == ["{\"done\":2,\"name\":\"ball\",\"total\":20}\n"])
  }

  @Test("none prints nothing") func none() {
    #expect(texts(.none, terminal: true, done: [0, 20]) == [])
  }
}
