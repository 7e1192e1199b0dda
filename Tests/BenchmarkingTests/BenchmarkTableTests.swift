import Flipbook
import Imaging
import Testing

@testable import Benchmarking

@Suite struct BenchmarkTableTests {
  private func rendering(jobs: Int, seconds: Double) -> Benchmark.Rendering {
    var timings = RenderTimings()
    timings.simulation = 0.024
    timings.drawing = 0.12
    timings.encoding = 0.06
    timings.writing = 0.012
    return Benchmark.Rendering(
      jobs: jobs, seconds: seconds, startUp: 0.03, timings: timings, peakMemory: 31 << 20,
      bytes: 1_200_000)
  }

  private func competitor(
    difference: Double, omissions: [String] = ["shadows are left out"]
  ) -> CompetitorResult {
    CompetitorResult(
      name: "pencil", version: "2B", seconds: 7.2, peakMemory: nil, bytes: 2_400_000,
      omissions: omissions, ratio: 25, difference: difference)
  }

  @Test("a table lists phases, totals, several numbers of jobs, and competitors") func tableRows() {
    let benchmark = Benchmark(
      recipe: "alert", frames: 240, size: Manifest.Size(width: 780, height: 1688), runs: 5,
      flipbook: [rendering(jobs: 1, seconds: 0.288), rendering(jobs: 2, seconds: 0.16)],
      competitors: [competitor(difference: 0)])
    #expect(
      BenchmarkTable(benchmark: benchmark).text == """
        alert: 240 frames, 780x1688 px, medians of 5 runs
                             ms/frame  frames/s  memory  KB/frame
            simulate             0.10     10000
            draw                 0.50      2000
            encode               0.25      4000
            write                0.05     20000
            launch and exit      0.13      8000                    30 ms total
          flipbook, one job      1.20       833  31 MiB       5.0
            simulate             0.10     10000
            draw                 0.50      2000                    summed over jobs
            encode               0.25      4000                    summed over jobs
            write                0.05     20000                    summed over jobs
            launch and exit      0.13      8000                    30 ms total
          flipbook, 2 jobs       0.67      1500  31 MiB       5.0  1.80 times as fast as with one job
          pencil 2B             30.00        33              10.0  flipbook is 25 times as fast
          pencil: shadows are left out

        """)
  }

  @Test(
    "a note reports the difference of a competitor's frames",
    arguments: [
      (
        0.123, [], true,
        "  pencil: unexpected difference: 12.3% of a frame differs from flipbook's\n"
      ),
      (
        0.1, ["shadows are left out"], false,
        "  pencil: shadows are left out\n  pencil: 10.0% of a frame differs from flipbook's\n"
      ),
      (
        0.11, ["shadows are left out"], true,
        "  pencil: shadows are left out\n"
          + "  pencil: unexpected difference: 11.0% of a frame differs from flipbook's\n"
      ),
    ])
  func competitorNotes(
    difference: Double, omissions: [String], isUnexpected: Bool, notes: String
  ) {
    let competitor = competitor(difference: difference, omissions: omissions)
    #expect(competitor.differsUnexpectedly == isUnexpected)
    let benchmark = Benchmark(
      recipe: "alert", frames: 1, size: Manifest.Size(width: 8, height: 8), runs: 1,
      flipbook: [rendering(jobs: 1, seconds: 0.288)], competitors: [competitor])
    let text = BenchmarkTable(benchmark: benchmark).text
    #expect(text.hasPrefix("alert: 1 frame, 8x8 px, one run\n"))
    #expect(text.hasSuffix("times as fast\n" + notes))
  }

  @Test(
    "a ratio has two or three significant digits",
    arguments: [(1.234, "1.23"), (9.96, "10.0"), (20.4, "20"), (123.4, "123")])
  func ratioDigits(value: Double, expected: String) {
    #expect(BenchmarkTable.ratio(value) == expected)
  }

  @Test("each measurement has its own median") func medians() throws {
    let runs = [(0.3, 5), (0.1, 9), (0.2, 7)].map { seconds, memory in
      var run = rendering(jobs: 2, seconds: seconds)
      run.peakMemory = memory
      return run
    }
    let median = try #require(Benchmark.Rendering(medianOf: runs))
    #expect(median.jobs == 2)
    #expect(median.seconds == 0.2)
    #expect(median.peakMemory == 7)
    #expect(Benchmark.Rendering(medianOf: []) == nil)
    let results = [0.1, 0.4].map { competitor(difference: $0) }
    let result = try #require(CompetitorResult(medianOf: results, ours: 0.72))
    #expect(result.difference == 0.4)
    #expect(result.ratio == 10)
  }
}
