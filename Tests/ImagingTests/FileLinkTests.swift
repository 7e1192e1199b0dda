import Foundation
import Testing

@testable import Imaging

@Suite struct FileLinkTests {
  @Test("link creates another name of the same file") func linking() throws {
    try withFolder { folder in
      let (first, second) = ("\(folder)/a", "\(folder)/b")
      try Files.write([1, 2], to: first)
      try Files.write([3], to: second)
      #expect(!Files.areSame(first, second))
      #expect(Files.link(first, as: second))
      #expect(Files.areSame(first, second))
      #expect(try Files.read(second) == [1, 2])
      #expect(try Files.names(in: folder) == ["a", "b"])
    }
  }

  @Test("linking an existing link changes nothing") func linkingAgain() throws {
    try withFolder { folder in
      let (first, second) = ("\(folder)/a", "\(folder)/b")
      try Files.write([1], to: first)
      for _ in 0..<2 { #expect(Files.link(first, as: second)) }
      #expect(try Files.names(in: folder) == ["a", "b"])
    }
  }

  @Test("writing to a link replaces it and not the linked file") func writingToLink() throws {
    try withFolder { folder in
      let (first, second) = ("\(folder)/a", "\(folder)/b")
      try Files.write([1], to: first)
      #expect(Files.link(first, as: second))
      try Files.write([2], to: second)
      #expect(try Files.read(first) == [1])
      #expect(try Files.read(second) == [2])
    }
  }

  @Test("a link at the temporary path is replaced") func staleLink() throws {
    try withFolder { folder in
      let (first, second) = ("\(folder)/a", "\(folder)/b")
      try Files.write([1], to: first)
      link(first, Files.temporaryPath(for: second))
      try Files.write([2], to: second)
      #expect(try Files.read(first) == [1])
      #expect(try Files.read(second) == [2])
      #expect(try Files.names(in: folder) == ["a", "b"])
    }
  }

  @Test(
    "a failed link returns false and leaves no temporary file",
    arguments: ["missing", "/proc/self/status"])
  func failedLink(file: String) throws {
    try withFolder { folder in
      try Files.write([1], to: "\(folder)/b")
      #expect(!Files.link(file, as: "\(folder)/b"))
      #expect(try Files.read("\(folder)/b") == [1])
      #expect(try Files.names(in: folder) == ["b"])
    }
  }
}
