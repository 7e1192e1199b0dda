extension ProgramCase {
  // The downloads of a serial queue take 0.25 s each. A completion is called in the tick after its animation.
  private static let downloadQueue = ProgramCase(
    "DownloadQueue", 2,
    [
      .printsInOrder(
        "0.00 loaded", "0.00 operation", "0.25 a 1", "0.50 bb 2", "0.75 ccc 3", "0.75 all",
        "1.15 blinked"),
      .value("bar", .width, 300, at: 1.5), .value("bar", .midY, 205, at: 1.5),
      .value("bar", .alpha, 0.3, within: 0.01, at: 0.9),
      .value("bar", .alpha, 1, within: 0.01, at: 1.3),
    ])

  private static let diceRoller = ProgramCase(
    "DiceRoller", 3,
    [
      .text("clockLabel", "2024-01-01 09:41:00", at: 0.5),
      .text("clockLabel", "2024-01-01 09:41:02", at: 2.5),
      .prints("[1, 2, 3, 4, 5, 6]", "true", "true [1, 2, 3, 4]"),
    ])

  static let clocks = [downloadQueue, diceRoller]
}
