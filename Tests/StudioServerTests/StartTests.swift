import Foundation
import Imaging
import Testing

@testable import StudioServer

@Suite struct StartTests {
  private func error(_ options: StudioServerOptions) async -> StudioServerError? {
    do {
      try await StudioServer(options).run { _ in throw CancellationError() }
    } catch {
      return error as? StudioServerError
    }
    return nil
  }

  @Test("a path that cannot be read is invalid input") func path() async throws {
    let missing = await error(StudioServerOptions(path: "/nowhere/a.yaml"))
    #expect(missing == .unreadable(path: "/nowhere/a.yaml", code: ENOENT))
    #expect(missing?.category == .invalidInput)
    #expect(await error(StudioServerOptions(path: "/dev/null")) == .notAFile(path: "/dev/null"))
  }

  @Test("a port that is in use is an error with advice") func port() async throws {
    try await TestStudio.run { studio, folder in
      var options = try FakeStage.options(for: "\(folder.path)/ball.yaml", in: folder)
      options.port = studio.port
      let error = await error(options)
      #expect(error == .portInUse(studio.port) && error?.category == .environment)
      #expect(error?.description.contains("set --port") == true)
    }
  }

  @Test("a host that is no address of this machine is an error") func host() async throws {
    let folder = try TestFolder()
    var options = try FakeStage.options(for: folder.path, in: folder)
    options.host = "192.0.2.1"
    #expect(await error(options) == .foreignAddress("192.0.2.1"))
    options.host = "no host"
    #expect(await error(options) == .unknownHost("no host"))
  }

  @Test("the URL contains the port and the token") func url() async throws {
    try await TestStudio.run { studio, _ in
      #expect(studio.url == "http://127.0.0.1:\(studio.port)/?token=\(studio.token)")
    }
  }
}
