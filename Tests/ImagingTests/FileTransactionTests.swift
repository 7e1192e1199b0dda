import Foundation
import Testing

@testable import Imaging

@Suite struct FileTransactionTests {
  private struct Failure: Error {}

  @Test("all changes happen") func success() throws {
    try withFolder { folder in
      for name in ["old", "gone"] { try Files.replace("\(folder)/\(name)", with: [1]) }
      try FileTransaction.perform { changes in
        try changes.makeFolder("\(folder)/a/b")
        try changes.replace("\(folder)/old", with: [2])
        try changes.replace("\(folder)/a/b/new", with: [3])
        changes.remove("\(folder)/gone")
        changes.remove("\(folder)/missing")
      }
      #expect(try Files.read("\(folder)/old") == [2])
      #expect(try Files.read("\(folder)/a/b/new") == [3])
      #expect(try Files.names(in: folder) == ["a", "old"])
      #expect(try Files.names(in: "\(folder)/a/b") == ["new"])
    }
  }

  @Test(
    "after an error, no file has changed",
    arguments: [
      ("an error before the changes", false), ("a folder in place of the last file", true),
    ])
  func failure(id: String, failsLate: Bool) throws {
    try withFolder { folder in
      for name in ["old", "other"] { try Files.replace("\(folder)/\(name)", with: [1]) }
      try Files.makeFolder("\(folder)/blocked")
      #expect(throws: (any Error).self) {
        try FileTransaction.perform { changes in
          try changes.makeFolder("\(folder)/a/b")
          try changes.replace("\(folder)/old", with: [2])
          try changes.replace("\(folder)/a/b/new", with: [3])
          changes.remove("\(folder)/other")
          guard failsLate else { throw Failure() }
          changes.remove("\(folder)/blocked")
        }
      }
      #expect(try Files.read("\(folder)/old") == [1])
      #expect(try Files.read("\(folder)/other") == [1])
      #expect(try Files.names(in: folder) == ["blocked", "old", "other"])
    }
  }
}
