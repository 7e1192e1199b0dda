import Foundation
import Testing

@testable import StudioServer

/// A studio that runs in this process, with a program in place of the stage.
struct TestStudio: Sendable {
  let url: String
  let port: Int
  let token: String

  /// Runs a test with a studio, and ends it.
  static func run(
    _ options: StudioServerOptions, _ test: @Sendable (TestStudio) async throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      let (urls, continuation) = AsyncStream<String>.makeStream()
      group.addTask {
        do {
          try await StudioServer(options).run { continuation.yield($0) }
        } catch is CancellationError {}
        continuation.finish()
      }
      for await url in urls {
        let parts = try #require(URLComponents(string: url))
        let studio = TestStudio(
          url: url, port: try #require(parts.port),
          token: try #require(parts.queryItems?.first { $0.name == "token" }?.value))
        do {
          try await test(studio)
        } catch {
          group.cancelAll()
          throw error
        }
        break
      }
      group.cancelAll()
      try await group.waitForAll()
    }
  }

  /// Runs a test with a studio of a recipe in a folder.
  static func run(_ test: @Sendable (TestStudio, TestFolder) async throws -> Void) async throws {
    let folder = try TestFolder()
    let recipe = try folder.write("flipbook: 1\n", to: "ball.yaml")
    try await run(try FakeStage.options(for: recipe, in: folder)) { try await test($0, folder) }
  }

  /// Returns a new connection.
  func connect() throws -> TestConnection { try TestConnection(port: port) }

  /// The header of requests to this studio.
  var host: String { "Host: 127.0.0.1:\(port)" }

  /// Returns a connection of a page, whose stage has started.
  func page(expectingStage: Bool = true) async throws -> TestConnection {
    let connection = try connect()
    let answer = try await connection.request(
      "/socket?token=\(token)",
      headers: [host, "Origin: http://127.0.0.1:\(port)"] + TestConnection.upgrade)
    #expect(answer.status == 101)
    if expectingStage {
      _ = try await connection.message(where: "text", is: #"page {"type":"join"}"#)
    }
    return connection
  }
}
