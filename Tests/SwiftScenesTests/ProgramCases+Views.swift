extension ProgramCase {
  // Squares of three sizes fall on the lower edge; one falls on the shelf at 250, and is paler then.
  private static let fallingSquares = ProgramCase(
    "FallingSquares", 3,
    [
      .value("small", .maxY, 400, within: 1.5, at: 2.9, in: "container"),
      .value("large", .maxY, 400, within: 1.5, at: 2.9, in: "container"),
      // A line has a skin of 2 points, measured on Apple's animator.
      .value("middle", .maxY, 248, within: 0.5, at: 2.9, in: "container"),
      .value("middle", .alpha, 0.5, within: 0.01, at: 2.9),
      .value("small", .alpha, 1, within: 0.01, at: 2.9),
      // Free fall, 1000 points per second squared, from a center at 40.
      .value("small", .midY, 120, within: 20, at: 0.4, in: "container"),
      .prints("first contact"),
    ])

  private static let snapCard = ProgramCase(
    "SnapCard", 4,
    [
      .value("card", .alpha, 0.8, within: 0.02, at: 1.1), .prints("card is back"),
      .center("card", 97.5, 193.5, within: 14, at: 1.1),
      .center("card", 187.5, 333.5, at: 3.7),
      .value("card", .rotation, 0, within: 0.02, at: 3.7),
    ])

  // The card in front turns by 0.61 for half of the screen's width, the one behind grows from 0.9.
  private static let cardStack = ProgramCase(
    "CardStack", 4.5,
    [
      .value("two", .width, 234, at: 0.1),
      .value("one", .rotation, 0.179, within: 0.03, at: 0.75),
      .value("one", .midX, 187.5, at: 1.15), .value("one", .rotation, 0, within: 0.01, at: 1.15),
      .value("two", .width, 234, at: 1.15), .value("two", .width, 260, at: 1.75),
      .isGone("one", at: 2.5), .isGone("two", at: 4.3),
      .value("three", .midX, 187.5, at: 4.3),
      .prints("one: liked", "two: skipped"),
    ])

  private static let hamburgerButton = ProgramCase(
    "HamburgerButton", 3,
    [.prints("menu open, top at 27.0", "menu closed, top at 15.0")])

  // 200 points and more beyond the edge are 94 to 99 with a scroll view's resistance of 0.55.
  private static let rubberBandList = ProgramCase(
    "RubberBandList", 3.5,
    [
      .value("content", .minY, 96.5, within: 3.5, at: 0.9),
      .value("content", .minY, 0, within: 0.5, at: 1.8),
      .value("content", .minY, -145, within: 7, at: 2.8),
      .value("content", .minY, -145, within: 7, at: 3.4), .prints("bounced back true"),
    ])

  private static let progressRing = ProgramCase(
    "ProgressRing", 3,
    [
      .text("percentLabel", "36%", "37%", "38%", at: 1), .text("percentLabel", "75%", at: 2.5),
      .prints("finished with 75%"),
    ])

  // 342 + 30 sin(3.927 + πt).
  private static let waveBoat = ProgramCase(
    "WaveBoat", 3,
    [
      .value("boat", .midY, 312, at: 0.25), .value("boat", .midY, 342, within: 5, at: 0.75),
      .value("boat", .midY, 372, at: 1.25), .value("boat", .midY, 312, at: 2.25),
      .value("boat", .rotation, 0.56, within: 0.03, at: 0.75),
    ])

  private static let countdown = ProgramCase(
    "Countdown", 4.5,
    [
      .text("numberLabel", "3", at: 0.5), .text("numberLabel", "2", at: 1.5),
      .text("numberLabel", "1", at: 2.5), .text("numberLabel", "Go!", at: 3.15),
      .greater("numberLabel", .width, than: 360, at: 1.06),
      .value("numberLabel", .width, 300, at: 1.9),
      .value("numberLabel", .alpha, 1, within: 0.01, at: 3.1),
      .value("numberLabel", .alpha, 0, within: 0.01, at: 4), .prints("2", "1", "go"),
    ])

  private static let flipCard = ProgramCase(
    "FlipCard", 4,
    [
      .exists("front", at: 0.3), .isGone("back", at: 0.3), .exists("back", at: 1.6),
      .isGone("front", at: 1.6), .exists("front", at: 3.6), .isGone("back", at: 3.6),
      .prints("shows back true", "shows front true"),
    ])

  // Three items above the button at (321, 607), each 70 points above the next.
  private static let floatingMenu = ProgramCase(
    "FloatingMenu", 4,
    [
      .center("Photo", 321, 537, at: 2.1), .center("Video", 321, 467, at: 2.1),
      .center("Note", 321, 397, at: 2.1),
      .value("mainButton", .rotation, 0.7854, within: 0.01, at: 1.5),
      .value("mainButton", .rotation, 0, within: 0.01, at: 3.5),
      .value("Video", .midY, 607, at: 3.9), .value("Video", .alpha, 0, within: 0.01, at: 3.9),
      .prints("selected 1"),
    ])

  // Each dot is 12 points higher after a quarter of 1.2 seconds, and starts 0.2 seconds after the one in front.
  private static let typingIndicator = ProgramCase(
    "TypingIndicator", 4,
    [
      // Sequences of keyframes ease in and out as a whole: a quarter is reached after 0.415 s.
      .value("first", .midY, 510, within: 0.5, at: 0.4167),
      .value("second", .midY, 510, within: 0.5, at: 0.6167),
      .value("third", .midY, 510, within: 0.5, at: 0.8167),
      .value("first", .midY, 522, within: 1, at: 0.9),
      .value("first", .midY, 510, within: 0.5, at: 1.6167),
      .value("bubble", .alpha, 0, within: 0.01, at: 2.9),
      .value("bubble", .alpha, 1, within: 0.01, at: 3.5),
      .value("indicator", .alpha, 0, within: 0.01, at: 3.5), .prints("message"),
    ])

  private static let toast = ProgramCase(
    "Toast", 4.5,
    [
      .isGone("Saved", at: 0.4), .value("Saved", .minY, 567, at: 1.2),
      .isGone("Uploaded", at: 1.2), .isGone("Saved", at: 2.2),
      .value("Uploaded", .minY, 567, at: 2.8), .isGone("Uploaded", at: 3.9),
      .prints("loading", "loaded", "shown: Saved", "shown: Uploaded"),
    ])

  // The strongest push goes up for 1.4 seconds.
  private static let confetti = ProgramCase(
    "Confetti", 4.2,
    [
      .isGone("piece0", at: 0.4), .exists("piece29", at: 1),
      .greater("piece0", .midY, than: 130, at: 4.1),
      .greater("piece1", .midY, than: 130, at: 4.1), .printsLine(startingWith: "30 pieces"),
    ])

  private static let shakeForm = ProgramCase(
    "ShakeForm", 3,
    [
      .largest("nameField", .midX, 199.5, within: 1.5, from: 0.4, to: 1.3),
      .smallest("nameField", .midX, 175.5, within: 1.5, from: 0.4, to: 1.3),
      .value("nameField", .midX, 187.5, within: 0.1, at: 1.4),
      .value("submitButton", .width, 295, at: 1.4),
      .value("submitButton", .width, 50, at: 2.8),
      .prints("attempt 1: empty", "shake stopped true", "attempt 2: welcome Ada"),
    ])

  // The angle of the touch, from -11π/8 to 3π/8: half at the top, 0.7857 at the right.
  private static let knobControl = ProgramCase(
    "KnobControl", 2.5,
    [
      .value("meter", .width, 0, at: 0.1), .value("meter", .width, 231.8, at: 2),
      .value("pointer", .rotation, 0, within: 0.02, at: 2), .prints("released at 79"),
    ])

  private static let pulsingBadge = ProgramCase(
    "PulsingBadge", 2,
    [
      .value("label", .width, 60, at: 0.5), .text("label", "7", at: 0.5),
      .value("halo", .width, 101, within: 5, at: 0.5),
      .value("halo", .width, 101, within: 5, at: 1.5),
      .value("halo", .alpha, 0.315, within: 0.05, at: 0.5),
    ])

  /// The programs that need no containers of controllers.
  // Images and a color of an asset catalog, files in a folder, symbols, and names that are missing.
  private static let photoCard = ProgramCase(
    "PhotoCard", 1,
    [
      .text("captionLabel", "By the lake", at: 0.5), .value("photoView", .width, 335, at: 0.5),
      .prints(
        "photo (12.0, 8.0) 2.0", "badge (4.0, 4.0) true", "heart true true", "missing true true"),
    ])

  static let views = [
    fallingSquares, snapCard, cardStack, hamburgerButton, rubberBandList, progressRing, waveBoat,
    countdown, flipCard, floatingMenu, typingIndicator, toast, confetti, shakeForm, knobControl,
    pulsingBadge, photoCard,
  ]
}
