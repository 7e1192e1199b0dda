import Testing

@testable import Flipbook

@Suite struct MovieReductionTests {
  private static func reduction(_ rate: Int?) -> MovieReduction {
    MovieReduction(scale: 1, maxRate: rate, detail: .best)
  }

  @Test(
    "a reduced GIF has delays of whole hundredths, a reduced movie of whole ticks",
    arguments: [
      (33, "100/3", "30"), (25, "25", "20"), (20, "20", "20"), (14, "100/7", "15"),
      (10, "10", "10"),
      (8, "100/12", "7.5"),
    ])
  func rates(rate: Int, gif: String, movie: String) throws {
    let reduction = Self.reduction(rate)
    let gifRate = try #require(FrameRate(gif))
    #expect(reduction.fps(of: .of(50), in: .gif) == gifRate)
    let movieRate = try #require(FrameRate(movie))
    for format in MovieFormat.allCases where format != .gif {
      #expect(reduction.fps(of: .of(60), in: format) == movieRate)
    }
  }

  @Test(
    "a rate at or below the maximum is unchanged",
    arguments: [(33, 33), (33, 24), (25, 25), (10, 10), (8, 5)])
  func unchangedRates(rate: Int, fps: Int) {
    #expect(Self.reduction(rate).fps(of: .of(fps), in: .gif) == .of(fps))
    #expect(Self.reduction(rate).fps(of: .of(fps), in: .mp4) == .of(fps))
    #expect(Self.reduction(nil).fps(of: .of(fps), in: .mp4) == .of(fps))
  }

  @Test(
    "every step of a ladder reduces the rate, the size or the detail of the one before",
    arguments: MovieFormat.allCases)
  func ladder(format: MovieFormat) {
    let fps = format.defaultRate
    let ladder = MovieReduction.ladder(for: format, fps: fps, keepsRate: false, keepsSize: false)
    #expect(ladder.first == MovieReduction.none)
    #expect(ladder.count > 10)
    for (step, next) in zip(ladder, ladder.dropFirst()) {
      let (rate, nextRate) = (step.fps(of: fps, in: format), next.fps(of: fps, in: format))
      #expect(nextRate.time(of: 1) >= rate.time(of: 1))
      #expect(next.scale <= step.scale && next.detail >= step.detail)
      #expect(next != step)
      // A rate of the table that is missing would leave the rate as it was.
      if let maxRate = next.maxRate { #expect(nextRate.time(of: maxRate) > 0.93) }
    }
  }

  @Test("explicit options stay, and steps without an effect are left out") func keptOptions() {
    let ladder = MovieReduction.ladder(for: .apng, fps: .of(10), keepsRate: true, keepsSize: true)
    #expect(ladder == [.none])
    let sizes = MovieReduction.ladder(for: .gif, fps: .of(30), keepsRate: true, keepsSize: false)
    #expect(sizes.allSatisfy { $0.maxRate == nil })
    #expect(Set(sizes.map(\.scale)).count == 9)
    let rates = MovieReduction.ladder(for: .mp4, fps: .of(60), keepsRate: false, keepsSize: true)
    #expect(rates.allSatisfy { $0.scale == 1 })
    #expect(Set(rates.map(\.maxRate)) == [nil, 33, 25, 20, 14, 10, 8])
  }
}

extension FrameRate {
  fileprivate static func of(_ rate: Int) -> FrameRate { FrameRate(rate) ?? .standard }
}
