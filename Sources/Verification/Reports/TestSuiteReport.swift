/// A report of results in JUnit's XML format, for continuous integration.
package struct TestSuiteReport: Hashable, Sendable {
  /// A test case.
  package struct Case: Hashable, Sendable {
    package var name: String
    /// The reason for the failure, with a summary in the first line; nil if the case passes.
    package var failure: String?

    package init(name: String, failure: String? = nil) {
      self.name = name
      self.failure = failure
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
    let failures = cases.count { $0.failure != nil }
    let suite =
      "name=\"\(MarkupText.escaped(name))\" tests=\"\(cases.count)\" failures=\"\(failures)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites tests="\(cases.count)" failures="\(failures)">
        <testsuite \(suite)>
      \(cases.map { "    \(element(of: $0))\n" }.joined())  </testsuite>
      </testsuites>

      """
  }

  private func element(of row: Case) -> String {
    let start =
      "<testcase classname=\"\(MarkupText.escaped(name))\" name=\"\(MarkupText.escaped(row.name))\""
    guard let failure = row.failure else { return "\(start)/>" }
    let message = failure.split(whereSeparator: \.isNewline).first ?? ""
    return "\(start)><failure message=\"\(MarkupText.escaped(String(message)))\">"
      + "\(MarkupText.escaped(failure))</failure></testcase>"
  }
}
