import DisplayList
import Foundation
import Testing
import UIKit

@testable import Flipbook

/// Lists that tell their number, and how many have been asked for.
@MainActor
private final class CountedLists: FrameLists {
  let size = CGSize(width: 4, height: 4)
  private(set) var asked = 0

  func list(of number: Int) throws -> DisplayList {
    asked += 1
    return DisplayList(size: CGSize(width: number + 1, height: 1))
  }
}

/// A job that is quick with some frames and slow with others.
private actor Job: FrameJob {
  func work(on frames: [Frame]) -> [Int] {
    for frame in frames where frame.number % 3 == 0 { usleep(3000) }
    return frames.map { Int($0.list.size.width) }
  }
}

@MainActor
@Suite struct FrameJobsTests {
  @Test(arguments: [(1, 1), (2, 1), (5, 1), (3, 4)])
  func `what comes of frames is handed on in order, and few are under way`(
    count: Int, batchSize: Int
  ) async throws {
    let lists = CountedLists()
    var taken: [Int] = []
    var most = 0
    let jobs = FrameJobs(jobs: (0..<count).map { _ in Job() }, batchSize: batchSize)
    try await jobs.work(on: Array(0..<40)) { numbers in
      try lists.frames(numbers)
    } collect: { widths in
      most = max(most, lists.asked - taken.count)
      taken += widths
    }
    #expect(taken == Array(1...40))
    #expect(most <= (2 * count + 1) * batchSize)
  }

  @Test func `an error of whoever takes them ends it`() async {
    let lists = CountedLists()
    await #expect(throws: FlipbookError.frameDiffers(3)) {
      try await FrameJobs(jobs: [Job(), Job()], batchSize: 1).work(on: Array(0..<1000)) { numbers in
        try lists.frames(numbers)
      } collect: { widths in
        if widths == [4] { throw FlipbookError.frameDiffers(3) }
      }
    }
    #expect(lists.asked < 20)
  }
}
