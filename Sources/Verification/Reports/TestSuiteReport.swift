import Imaging

/// A report of results in JUnit's XML format, for continuous integration.
package struct TestSuiteReport: Hashable, Sendable {
  /// A test case.
  package struct Case: Hashable, Sendable {
    package var name: String
    /// The reason for the failure, with a summary in the first line; nil if the case passes.
    package var failure: String?
    /// The path of the file that is tested; nil if there is none.
    package var file: String?
    /// The wall-clock time of the test, in seconds; nil if it was not measured.
    package var seconds: Double?

    package init(
      name: String, failure: String? = nil, file: String? = nil, seconds: Double? = nil
    ) {
      self.name = name
      self.failure = failure
      self.file = file
      self.seconds = seconds
    }
  }

  package var name: String
  package var cases: [Case]

  package init(name: String, cases: [Case]) {
    self.name = name
    self.cases = cases
  }

  /// The content of the XML file.
  package var xml: String {
    let times = cases.compactMap(\.seconds)
    let counts =
      Self.attribute("tests", cases.count)
      + Self.attribute("failures", cases.count { $0.failure != nil })
      + Self.time(times.isEmpty ? nil : times.reduce(0, +))
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites\(counts)>
        <testsuite\(Self.attribute("name", name))\(counts)>
      \(cases.map { "    \(element(of: $0))\n" }.joined())  </testsuite>
      </testsuites>

      """
  }

  private func element(of row: Case) -> String {
    let start =
      "<testcase" + Self.attribute("classname", name) + Self.attribute("name", row.name)
      + (row.file.map { Self.attribute("file", $0) } ?? "") + Self.time(row.seconds)
    guard let failure = row.failure else { return "\(start)/>" }
    let message = failure.split(whereSeparator: \.isNewline).first ?? ""
    return "\(start)><failure\(Self.attribute("message", message))>"
      + "\(MarkupText.escaped(failure))</failure></testcase>"
  }

  private static func attribute(_ name: String, _ value: some CustomStringConvertible) -> String {
    " \(name)=\"\(MarkupText.escaped(value.description))\""
  }

  private static func time(_ seconds: Double?) -> String {
    seconds.map { attribute("time", NumberFormat.fixed($0, decimals: 3)) } ?? ""
  }
}
