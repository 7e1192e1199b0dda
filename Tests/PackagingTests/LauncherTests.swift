import Foundation
import Testing

struct LauncherTests {
  private let folder: PackageFolder

  init() throws {
    folder = try PackageFolder()
    let template = try String(
      contentsOf: PackageFolder.scripts.appending(path: "launcher"), encoding: .utf8)
    let launcher =
      template
      .replacing("@LIBRARIES@", with: "libmissing.so.1:libmissing1 libc.so.6:libc6")
      .replacing("@SYSTEM@", with: folder.url.appending(path: "system").path)
      .replacing("@GLIBC@", with: "2.999")
    try folder.write(Data(launcher.utf8), to: "bin/flipbook", isProgram: true)
    try folder.write(Data(), to: "system/libc.so.6")
  }

  /// Writes a program of this system in which a name of the dynamic linker is another.
  private func writeProgram(replacing name: String, with other: String) throws {
    var program = try Data(contentsOf: URL(filePath: "/bin/ls"))
    let range = try #require(program.firstRange(of: Data(name.utf8)), "/bin/ls needs no \(name)")
    program.replaceSubrange(range, with: Data(other.utf8))
    try folder.write(program, to: "lib/flipbook/flipbook", isProgram: true)
  }

  @Test("the launcher passes its arguments to the program", arguments: ["bin/flipbook", "./link"])
  func arguments(
    command: String
  ) throws {
    try folder.write(Data(), to: "system/libmissing.so.1")
    try folder.write(
      Data("#!/bin/sh\nprintf '<%s>' \"$@\"; exit 7".utf8), to: "lib/flipbook/flipbook",
      isProgram: true)
    let outcome = try folder.run("ln -s bin/flipbook link; \(command) render 'a b' ''")
    #expect(outcome.output == "<render><a b><>")
    #expect(outcome.status == 7)
  }

  @Test("a library at another place of the system is not missing") func otherPlace() throws {
    try folder.write(
      try Data(contentsOf: URL(filePath: "/bin/echo")), to: "lib/flipbook/flipbook",
      isProgram: true)
    #expect(try folder.run("bin/flipbook ran").output == "ran\n")
  }

  @Test("a missing library is an error with its package") func missingLibrary() throws {
    try writeProgram(replacing: "libselinux.so.1", with: "libmissing.so.1")
    let outcome = try folder.run("bin/flipbook")
    #expect(
      outcome.output
        == "flipbook: error: missing shared libraries: libmissing.so.1: apt install libmissing1\n")
    #expect(outcome.status == 3)
  }

  @Test(
    "an old C library is an error with its version and the expected one",
    arguments: ["touch system/libc-2.31.so", "sed -i s/^portable=/portable=yes/ bin/flipbook"])
  func oldLibrary(
    preparation: String
  ) throws {
    try folder.write(Data(), to: "system/libmissing.so.1")
    try writeProgram(replacing: "GLIBC_2.34", with: "GLIBC_9.99")
    let outcome = try folder.run("\(preparation); bin/flipbook")
    #expect(
      outcome.output.hasPrefix(
        "flipbook: error: the C library is too old: expected glibc 2.999 or later (libc6 of Debian 12)"
      ))
    #expect(outcome.status == 3)
  }

  @Test("a missing program is an error") func missingProgram() throws {
    let outcome = try folder.run("bin/flipbook")
    #expect(outcome.output.contains("lib/flipbook/flipbook is missing"))
    #expect(outcome.status == 3)
  }
}
