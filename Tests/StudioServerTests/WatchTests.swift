import Foundation
import Testing

@testable import StudioServer

@Suite struct WatchTests {
  /// Runs a test that changes watched files, and receives their paths.
  private func watch(
    _ files: [String], folders: [String] = [],
    _ test: @Sendable (TestConnection, TestFolder) async throws -> Void
  ) async throws {
    try await TestStudio.run { studio, folder in
      let page = try await studio.page()
      try folder.write("one", to: "a.yaml")
      try folder.write("one", to: "part.yaml")
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/sub", withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/link.yaml", withDestinationPath: "sub/../a.yaml")
      let paths = (files.isEmpty ? folders : files).map {
        $0.isEmpty ? folder.path : "\(folder.path)/\($0)"
      }
      let verb = files.isEmpty ? "watch-folder" : "watch"
      try await page.send(
        text: #"{"type":"open","path":"\#(([verb] + paths).joined(separator: " "))"}"#)
      _ = try await page.message(where: "text", is: verb)
      // The watch follows the notice; the messages of the server are in order.
      try await page.send(text: #"{"type":"pause"}"#)
      _ = try await page.message(where: "text", is: "pause")
      try await test(page, folder)
    }
  }

  /// Waits for the report of a change of a file alone; skips changes of others, as a slow writer is
  /// reported twice.
  private func wait(for name: String, _ page: TestConnection, _ folder: TestFolder) async throws {
    let path = name.replacing("@", with: folder.path)
    _ = try await page.message(
      where: "text", is: #"server {"paths":["\#(path)"],"type":"filesChanged"}"#)
  }

  @Test("a file that is written is reported, also with the same length in the same instant")
  func write() async throws {
    try await watch(["a.yaml", "part.yaml"]) { page, folder in
      for text in ["two", "six", "ten"] {
        try folder.write(text, to: "a.yaml")
        try await wait(for: "@/a.yaml", page, folder)
      }
      try folder.write("two", to: "part.yaml")
      try await wait(for: "@/part.yaml", page, folder)
    }
  }

  @Test("a file that an editor replaces is reported, each time") func replace() async throws {
    try await watch(["a.yaml"]) { page, folder in
      for number in 0..<3 {
        try folder.write("\(number)", to: "a.yaml.tmp")
        folder.rename("a.yaml.tmp", to: "a.yaml")
        try await wait(for: "@/a.yaml", page, folder)
      }
      // As Vim does.
      folder.rename("a.yaml", to: "a.yaml~")
      try folder.write("vim", to: "a.yaml")
      try await wait(for: "@/a.yaml", page, folder)
    }
  }

  @Test("a file that is deleted, replaced by a folder and written again is reported")
  func delete() async throws {
    try await watch(["a.yaml"]) { page, folder in
      let path = "\(folder.path)/a.yaml"
      try FileManager.default.removeItem(atPath: path)
      try await wait(for: "@/a.yaml", page, folder)
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: false)
      try await wait(for: "@/a.yaml", page, folder)
      try FileManager.default.removeItem(atPath: path)
      try await wait(for: "@/a.yaml", page, folder)
      try folder.write("again", to: "a.yaml")
      try await wait(for: "@/a.yaml", page, folder)
    }
  }

  @Test("a change of the file that a link refers to, and of the link, is reported")
  func link() async throws {
    try await watch(["link.yaml"]) { page, folder in
      try folder.write("two", to: "a.yaml")
      try await wait(for: "@/link.yaml", page, folder)
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/new", withDestinationPath: "part.yaml")
      folder.rename("new", to: "link.yaml")
      try await wait(for: "@/link.yaml", page, folder)
    }
  }

  @Test("a file in a folder that does not exist yet, or is replaced, is reported")
  func missing() async throws {
    try await watch(["later/a.yaml"]) { page, folder in
      for number in 0..<2 {
        try FileManager.default.createDirectory(
          atPath: "\(folder.path)/later", withIntermediateDirectories: false)
        try folder.write("\(number)", to: "later/a.yaml")
        try await wait(for: "@/later/a.yaml", page, folder)
        folder.rename("later", to: "earlier\(number)")
        try await wait(for: "@/later/a.yaml", page, folder)
      }
    }
  }

  @Test("a file that is created in, removed from or renamed in a folder is reported")
  func folder() async throws {
    try await watch([], folders: [""]) { page, folder in
      try folder.write("new", to: "new.yaml")
      try await wait(for: "@", page, folder)
      folder.rename("new.yaml", to: "newer.yaml")
      try await wait(for: "@", page, folder)
      try FileManager.default.removeItem(atPath: "\(folder.path)/newer.yaml")
      try await wait(for: "@", page, folder)
    }
  }
}
