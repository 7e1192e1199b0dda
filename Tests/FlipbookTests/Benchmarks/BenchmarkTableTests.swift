import Imaging
import Testing

@testable import Flipbook

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

  private func rival(
    difference: Double, leftOut: [String] = ["shadows are left out"]
  ) -> RivalResult {
    RivalResult(
      name: "pencil", version: "2B", seconds: 7.2, peakMemory: nil, bytes: 2_400_000,
      leftOut: leftOut, ratio: 25, difference: difference)
  }

  @Test func `a table tells stages, the whole, more jobs and rivals`() {
    let benchmark = Benchmark(
      recipe: "alert", frames: 240, size: Manifest.Size(width: 780, height: 1688), runs: 5,
      flipbook: [rendering(jobs: 1, seconds: 0.288), rendering(jobs: 2, seconds: 0.16)],
      rivals: [rival(difference: 0)])
    #expect(
      BenchmarkTable(benchmark: benchmark).text == """
        alert: 240 frames, 780x1688 px, medians of 5 runs
                             ms a frame  frames/s  memory  KB a frame
            simulate               0.10     10000
            draw                   0.50      2000
            encode                 0.25      4000
            write                  0.05     20000
            start and end          0.13      8000                      30 ms in all
          flipbook, one job        1.20       833  31 MiB         5.0
            simulate               0.10     10000
            draw                   0.50      2000                      summed over jobs
            encode                 0.25      4000                      summed over jobs
            write                  0.05     20000                      summed over jobs
            start and end          0.13      8000                      30 ms in all
          flipbook, 2 jobs         0.67      1500  31 MiB         5.0  1.80 times as fast as with one job
          pencil 2B               30.00        33                10.0  flipbook is 25 times as fast
          pencil: shadows are left out

        """)
  }

  @Test(arguments: [
    (
      0.123, [], true,
      "  pencil: it draws something else: 12.3% of a frame are not as in flipbook's\n"
    ),
    (
      0.1, ["shadows are left out"], false,
      "  pencil: shadows are left out\n  pencil: so 10.0% of a frame are not as in flipbook's\n"
    ),
    (
      0.11, ["shadows are left out"], true,
      "  pencil: shadows are left out\n"
        + "  pencil: it draws something else: 11.0% of a frame are not as in flipbook's\n"
    ),
  ])
  func `a rival that draws something else is told of`(
    difference: Double, leftOut: [String], isOther: Bool, notes: String
  ) {
    let rival = rival(difference: difference, leftOut: leftOut)
    #expect(rival.drawsSomethingElse == isOther)
    let benchmark = Benchmark(
      recipe: "alert", frames: 1, size: Manifest.Size(width: 8, height: 8), runs: 1,
      flipbook: [rendering(jobs: 1, seconds: 0.288)], rivals: [rival])
    let text = BenchmarkTable(benchmark: benchmark).text
    #expect(text.hasPrefix("alert: 1 frame, 8x8 px, one run\n"))
    #expect(text.hasSuffix("times as fast\n" + notes))
  }

  @Test(arguments: [(1.234, "1.23"), (9.96, "10.0"), (20.4, "20"), (123.4, "123")])
  func `a ratio has as many digits as mean something`(value: Double, expected: String) {
    #expect(BenchmarkTable.ratio(value) == expected)
  }

  @Test func `medians are those of each number`() throws {
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
    let rivals = [0.1, 0.4].map { rival(difference: $0) }
    let result = try #require(RivalResult(medianOf: rivals, ours: 0.72))
    #expect(result.difference == 0.4)
    #expect(result.ratio == 10)
  }
}
