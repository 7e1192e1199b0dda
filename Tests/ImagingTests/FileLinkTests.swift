import Foundation
import Testing

@testable import Imaging

@Suite struct FileLinkTests {
  @Test func `a link is another name of the same file`() throws {
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

  @Test func `a name that is one already stays, and leaves nothing behind`() throws {
    try withFolder { folder in
      let (first, second) = ("\(folder)/a", "\(folder)/b")
      try Files.write([1], to: first)
      for _ in 0..<2 { #expect(Files.link(first, as: second)) }
      #expect(try Files.names(in: folder) == ["a", "b"])
    }
  }

  @Test func `what is written to a name never goes through it`() throws {
    try withFolder { folder in
      let (first, second) = ("\(folder)/a", "\(folder)/b")
      try Files.write([1], to: first)
      #expect(Files.link(first, as: second))
      try Files.write([2], to: second)
      #expect(try Files.read(first) == [1])
      #expect(try Files.read(second) == [2])
    }
  }

  @Test func `a link that a killed run left under a hidden name is not written through`() throws {
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

  @Test(arguments: ["missing", "/proc/self/status"])
  func `what cannot be linked is told, and nothing is left behind`(file: String) throws {
    try withFolder { folder in
      try Files.write([1], to: "\(folder)/b")
      #expect(!Files.link(file, as: "\(folder)/b"))
      #expect(try Files.read("\(folder)/b") == [1])
      #expect(try Files.names(in: folder) == ["b"])
    }
  }
}
