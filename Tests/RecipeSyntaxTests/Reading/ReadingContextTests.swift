import CoreGraphics
import Testing

@testable import RecipeSyntax

private enum NumberKey: ContextKey {
  static let defaultValue = 1
}

@Suite struct ReadingContextTests {
  private let context = ReadingContext(SourceText(file: "test.yaml", text: ""))

  @Test("a copy with another value leaves the original unchanged") func copies() {
    let copy = context.with(subject: "'key'").with(NumberKey.self, 2)
    #expect(copy.subject == "'key'")
    #expect(copy[NumberKey.self] == 2)
    #expect(context.subject == "the recipe")
    #expect(context[NumberKey.self] == 1)
  }

  @Test("a copy collects its diagnostics in the results of the original") func sharedResults() {
    let span = SourceSpan(line: 1, column: 1, length: 1)
    context.with(subject: "'key'").report(.wrongType, "wrong", at: span)
    #expect(context.results.diagnostics.map(\.message) == ["wrong"])
    context.with(results: CheckResults()).report(.wrongType, "elsewhere", at: span)
    #expect(context.results.diagnostics.count == 1)
  }

  @Test("diagnostics that exceed the limit are dropped") func diagnosticLimit() {
    let results = CheckResults()
    for number in 0...Limits.diagnostics {
      #expect(results.isFull == (number == Limits.diagnostics))
      results.report(Diagnostic(.wrongType, "\(number)", file: "test.yaml"))
    }
    #expect(results.diagnostics.count == Limits.diagnostics)
    #expect(results.diagnostics.last?.message == "\(Limits.diagnostics - 1)")
  }

  @Test("findings are collected by type, in order") func findings() {
    let results = CheckResults()
    results.record(1)
    results.record("a")
    results.record(2)
    #expect(results.findings(of: Int.self) == [1, 2])
    #expect(results.count(of: String.self) == 1)
    #expect(results.findings(of: Double.self).isEmpty)
  }

  // MARK: Deferred values

  private func deferred<Value: Sendable>(
    _ type: ValueType<Value>, _ text: String, _ inputs: TouchInputs
  ) -> DeferredValue<Value>? {
    YAMLReader.read(SourceText(file: "test.yaml", text: text)) { _ in }.flatMap { value in
      context.with(touchInputs: inputs).readDeferred { type.read(value, $0) }
    }
  }

  @Test("a value without a touch is constant") func constant() throws {
    let value = try #require(deferred(.point, "[1, 2]", .touch))
    #expect(value.value(for: nil) == CGPoint(x: 1, y: 2))
  }

  @Test("a value that depends on a touch is read for each touch") func touch() throws {
    let value = try #require(deferred(.point, "[touch.x, 2]", .touch))
    #expect(value.value(for: nil) == nil)
    let sample = TouchSample(location: CGPoint(x: 7, y: 8))
    #expect(value.value(for: sample) == CGPoint(x: 7, y: 2))
    #expect(context.results.diagnostics.isEmpty)
  }

  @Test("a touch that makes a value invalid leaves it without a value") func invalidTouch() throws {
    let type = ValueType<CGPoint>.point.validated("a positive x") { $0.x >= 0 }
    let value = try #require(deferred(type, "touch", .touch))
    #expect(value.value(for: TouchSample(location: CGPoint(x: -1, y: 0))) == nil)
    #expect(context.results.diagnostics.isEmpty)
  }

  @Test("a touch and its velocity need inputs", arguments: [("touch", 0), ("velocity", 1)])
  func missingInputs(word: String, inputs: Int) {
    let inputs = TouchInputs(rawValue: inputs)
    if word == "touch" {
      #expect(deferred(.point, word, inputs) == nil)
    } else {
      #expect(deferred(.vector, word, inputs) == nil)
    }
    #expect(context.results.diagnostics.map(\.code) == [.unknownReference])
  }
}
