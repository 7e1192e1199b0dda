import Synchronization
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

  @Test("a part of a recipe has no diagnostics that the whole would drop") func partLimit() {
    let whole = CheckResults()
    for number in 0..<Limits.diagnostics {
      whole.report(Diagnostic(.wrongType, "\(number)", file: "test.yaml"))
    }
    let part = CheckResults(after: whole)
    #expect(part.isFull)
    part.report(Diagnostic(.wrongType, "one more", file: "test.yaml"))
    #expect(part.diagnostics.isEmpty)
  }

  @Test("a copy has the last value of each key") func lastValues() {
    let copy = context.with(NumberKey.self, 2).with(parameters: Parameters())
      .with(NumberKey.self, 3).with(ExpressionNames.self, .defaultValue)
    #expect(copy[NumberKey.self] == 3)
    #expect(copy.with(NumberKey.self, 4)[NumberKey.self] == 4)
    #expect(copy[NumberKey.self] == 3)
  }

  @Test("an error is new until it is reported, here or in the whole") func newErrors() {
    let span = SourceSpan(line: 1, column: 1, length: 1)
    let part = context.with(results: CheckResults(after: context.results))
    #expect(context.isNew(.wrongType, "wrong", at: span))
    context.report(.wrongType, "wrong", at: span)
    #expect(!context.isNew(.wrongType, "wrong", at: span))
    #expect(!part.isNew(.wrongType, "wrong", at: span))
    #expect(context.isNew(.outOfRange, "wrong", at: span))
    #expect(context.isNew(.wrongType, "wrong", at: SourceSpan(line: 1, column: 2, length: 1)))
  }

  @Test("the known names are listed once for an error of many rounds") func knownNamesOnce() {
    let searches = Mutex(0)
    let names = ExpressionNames(
      find: { _, _ in nil },
      known: { _ in
        searches.withLock { $0 += 1 }
        return ["alpha"]
      }, hyphenated: { _ in [] })
    let context = context.with(ExpressionNames.self, names)
    let value = SourceValue(
      content: .plain("alhpa + 1"), span: SourceSpan(line: 1, column: 1, length: 9))
    for _ in 1...3 { _ = ValueType<Double>.number().read(value, context) }
    #expect(searches.withLock { $0 } == 1)
    #expect(context.results.diagnostics.map(\.help) == ["did you mean 'alpha'?"])
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
}
