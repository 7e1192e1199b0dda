import FlipbookTestSupport
import Foundation
import Testing
import UIKit

@testable import Flipbook

/// Stages whose tasks and timers run on virtual time.
@MainActor
@Suite struct SleepingTaskTests {
  /// Renders a square that a task and a timer move, and returns the digests of the frames.
  private func frames(fps: String, to folder: String, jobs: Int) async throws -> [String] {
    let stage = Stage(device: Device(name: "small", size: CGSize(width: 40, height: 30), scale: 1))
    let square = UIView(frame: CGRect(x: 2, y: 3, width: 10, height: 10))
    square.backgroundColor = .red
    stage.view.addSubview(square)
    Task {
      try await stage.sleep(for: 0.1)
      UIView.animate(withDuration: 0.2) { square.center.x = 30 }
      try await stage.sleep(for: 0.15)
      square.backgroundColor = .blue
    }
    stage.every(0.1) { _ in square.center.y += 1 }
    var options = RenderOptions()
    options.fps = .of(fps)
    options.jobs = jobs
    let render = try await stage.render(duration: 0.5, to: folder, options: options)
    return render.manifest.frames.map(\.pixels.description)
  }

  @Test("tasks that sleep on the stage give the same frames in every run", arguments: ["60", "50"])
  func sameFrames(fps: String) async throws {
    let folder = try TemporaryFolder()
    let one = try await frames(fps: fps, to: folder.path("one"), jobs: 1)
    let other = try await frames(fps: fps, to: folder.path("other"), jobs: 2)
    #expect(one == other)
    #expect(Set(one).count > 10)
  }

  @Test("a task changes the frame of the tick at which it continues") func firstChange()
    async throws
  {
    let folder = try TemporaryFolder()
    let stage = Stage(device: Device(name: "small", size: CGSize(width: 4, height: 4), scale: 1))
    Task {
      try await stage.sleep(for: 0.1)
      stage.backgroundColor = .red
    }
    let frames = try await stage.render(duration: 0.2, to: folder.path("frames")).manifest.frames
    #expect(frames.map { $0.pixels == frames[0].pixels } == (0..<12).map { $0 < 6 })
  }
}
