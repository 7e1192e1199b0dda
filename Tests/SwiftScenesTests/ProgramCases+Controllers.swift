extension ProgramCase {
  private static let sideMenu = ProgramCase(
    "SideMenu", 5,
    [
      .value("content", .minX, 0, at: 0.3), .value("content", .minX, 260, at: 1.6),
      .value("content", .minX, 0, at: 3), .text("titleLabel", "Archive", at: 3),
      .value("content", .minX, 93, within: 8, at: 3.85), .value("content", .minX, 0, at: 4.9),
      .prints(
        "menu will appear", "will open", "opened", "selected Archive", "closed", "closed"),
    ])

  // 0.3 of the height are needed: the first drag is canceled, the second one is not.
  private static let dragModal = ProgramCase(
    "DragModal", 6,
    [
      .isGone("modal", at: 0.3), .value("modal", .minY, 0, at: 1.4),
      .value("modal", .minY, 125, within: 8, at: 2.3), .value("modal", .minY, 0, at: 3.4),
      .value("modal", .minY, 325, within: 8, at: 4.4), .isGone("modal", at: 5.8),
      .prints(
        "modal did appear", "presented", "modal will disappear", "modal did appear",
        "modal will disappear", "modal did disappear"),
    ])

  private static let pullDownDismiss = ProgramCase(
    "PullDownDismiss", 6,
    [
      .isGone("photo", at: 0.2), .value("photo", .midY, 333.5, at: 1.4),
      .value("photo", .midY, 418, within: 7, at: 2.1), .value("photo", .midY, 333.5, at: 3.3),
      .isGone("photo", at: 5.8), .prints("gallery", "stays", "dismissed"),
    ])

  // The list moves by 0.3 of its width.
  private static let navigationSwipe = ProgramCase(
    "NavigationSwipe", 7,
    [
      .value("detail", .minX, 0, at: 1.6), .value("detail", .minX, 90, within: 12, at: 2.7),
      .value("list", .minX, -85.5, within: 6, at: 2.7), .value("detail", .minX, 0, at: 3.8),
      .value("detail", .minX, 294, within: 12, at: 4.8), .isGone("detail", at: 6.6),
      .value("list", .minX, 0, at: 6.6),
      .printsInOrder(
        "list will appear", "list did appear", "list did disappear", "shows Beta of 2",
        "list will appear", "stays", "list did disappear", "list will appear", "goes back",
        "list did appear", "shows List of 1"),
    ])

  private static let animatedTabBar = ProgramCase(
    "AnimatedTabBar", 4,
    [
      .value("Home", .minX, 0, at: 0.3), .value("Search", .minX, 0, at: 1.6),
      .value("Search", .minX, -187.5, within: 16, at: 2.2),
      .value("Profile", .minX, 187.5, within: 16, at: 2.2),
      .value("Profile", .minX, 0, at: 3),
      .prints("Home appeared", "should select Search", "Search appeared", "Profile appeared"),
    ])

  private static let customSheet = ProgramCase(
    "CustomSheet", 5,
    [
      .isGone("sheet", at: 0.3), .value("sheet", .minY, 347, at: 1.8),
      .value("dimming", .alpha, 1, within: 0.01, at: 1.8), .isGone("sheet", at: 4.5),
      .isGone("dimming", at: 4.5), .prints("presentation ended true", "dismissal ended true"),
    ])

  // 627 points below the top of a large sheet, 0.56 of them for a medium one.
  private static let sheetDetents = ProgramCase(
    "SheetDetents", 7,
    [
      // 0.56 of the height below 20 points, as the stage has no status bar.
      .value("places", .minY, 304.7, within: 0.5, at: 1.4), .value("places", .minY, 20, at: 2.9),
      .value("places", .minY, 290, within: 12, at: 3.8),
      .value("places", .minY, 304.7, within: 0.5, at: 4.9), .isGone("places", at: 6.8),
      .prints("detent: medium", "closed"),
    ])

  private static let alertPrompt = ProgramCase(
    "AlertPrompt", 7,
    [
      .exists("Delete", at: 2), .isGone("Delete", at: 2.95), .exists("box", at: 2.95),
      .isGone("box", at: 6.8),
      .prints(
        "alert is up with 2 actions", "canceled", "alert is up with 2 actions", "chose Delete",
        "box removed"),
    ])

  private static let pageViewer = ProgramCase(
    "PageViewer", 5,
    [
      .value("page0", .minX, 0, at: 0.4), .value("page1", .minX, 0, at: 2.3),
      .value("page3", .minX, 0, at: 4.6),
      .prints("to 1", "finished on 1 true", "jumped true"),
    ])

  // From 100 to 400 in a second, after half a second.
  private static let sceneApp = ProgramCase(
    "SceneApp", 2.5,
    [
      .value("square", .minY, 100, at: 0.3), .value("square", .minY, 250, within: 15, at: 1),
      .value("square", .minY, 400, at: 2), .value("square", .midX, 187.5, at: 2),
      .printsInOrder(
        "did finish launching", "view did load", "view will appear", "view did appear",
        "animation finished"),
      .printsInOrder("did finish launching", "scene connected", "active", "animation finished"),
    ])

  private static let expandingCells = ProgramCase(
    "ExpandingCells", 5,
    [
      .value("row1", .height, 50, at: 0.3), .value("row1", .height, 140, at: 1.8),
      .value("row2", .minY, 190, at: 1.8), .value("row2", .minY, 100, at: 3.3),
      .value("row3", .minY, 240, at: 3.3), .value("row3", .minY, 150, at: 4.9),
      .prints("expand 1", "expand 2", "collapse"),
    ])

  // Twelve drops, each of which adds 5 points.
  private static let rainDrops = ProgramCase(
    "RainDrops", 5,
    [
      .exists("drop1", at: 0.5), .isGone("drop1", at: 1.2),
      .value("puddle", .height, 60, at: 4.6),
      .value("puddle", .minY, 607, at: 4.6), .prints("the rain stops"),
    ])

  /// The programs with presentations and with containers of controllers.
  static let controllers = [
    sideMenu, dragModal, pullDownDismiss, navigationSwipe, animatedTabBar, customSheet,
    sheetDetents, alertPrompt, pageViewer, sceneApp, expandingCells, rainDrops,
  ]
}
