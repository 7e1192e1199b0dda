import CoreGraphics

/// Collects what is wrong with a recipe while its values are read.
///
/// Reading goes on after a mistake, so that all of them are found at once.
final class Checker {
  /// The recipe's text.
  let source: SourceText
  /// The mistakes so far.
  private(set) var diagnostics: [Diagnostic] = []
  /// The parameters that `$name` may use.
  var parameters = Parameters()
  /// The things that may be referred to.
  var names = Names()
  /// How long the recipe plays in seconds, once that has been read.
  var duration: Double?
  /// The size of the stage in points, once that has been read.
  var stageSize: CGSize?
  /// How many behaviors have been read.
  var behaviorCount = 0
  /// How many of them are fields.
  var fieldCount = 0
  /// What is asked of property animators.
  var animatorCalls: [AnimatorCall] = []
  /// When what is being read is done, in seconds; nothing if something else has to happen first.
  var time: Double?
  /// What is known of fingers to those who do what is being read.
  var hears: Heard = []
  /// Where the fingers are, while something is read that may depend on them.
  var hand: Hand?
  /// Whether it has turned out to depend on them.
  var usesTouch = false
  /// The key whose value is being read, for messages.
  var subject = "the recipe"

  /// Creates a checker of a text.
  init(_ source: SourceText) {
    self.source = source
  }

  /// Adds a mistake.
  func report(_ diagnostic: Diagnostic) {
    if diagnostics.count < Limits.diagnostics { diagnostics.append(diagnostic) }
  }

  /// Adds a mistake at a place.
  func report(
    _ code: DiagnosticCode, _ message: String, at span: SourceSpan, expected: String? = nil,
    found: String? = nil, suggestion: String? = nil, help: String? = nil
  ) {
    report(
      Diagnostic(
        code, message, at: span, in: source, expected: expected, found: found,
        suggestion: suggestion, help: help))
  }

  /// Adds that a value is none of what is expected.
  func reportType(_ value: SourceValue, expected: String, help: String? = nil) {
    report(
      .wrongType, "\(subject) has a value of the wrong type", at: value.span, expected: expected,
      found: value.summary, help: help)
  }

  /// Adds that a value lies outside of what is possible.
  func reportRange(_ value: SourceValue, expected: String) {
    report(
      .outOfRange, "\(subject) is out of range", at: value.span, expected: expected,
      found: value.summary)
  }

  /// Adds that nothing has a name, with the nearest that something has.
  func reportUnknown(
    _ code: DiagnosticCode, _ message: String, _ word: String, at span: SourceSpan,
    known: [String], found: String? = nil
  ) {
    // Comparing names takes time, and nobody would hear of the result.
    guard diagnostics.count < Limits.diagnostics else { return }
    report(
      code, message, at: span, expected: Self.enumerate(known), found: found,
      suggestion: NearestName.nearest(to: word, among: known))
  }

  /// Reports with the words `excess` if there is more of something than there may be.
  ///
  /// Whether there is not.
  @discardableResult
  func allow(_ count: Int, upTo limit: Int, at span: SourceSpan, excess: String) -> Bool {
    guard count > limit else { return true }
    report(.tooMany, excess, at: span, expected: "at most \(limit)", found: "\(count)")
    return false
  }

  private static func enumerate(_ known: [String]) -> String {
    guard !known.isEmpty else { return "nothing: the recipe declares none" }
    let shown = known.prefix(30).joined(separator: ", ")
    return known.count > 30 ? "one of \(shown), …" : "one of \(shown)"
  }

  /// Reads something with another subject of messages.
  func with<Result>(subject: String, _ read: () -> Result) -> Result {
    let outer = self.subject
    self.subject = subject
    defer { self.subject = outer }
    return read()
  }
}
