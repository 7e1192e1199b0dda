import Foundation

@testable import Recipes

/// An independent validator of JSON Schema: Debian's python3-jsonschema.
enum SchemaValidator {
  struct Failure: Error {
    let status: Int32
  }

  private static let program = """
    import json, sys
    from jsonschema import Draft202012Validator
    schema, documents = json.load(sys.stdin)
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    def objection(document):
      error = next(validator.iter_errors(document), None)
      return error and "/".join(map(str, error.absolute_path)) + ": " + error.validator
    json.dump(list(map(objection, documents)), sys.stdout)
    """

  /// Returns the first violation of the schema in each document; nil for a valid one.
  ///
  /// Throws if the schema itself is invalid.
  static func violations(to documents: [JSON]) throws -> [String?] {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: ".inf", negativeInfinity: "-.inf", nan: ".nan")
    // A file, because a pipe would have to be written and read simultaneously.
    let input = FileManager.default.temporaryDirectory
      .appending(path: "flipbook-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: input) }
    try encoder.encode(JSON.list([RecipeSchema().content, .list(documents)])).write(to: input)
    let process = Process()
    // Debian's interpreter, for which its packages are installed; another one may precede it in the
    // path.
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = ["-c", program]
    process.standardInput = try FileHandle(forReadingFrom: input)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    return try JSONDecoder().decode([String?].self, from: data)
  }
}
