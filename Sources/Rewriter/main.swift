import Foundation

// Rewrites Swift files for a program that is compiled against Flipbook's UIKit.
//
// Usage: flipbook-rewrite --output FOLDER [--view TYPE | --controller TYPE | --preview TITLE] FILE…
//
// Prints a report in JSON; exits with 2 for invalid arguments and 3 for files that cannot be read or written.
//
// Usage: flipbook-rewrite --package --output FOLDER FILE…
//
// Rewrites the files for a target of a package: the folder then contains only the rewritten files, of which the unchanged
// ones are left as they are. Prints warnings and errors as the compiler does; exits with 1 after an error.

var folder: String?
var requested: EntryFinder.Requested?
var isPackage = false
var paths: [String] = []
var arguments = CommandLine.arguments.dropFirst()

func fail(_ message: String, _ code: Int32) -> Never {
  FileHandle.standardError.write(Data("flipbook-rewrite: error: \(message)\n".utf8))
  exit(code)
}

while let argument = arguments.popFirst() {
  guard argument.hasPrefix("--") else {
    paths.append(argument)
    continue
  }
  if argument == "--package" {
    isPackage = true
    continue
  }
  guard let value = arguments.popFirst() else { fail("missing value for '\(argument)'", 2) }
  switch argument {
  case "--output": folder = value
  case "--module": break
  case "--view": requested = .view(value)
  case "--controller": requested = .controller(value)
  case "--preview": requested = .preview(value)
  default: fail("unknown option '\(argument)'", 2)
  }
}
guard let folder, !paths.isEmpty else {
  fail("expected --output FOLDER and at least one file", 2)
}

do {
  var rewriter = try Rewriter(paths: paths)
  rewriter.requested = requested
  rewriter.isPackage = isPackage
  let result = rewriter.run(in: folder)
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  if isPackage {
    try PackageOutput(folder: folder).write(result.outputs)
    exit(result.report.printMessages() ? 0 : 1)
  }
  for output in result.outputs {
    try Data(output.bytes).write(to: URL(fileURLWithPath: "\(folder)/\(output.name)"))
  }
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  FileHandle.standardOutput.write(try encoder.encode(result.report))
} catch {
  fail("\(error.localizedDescription)", 3)
}
