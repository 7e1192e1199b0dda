import DisplayList
import Foundation
import Testing
import UIKit

@testable import Flipbook

/// Display lists that contain their number, with a count of requests.
@MainActor
private final class CountedLists: FrameLists {
  let size = CGSize(width: 4, height: 4)
  private(set) var asked = 0

  func list(of number: Int) throws -> DisplayList {
    asked += 1
    return DisplayList(size: CGSize(width: number + 1, height: 1))
  }
}

/// A job that is fast with some frames and slow with others.
private actor Job: FrameJob {
  func process(_ frames: [Frame]) -> [Int] {
    for frame in frames where frame.number % 3 == 0 { usleep(3000) }
    return frames.map { Int($0.list.size.width) }
  }
}

@MainActor
@Suite struct FrameJobsTests {
  @Test(
    "results are in order, and few frames are in progress",
    arguments: [(1, 1), (2, 1), (5, 1), (3, 4)])
  func order(
    count: Int, batchSize: Int
  ) async throws {
    let lists = CountedLists()
    var taken: [Int] = []
    var most = 0
    let jobs = FrameJobs(jobs: (0..<count).map { _ in Job() })
    try await jobs.process(Array(0..<40), batchSize: batchSize) { numbers in
      try await lists.frames(numbers)
    } collect: { widths in
      most = max(most, lists.asked - taken.count)
      taken += widths
    }
    #expect(taken == Array(1...40))
    #expect(most <= (2 * count + 1) * batchSize)
  }

  @Test(
    "batches contain all frames in order, grow for several jobs, and become small at the end",
    arguments: [
      ("none", 0, 2, []), ("few", 3, 2, [3]), ("one job", 12, 1, [4, 4, 4]),
      ("two jobs", 60, 2, [4, 4, 4, 6, 9, 8, 6, 4, 4, 4, 4, 3]),
      ("four jobs", 40, 4, [4, 4, 4, 4, 4, 4, 4, 4, 4, 4]),
    ] as [(String, Int, Int, [Int])])
  func batches(id: String, frames: Int, jobs: Int, sizes: [Int]) {
    let batches = Array(FrameBatches(Array(100..<100 + frames), jobs: jobs))
    #expect(batches.map(\.count) == sizes)
    #expect(batches.flatMap { $0 } == Array(100..<100 + frames))
  }

  @Test("long animations have batches of a limited length") func longest() {
    #expect(FrameBatches(Array(0..<10_000), jobs: 3).map(\.count).max() == 24)
  }

  @Test("an error while collecting stops all jobs") func collectError() async {
    let lists = CountedLists()
    await #expect(throws: FlipbookError.frameDiffers(3)) {
      try await FrameJobs(jobs: [Job(), Job()]).process(Array(0..<1000), batchSize: 1) { numbers in
        try await lists.frames(numbers)
      } collect: { widths in
        if widths == [4] { throw FlipbookError.frameDiffers(3) }
      }
    }
    #expect(lists.asked < 20)
  }
}
