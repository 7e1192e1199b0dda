import Foundation
import Testing

@testable import Imaging

@Suite struct FilesTests {
  @Test(
    "write(_:to:) creates and replaces files", arguments: [0, 1, 100_000])
  func writing(length: Int) throws {
    try withFolder { folder in
      let path = "\(folder)/a.bin"
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0) }
      try Files.write([1, 2, 3], to: path)
      try Files.write(bytes, to: path)
      #expect(try Files.read(path) == bytes)
      #expect(try Files.names(in: folder) == ["a.bin"])
    }
  }

  @Test("a full disk is reported") func fullDisk() {
    // Every write to /dev/full fails with ENOSPC.
    let descriptor = open("/dev/full", O_WRONLY | O_CLOEXEC)
    defer { close(descriptor) }
    #expect(throws: ImagingError.system(action: "write", path: "a.png", code: ENOSPC)) {
      try Files.write([1], to: descriptor, path: "a.png")
    }
  }

  @Test("a file is written in pieces, completely or not at all") func writingPieces() throws {
    try withFolder { folder in
      let path = "\(folder)/a.bin"
      try Files.replace(path) { put throws(ImagingError) in
        for piece in [[1], [], [2, 3]] as [[UInt8]] { try put(piece) }
      }
      #expect(try Files.read(path) == [1, 2, 3])
      let broken = ImagingError.brokenManifest(path: path, reason: "test")
      #expect(throws: broken) {
        try Files.replace(path) { put throws(ImagingError) in
          try put([4])
          throw broken
        }
      }
      #expect(try Files.read(path) == [1, 2, 3])
      #expect(try Files.names(in: folder) == ["a.bin"])
    }
  }

  @Test("a link at the temporary path is not followed") func linkAtTemporaryPath() throws {
    try withFolder { folder in
      let path = "\(folder)/a.png"
      symlink("\(folder)/elsewhere", Files.temporaryPath(for: path))
      try Files.write([2], to: path)
      #expect(try Files.read(path) == [2])
      #expect(try Files.names(in: folder) == ["a.png"])
    }
  }

  @Test("a failed write changes nothing") func failedWrite() throws {
    try withFolder { folder in
      let path = "\(folder)/a.png"
      try Files.write([1], to: path)
      // A file cannot replace a folder.
      try Files.makeFolder(Files.temporaryPath(for: path))
      #expect(throws: ImagingError.self) { try Files.write([2], to: path) }
      #expect(try Files.read(path) == [1])
    }
  }

  @Test("a path through a file or a missing folder is rejected") func invalidPaths() throws {
    try withFolder { folder in
      try Files.write([1], to: "\(folder)/file")
      let rows = [("\(folder)/file/a.png", ENOTDIR), ("\(folder)/none/a.png", ENOENT)]
      for (path, code) in rows {
        #expect(throws: ImagingError.system(action: "write", path: path, code: code)) {
          try Files.write([1], to: path)
        }
      }
    }
  }

  @Test("a folder at the path is rejected, and no temporary file remains") func folderAtPath()
    throws
  {
    try withFolder { folder in
      try Files.makeFolder("\(folder)/a.png/b")
      #expect(throws: ImagingError.system(action: "write", path: "\(folder)/a.png", code: EISDIR)) {
        try Files.write([1], to: "\(folder)/a.png")
      }
      #expect(try Files.names(in: folder) == ["a.png"])
    }
  }

  @Test(
    "a folder without write permission is rejected",
    .enabled(if: getuid() != 0, "root may write anywhere"))
  func noPermission() throws {
    try withFolder { folder in
      chmod(folder, 0o500)
      defer { chmod(folder, 0o700) }
      #expect(throws: ImagingError.system(action: "write", path: "\(folder)/a", code: EACCES)) {
        try Files.write([1], to: "\(folder)/a")
      }
    }
  }

  @Test("only regular files are read") func regularFiles() throws {
    try withFolder { folder in
      let pipe = "\(folder)/pipe"
      mkfifo(pipe, 0o600)
      for path in [folder, pipe, "/dev/zero"] {
        #expect(throws: ImagingError.notAFile(path: path)) { try Files.read(path) }
      }
      let long = "\(folder)/long"
      try Files.write([], to: long)
      truncate(long, 1 << 40)
      #expect(throws: ImagingError.fileTooLong(path: long, length: 1 << 40)) {
        try Files.read(long)
      }
    }
  }

  @Test("makeFolder creates parents and accepts existing folders") func makingFolders() throws {
    try withFolder { folder in
      try Files.makeFolder("\(folder)/a/b/c/")
      try Files.makeFolder("\(folder)/a/b/c")
      #expect(try Files.names(in: "\(folder)/a/b") == ["c"])
      try Files.write([], to: "\(folder)/file")
      for path in ["\(folder)/file", "\(folder)/file/a"] {
        #expect(throws: ImagingError.system(action: "create the folder", path: path, code: ENOTDIR))
        {
          try Files.makeFolder(path)
        }
      }
    }
  }

  @Test("only temporary files of this machine's ended processes are removed")
  func staleTemporaries() throws {
    try withFolder { folder in
      let machine = try #require(
        Files.temporaryPath(for: "x").split(separator: ".").dropFirst().first)
      // No process can have this ID: the kernel's maximum is 4194304.
      let stale = [".frame_000001.png.\(machine).2000000000.flipbook-tmp"]
      let kept = [
        ".frame_000002.png.\(machine).\(getpid()).flipbook-tmp", ".hidden", ".x.flipbook-tmp",
        ".x.\(machine).0.flipbook-tmp", ".x.\(machine).-5.flipbook-tmp",
        "a.\(machine).2000000000.flipbook-tmp", "frame_000001.png",
        // The processes of another machine that shares the folder are unknown.
        ".frame_000001.png.0123abcd.2000000000.flipbook-tmp",
        ".frame_000001.png.2000000000.flipbook-tmp",
      ]
      for name in stale + kept { try Files.write([1], to: "\(folder)/\(name)") }
      #expect(try Files.removeStaleTemporaries(in: folder) == stale)
      #expect(try Files.names(in: folder) == kept.sorted())
    }
  }

  @Test("a temporary folder of an ended process is removed with its files") func staleFolder()
    throws
  {
    try withFolder { folder in
      let machine = try #require(
        Files.temporaryPath(for: "x").split(separator: ".").dropFirst().first)
      let name = ".m.webp.frames.\(machine).2000000000.flipbook-tmp"
      try Files.makeFolder("\(folder)/\(name)")
      try Files.write([1], to: "\(folder)/\(name)/frame_000000.png")
      #expect(try Files.removeStaleTemporaries(in: folder) == [name])
      #expect(try Files.names(in: folder) == [])
    }
  }

  @Test("names are bytes: names that are not UTF-8, and two that are equal strings")
  func names() throws {
    try withFolder { folder in
      let names = ["e\u{301}", "\u{E9}", String(fileName: [0xE9, 0x2E, 0x61])]
      for (index, name) in names.enumerated() {
        try Files.write([UInt8(index)], to: "\(folder)/\(name)")
      }
      #expect(try Files.names(in: folder).map(\.fileBytes) == names.map(\.fileBytes))
      for (index, name) in names.enumerated() {
        #expect(try Files.read("\(folder)/\(name)") == [UInt8(index)])
      }
      try Files.makeFolder("\(folder)/\(names[2])x/\(names[1])")
      #expect(Files.isFolder("\(folder)/\(names[2])x/\(names[1])"))
      #expect(!Files.exists("\(folder)/\(names[2])x/\(names[0])"))
      Files.removeTree("\(folder)/\(names[2])x")
      Files.remove("\(folder)/\(names[0])")
      #expect(try Files.names(in: folder).map(\.fileBytes) == names.dropFirst().map(\.fileBytes))
    }
  }

  @Test("the temporary file of a name that starts with a combining mark is in its folder")
  func temporaryPathOfCombiningMark() {
    #expect(Files.temporaryPath(for: "a/\u{301}b").hasPrefix("a/.\u{301}b."))
  }

  @Test("the temporary file is in the folder of the file") func temporaryPath() throws {
    let ending = /\.c\.png\.[0-9a-f]{8}\.\d+\.flipbook-tmp/
    let beside = Files.temporaryPath(for: "a/b/c.png")
    #expect(beside.hasPrefix("a/b/"))
    #expect(beside.dropFirst(4).wholeMatch(of: ending) != nil)
    #expect(Files.temporaryPath(for: "c.png") == beside.dropFirst(4))
    #expect(beside.contains(".\(getpid())."))
  }

  @Test(
    "an error describes the problem and how to solve it",
    arguments: [
      (
        ENOSPC,
        "cannot write a: No space left on device; free some space or choose another folder"
      ),
      (EIO, "cannot write a: Input/output error"),
      (EFBIG, "cannot write a: File too large; raise the limit of file sizes with ulimit -f"),
    ])
  func errorTexts(code: Int32, text: String) {
    #expect(ImagingError.system(action: "write", path: "a", code: code).description == text)
  }
}
