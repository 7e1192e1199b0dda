extension ProgramCase {
  private static let slidingTabs = ProgramCase(
    "SlidingTabs", 4,
    [
      .value("indicator", .minX, 0, at: 0.3), .value("indicator", .minX, 250, at: 1.5),
      .value("indicator", .minX, 125, at: 3.9), .prints("jumped to 2", "page 1"),
    ])

  private static let musicPlayer = ProgramCase(
    "MusicPlayer", 5,
    [
      .value("drawer", .minY, 607, at: 0.2), .value("drawer", .minY, 167, at: 1.9),
      .value("overlay", .alpha, 0.5, within: 0.01, at: 1.9),
      .value("drawer", .minY, 607, at: 4.8), .value("overlay", .alpha, 0, within: 0.01, at: 4.8),
      .prints("drawer is open", "drawer is closed"),
    ])

  private static let pullToRefresh = ProgramCase(
    "PullToRefresh", 5,
    [
      .value("header", .minY, -80, at: 0.2), .value("header", .minY, 35, within: 6, at: 1.05),
      .value("header", .minY, 0, at: 2.4), .value("header", .minY, -80, at: 4.6),
      .prints("ready", "loading", "idle", "done"),
    ])

  private static let coverFlow = ProgramCase(
    "CoverFlow", 5,
    [
      .value("0", .midX, 187.5, at: 0.2), .value("1", .midX, 187.5, at: 2.8),
      .value("2", .midX, 187.5, at: 4.8), .prints("stopped at 190", "cover 2"),
    ])

  private static let stretchyHeader = ProgramCase(
    "StretchyHeader", 4,
    [
      .value("header", .height, 240, within: 0.5, at: 0.2),
      .value("header", .height, 332, within: 5, at: 1.1),
      .value("header", .minY, 0, within: 0.5, at: 1.1),
      .value("header", .height, 240, within: 0.5, at: 2.1),
      .value("header", .minY, -175, within: 8, at: 3.05),
      .value("header", .height, 240, within: 0.5, at: 3.05),
    ])

  private static let onboarding = ProgramCase(
    "Onboarding", 5,
    [
      .value("dot0", .width, 24, at: 0.2), .value("dot0", .width, 8, at: 2.2),
      .value("dot1", .width, 24, at: 2.2), .value("Collect", .midX, 187.5, at: 2.2),
      .value("dot2", .width, 24, at: 4.6), .prints("on page 1", "on page 2"),
    ])

  // The header moves by half of the offset.
  private static let parallaxHeader = ProgramCase(
    "ParallaxHeader", 4,
    [
      .value("headerView", .minY, -62.5, within: 4, at: 1.05),
      .value("headerView", .minY, -78, at: 3.5),
      .value("titleBar", .alpha, 1, within: 0.01, at: 3.5), .prints("snaps to 156"),
    ])

  // 1480 points of content on 667.
  private static let offsetObserver = ProgramCase(
    "OffsetObserver", 4,
    [
      .value("progressBar", .width, 0, at: 0.2),
      .value("progressBar", .width, 186.8, within: 4, at: 1.3),
      .value("progressBar", .width, 375, at: 3.9), .prints("content height 1480", "read"),
    ])

  /// The programs with scroll views and collections.
  static let scrolling = [
    slidingTabs, musicPlayer, pullToRefresh, coverFlow, stretchyHeader, onboarding, parallaxHeader,
    offsetObserver,
  ]
}
