import Foundation
import Testing

@Suite struct HouseTests {
  private static let code =
    ["Sources", "Tests"].flatMap {
      Repository.files(below: $0, suffixes: [".swift", ".cpp", ".hpp", ".h"])
    } + ["Package.swift"]

  @Test("no file has more than 500 lines") func length() throws {
    let long = try Self.code.filter { file in
      try Repository.text(file).utf8.count { $0 == UInt8(ascii: "\n") } > 500
    }
    #expect(long == [])
  }

  @Test("no file contains machine-specific paths or task markers") func words() throws {
    // Split in two, so that this file passes as well.
    let forbidden = [
      "/wo" + "rk/", "/tmp/" + "fb", "../" + "shared", "TO" + "DO", "FIX" + "ME", "XX" + "X",
    ]
    let found = try Self.code.flatMap { file in
      let text = try Repository.text(file)
      return forbidden.filter(text.contains).map { "\(file): \($0)" }
    }
    #expect(found == [])
  }

  @Test("no path differs from another by case alone", .enabled(if: isClone))
  func caseInsensitivePaths() throws {
    let files = try Self.trackedFiles()
    let folders = Set(
      files.flatMap { file in
        let parts = file.split(separator: "/").dropLast()
        return parts.indices.map { parts[...$0].joined(separator: "/") }
      })
    let paths = Set(files).union(folders)
    #expect(Dictionary(grouping: paths) { $0.lowercased() }.values.filter { $0.count > 1 } == [])
  }

  @Test("build products are not tracked by git", .enabled(if: isClone))
  func tracked() throws {
    let built = /^\.build\/|(^|\/)Package\.resolved$|^Output\/(?!\.gitkeep$)|\.o$|\.profraw$/
    let files = try Self.trackedFiles()
    #expect(files.contains("Package.swift"))
    #expect(files.filter { $0.contains(built) } == [])
  }

  @Test("the packages for rendering include every Debian package of Package.swift")
  func debianPackages() throws {
    let needed = try PackageText.repository.get().debianPackages
    #expect(!needed.isEmpty)
    #expect(needed.subtracting(try Self.packages(for: "rendering")) == [])
  }

  @Test("make demo installs neither a browser nor the encoders of movies")
  func packagesForRendering() throws {
    let rendering = try Self.packages(for: "rendering")
    #expect(rendering.contains("libbox2d-dev"))
    for purpose in ["movies", "tests", "packaging"] {
      let others = try Self.packages(for: purpose)
      #expect(!others.isEmpty)
      #expect(others.filter(rendering.contains) == [], "\(purpose)")
    }
  }

  @Test(
    "a make target installs the packages that it needs",
    arguments: [
      ("demo", "rendering"), ("test", "rendering movies tests"), ("record", "rendering"),
      ("gallery", "rendering movies"), ("bench", "rendering"), ("fuzz", "rendering"),
      ("sanitize", "rendering"), ("install", "rendering packaging"),
      ("deb", "rendering packaging"), ("tarball", "rendering packaging"),
    ])
  func packagesOfTargets(target: String, lists: String) throws {
    let makefile = try Repository.text("Makefile")
    #expect(makefile.contains("\n\(target):\n\t@.make/packages \(lists)\n"))
  }

  /// The Debian packages in the list for a purpose.
  private static func packages(for purpose: String) throws -> [String] {
    try Repository.text(".make/packages-\(purpose).txt")
      .split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
  }

  private static let isClone = FileManager.default.fileExists(
    atPath: Repository.root.appending(path: ".git").path)

  private static func trackedFiles() throws -> [String] {
    let git = Process()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = ["git", "-C", Repository.root.path, "ls-files"]
    let output = Pipe()
    git.standardOutput = output
    try git.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    git.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
