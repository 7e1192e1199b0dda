import Foundation
import Testing
import XCTest

/// The source location of an expectation in a test.
struct TestLocation: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}

extension TestLocation {
  /// The test file's name without its extension.
  var fileName: String {
    URL(filePath: "\(filePath)").deletingPathExtension().lastPathComponent
  }

  /// The module of the tests.
  var module: String { String("\(fileID)".prefix { $0 != "/" }) }

  /// The folder of the references of the test file, relative to the current folder if possible.
  var references: String {
    let path = URL(filePath: "\(filePath)").deletingLastPathComponent()
      .appending(path: "__References__/\(fileName)").path
    let current = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(current) ? String(path.dropFirst(current.count)) : path
  }

  /// Records a failure at this location, in Swift Testing or XCTest.
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
