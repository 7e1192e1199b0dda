import Flipbook
import Imaging

/// The path of a PNG file to write, or of a device or pipe, whose name has no extension.
struct PNGFile: ParsedArgument {
  let path: String

  static func parse(_ argument: String) throws -> PNGFile {
    guard argument.hasSuffix(".png") || Files.isStream(argument) else {
      throw UnexpectedFormat(expected: "a name that ends with .png")
    }
    return PNGFile(path: argument)
  }
}

/// The path of a PNG file to write, or of a device or pipe, or the standard output.
struct PNGOutput: ParsedArgument {
  let path: String
  /// Whether the file is written as `-`: the summary then goes to the standard error.
  let isStandardOutput: Bool

  static func parse(_ argument: String) throws -> PNGOutput {
    if argument == StandardOutput.argument {
      return PNGOutput(path: StandardOutput.path, isStandardOutput: true)
    }
    guard argument.hasSuffix(".png") || Files.isStream(argument) else {
      throw UnexpectedFormat(expected: "a name that ends with .png, or - for the standard output")
    }
    return PNGOutput(path: argument, isStandardOutput: false)
  }
}

/// The path of a movie to write, whose extension selects the format, or the standard output.
struct MovieFile: ParsedArgument {
  let path: String
  var isStandardOutput: Bool { path == StandardOutput.path }

  static func parse(_ argument: String) throws -> MovieFile {
    if argument == StandardOutput.argument { return MovieFile(path: StandardOutput.path) }
    guard MovieFormat(fileName: argument) != nil else {
      throw UnexpectedFormat(expected: "a name that ends with one of \(MovieFormat.endings)")
    }
    return MovieFile(path: argument)
  }
}

/// The path of a trace to write, whose extension selects the format; nil for the default one of a
/// device or pipe, or of the standard output.
struct TraceFile: ParsedArgument {
  /// The format of a trace.
  enum Format: String, CaseIterable {
    case csv, json
  }

  /// The path; nil for the standard output.
  let path: String?
  let format: Format?

  static func parse(_ argument: String) throws -> TraceFile {
    if argument == StandardOutput.argument { return TraceFile(path: nil, format: nil) }
    let format = Format.allCases.first { argument.hasSuffix(".\($0)") }
    if format == nil, !Files.isStream(argument) {
      throw UnexpectedFormat(expected: "a name that ends with .csv or .json")
    }
    return TraceFile(path: argument, format: format)
  }
}
