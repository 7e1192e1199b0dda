import Foundation
import Testing

@testable import Imaging

@Suite struct FolderLockTests {
  @Test("a folder has one lock, whose file is removed") func exclusive() throws {
    try withFolder { folder in
      let lock = try #require(try FolderLock.lock(folder, for: "a"))
      #expect(try Files.names(in: folder) == [FolderLock.fileName])
      #expect(try FolderLock.lock(folder, for: "a") == nil)
      #expect(try FolderLock.lock(folder, for: "a", isShared: true) == nil)
      lock.release()
      #expect(try Files.names(in: folder) == [])
      #expect(try FolderLock.lock(folder, for: "b") != nil)
      #expect(try Files.names(in: folder) == [], "a lock ends with its object")
    }
  }

  @Test("owners that are the same share a lock, and the last one removes its file") func shared()
    throws
  {
    try withFolder { folder in
      let first = try #require(try FolderLock.lock(folder, for: "a", isShared: true))
      let second = try #require(try FolderLock.lock(folder, for: "a", isShared: true))
      #expect(try FolderLock.lock(folder, for: "b", isShared: true) == nil)
      #expect(try FolderLock.lock(folder, for: "a") == nil)
      first.release()
      #expect(try FolderLock.lock(folder, for: "b", isShared: true) == nil)
      #expect(try Files.names(in: folder) == [FolderLock.fileName])
      second.release()
      #expect(try Files.names(in: folder) == [])
      let other = try #require(try FolderLock.lock(folder, for: "b", isShared: true))
      other.release()
    }
  }

  @Test("the file that a killed process leaves behind locks nothing", arguments: [true, false])
  func leftBehind(isShared: Bool) throws {
    try withFolder { folder in
      try Files.replace("\(folder)/\(FolderLock.fileName)", with: Array("a longer owner\n".utf8))
      let lock = try #require(try FolderLock.lock(folder, for: "b", isShared: isShared))
      #expect(
        String(decoding: try Files.read("\(folder)/\(FolderLock.fileName)"), as: UTF8.self) == "b\n"
      )
      lock.release()
      #expect(try Files.names(in: folder) == [])
    }
  }

  @Test("many threads share a lock at once, and no other owner gets it") func threads() throws {
    try withFolder { folder in
      let owners = ["a", "b"]
      let held = Held()
      DispatchQueue.concurrentPerform(iterations: 40) { number in
        let owner = owners[number % 2]
        guard let lock = try? FolderLock.lock(folder, for: owner, isShared: true) else { return }
        held.enter(owner)
        usleep(500)
        held.leave(owner)
        lock.release()
      }
      #expect(held.count > 0 && !held.hasConflict)
      let names = try Files.names(in: folder)
      #expect(names == [])
    }
  }

  private final class Held: @unchecked Sendable {
    private let lock = NSLock()
    private var owners: [String] = []
    private(set) var hasConflict = false
    private(set) var count = 0

    func enter(_ owner: String) {
      lock.withLock {
        owners.append(owner)
        count += 1
        if Set(owners).count > 1 { hasConflict = true }
      }
    }

    func leave(_ owner: String) {
      lock.withLock { _ = owners.firstIndex(of: owner).map { owners.remove(at: $0) } }
    }
  }
}
