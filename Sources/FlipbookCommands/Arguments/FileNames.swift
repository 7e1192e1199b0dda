import Flipbook

/// The path of a PNG file to write.
struct PNGFile: ParsedArgument {
  let path: String

  static func parse(_ argument: String) throws -> PNGFile {
    guard argument.hasSuffix(".png") else {
      throw UnexpectedFormat(expected: "a name that ends with .png")
    }
    return PNGFile(path: argument)
  }
}

/// The path of a movie to write, whose extension selects the format.
struct MovieFile: ParsedArgument {
  let path: String

  static func parse(_ argument: String) throws -> MovieFile {
    guard MovieFormat(fileName: argument) != nil else {
      throw UnexpectedFormat(expected: "a name that ends with one of \(MovieFormat.endings)")
    }
    return MovieFile(path: argument)
  }
}

/// The path of a trace to write, whose extension selects the format.
struct TraceFile: ParsedArgument {
  /// The format of a trace.
  enum Format: String, CaseIterable {
    case csv, json
  }

  let path: String
  let format: Format

  static func parse(_ argument: String) throws -> TraceFile {
    let format = try Format.allCases.first { argument.hasSuffix(".\($0)") }
      .orExpected("a name that ends with .csv or .json")
    return TraceFile(path: argument, format: format)
  }
}
