import Foundation
import Testing

struct InstallTests {
  private let folder: PackageFolder
  private let install = "'\(PackageFolder.scripts.path)/install'"

  init() throws {
    folder = try PackageFolder()
    for path in [
      "lib/flipbook/flipbook", "share/man/man1/old.1.gz", "share/doc/flipbook/README.md",
    ] {
      try folder.write(Data(path.utf8), to: "first/\(path)")
    }
    try folder.write(Data("#!/bin/sh\necho ran".utf8), to: "first/bin/flipbook", isProgram: true)
  }

  @Test("an installation and its removal leave no file and no folder that they created")
  func removal() throws {
    let installed = try folder.run("\(install) --from first new/usr && new/usr/bin/flipbook")
    #expect(installed.status == 0)
    #expect(installed.output.hasSuffix("ran\n"))
    #expect(folder.paths(below: "new/usr").contains("share/man/man1/old.1.gz"))
    #expect(try folder.run("\(install) --uninstall new/usr").status == 0)
    #expect(folder.paths(below: "") == folder.paths(below: "").filter { $0.hasPrefix("first") })
  }

  @Test("the removal leaves other files and the folders that existed before") func otherFiles()
    throws
  {
    try folder.write(Data(), to: "usr/share/other")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "usr/bin"), withIntermediateDirectories: true)
    let before = folder.paths(below: "usr")
    #expect(try folder.run("\(install) --from first usr").status == 0)
    try folder.write(Data(), to: "usr/lib/other")
    #expect(try folder.run("\(install) --uninstall usr").status == 0)
    #expect(folder.paths(below: "usr") == (before + ["lib", "lib/other"]).sorted())
  }

  @Test("an upgrade removes the files that the new version lacks") func upgrade() throws {
    _ = try folder.run("cp -r first second && rm -r second/share/man")
    #expect(try folder.run("\(install) --from first usr").status == 0)
    #expect(try folder.run("\(install) --from second usr").status == 0)
    #expect(
      folder.paths(below: "usr")
        == (folder.paths(below: "second") + ["lib/flipbook/installed"]).sorted())
    #expect(try folder.run("\(install) --uninstall usr").status == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "usr").path))
  }

  @Test(
    "what cannot be installed or removed is an error",
    arguments: [
      ("--uninstall nothing", "nothing/lib/flipbook/installed is missing"),
      ("--from nothing usr", "nothing contains no bin/flipbook"),
    ])
  func misuse(
    arguments: String, message: String
  ) throws {
    let outcome = try folder.run("\(install) \(arguments)")
    #expect(outcome.status == 3)
    #expect(outcome.output.contains(message))
  }

  @Test("the version and its date are those of the sources, unless SOURCE_DATE_EPOCH sets the date")
  func version() throws {
    let script = "'\(PackageFolder.scripts.path)/version'"
    let number = try folder.run("\(script) number").output
    #expect(try /\d+\.\d+\.\d+\n/.wholeMatch(in: number) != nil)
    let date = try folder.run("\(script) date", environment: ["SOURCE_DATE_EPOCH": "1234567890"])
    #expect(date.output == "1234567890\n")
  }
}
