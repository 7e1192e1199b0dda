import Foundation
import Testing
import XCTest

/// Where in a test something is expected.
struct SourcePlace: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}

extension SourcePlace {
  /// The test file's name without its extension.
  var fileName: String {
    URL(filePath: "\(filePath)").deletingPathExtension().lastPathComponent
  }

  /// The module of the tests.
  var module: String { String("\(fileID)".prefix { $0 != "/" }) }

  /// The folder of the test file's references, beside it; named from the current folder if it is below that.
  var references: String {
    let path = URL(filePath: "\(filePath)").deletingLastPathComponent()
      .appending(path: "__References__/\(fileName)").path
    let current = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(current) ? String(path.dropFirst(current.count)) : path
  }

  /// Lets the running test fail here, whichever framework runs it.
  func fail(_ message: String) {
    if Test.current != nil {
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
          fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
    } else {
      XCTFail(message, file: filePath, line: line)
    }
  }
}
