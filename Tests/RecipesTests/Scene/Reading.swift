@testable import Recipes

/// Reads one value of a type.
func read<Value>(_ type: ValueType<Value>, _ text: String) -> Result<Value, RecipeErrors> {
  let context = ReadingContext(SourceText(file: "test.yaml", text: text)).with(subject: "'key'")
  let value = YAMLReader.read(context.source, report: context.results.report)
    .flatMap { type.read($0, context) }
  let diagnostics = context.results.diagnostics
  guard let value, diagnostics.isEmpty else { return .failure(RecipeErrors(diagnostics)) }
  return .success(value)
}

extension Result where Failure == RecipeErrors {
  /// The codes of the errors.
  var codes: [String] {
    if case .failure(let errors) = self { errors.diagnostics.map(\.code.rawValue) } else { [] }
  }
}
