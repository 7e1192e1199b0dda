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
    let jobs = FrameJobs(jobs: (0..<count).map { _ in Job() }, batchSize: batchSize)
    try await jobs.process(Array(0..<40)) { numbers in
      try await lists.frames(numbers)
    } collect: { widths in
      most = max(most, lists.asked - taken.count)
      taken += widths
    }
    #expect(taken == Array(1...40))
    #expect(most <= (2 * count + 1) * batchSize)
  }

  @Test("an error while collecting stops all jobs") func collectError() async {
    let lists = CountedLists()
    await #expect(throws: FlipbookError.frameDiffers(3)) {
      try await FrameJobs(jobs: [Job(), Job()], batchSize: 1).process(Array(0..<1000)) { numbers in
        try await lists.frames(numbers)
      } collect: { widths in
        if widths == [4] { throw FlipbookError.frameDiffers(3) }
      }
    }
    #expect(lists.asked < 20)
  }
}
