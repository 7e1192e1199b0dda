import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite struct PageControlTests {
  private let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

  private var dots: [UIView] { Array(control.subviews.dropFirst()) }

  @Test(
    "the dots are in slots of 10 points every 18 points, as measured on iOS 14 to 26",
    arguments: [
      ("PC-1", CGSize(width: 280, height: 30), 4, CGRect(x: 94, y: 2, width: 92, height: 26)),
      ("PC-3", CGSize(width: 200, height: 40), 3, CGRect(x: 63, y: 7, width: 74, height: 26)),
    ])
  func measured(id: String, bounds: CGSize, pages: Int, content: CGRect) {
    control.frame.size = bounds
    control.numberOfPages = pages
    control.layoutIfNeeded()
    #expect(control.subviews[0].frame == content, "\(id)")
    for (page, dot) in dots.enumerated() {
      #expect(
        dot.frame
          == CGRect(
            x: content.minX + 14 + CGFloat(page) * 18, y: content.minY + 8, width: 10, height: 10),
        "\(id)")
    }
    #expect(control.intrinsicContentSize == content.size)
    #expect(control.size(forNumberOfPages: 1) == CGSize(width: 38, height: 26))
  }

  @Test("the current page is limited to the pages")
  func limits() {
    control.currentPage = 2
    #expect(control.currentPage == 0)
    control.numberOfPages = 3
    control.currentPage = 9
    #expect(control.currentPage == 2)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    control.numberOfPages = -4
    #expect(control.numberOfPages == 0)
  }

  @Test("a tap in the second half turns to the next page, in the first half to the previous one")
  func taps() {
    control.numberOfPages = 3
    let scene = ControlScene(control)
    scene.tap(260, 120)
    #expect(control.currentPage == 1)
    #expect(scene.takeEvents() == ["down", "upInside", "value", "primary"])
    scene.tap(140, 120)
    #expect(control.currentPage == 0)
    _ = scene.takeEvents()
    scene.tap(140, 120)
    #expect(scene.takeEvents() == ["down", "upInside"])
  }

  @Test("a drag over the dots turns the pages, unless it is not allowed")
  func drag() {
    control.numberOfPages = 5
    let scene = ControlScene(control)
    scene.drag(160, 120, by: 80)
    #expect(control.currentPage == 4)
    #expect(scene.takeEvents().filter { $0 == "value" }.count == 4)
    control.currentPage = 0
    control.allowsContinuousInteraction = false
    scene.drag(240, 120, by: 20)
    #expect(control.currentPage == 1)
  }

  @Test("directions order the dots, and mirror what taps do")
  func directions() {
    control.numberOfPages = 2
    control.semanticContentAttribute = .forceRightToLeft
    let scene = ControlScene(control)
    #expect(dots[0].frame.minX > dots[1].frame.minX)
    scene.tap(140, 120)
    #expect(control.currentPage == 1)
    control.direction = .leftToRight
    scene.stage.step()
    #expect(dots[0].frame.minX < dots[1].frame.minX)
    control.direction = .topToBottom
    #expect(control.intrinsicContentSize == CGSize(width: 26, height: 56))
  }

  @Test("the colors, images and visibility of dots")
  func look() {
    control.numberOfPages = 1
    control.hidesForSinglePage = true
    #expect(dots[0].isHidden)
    control.numberOfPages = 2
    #expect(dots.allSatisfy { !$0.isHidden })
    #expect(dots[0].subviews[0].backgroundColor == .white)
    control.pageIndicatorTintColor = .red
    control.currentPageIndicatorTintColor = .blue
    #expect(dots.map { $0.subviews[0].backgroundColor } == [.blue, .red])
    control.setIndicatorImage(.swatch(width: 8, height: 8), forPage: 1)
    #expect(dots[1].subviews.count == 2)
    control.backgroundStyle = .prominent
    #expect(control.subviews[0].backgroundColor == .secondarySystemFill)
    #expect(control.accessibilityValue == "page 1 of 2")
  }
}

@MainActor
@Suite struct PageControlProgressTests {
  private let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

  /// The requests of a progress.
  private final class Source: NSObject, UIPageControlTimerProgressDelegate {
    var advances = true
    var changes = 0
    var pages: [Int] = []

    func pageControlProgress(
      _ progress: UIPageControlProgress, initialProgressForPage page: Int
    ) -> Float { page == 1 ? 0.5 : 0 }

    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {
      changes += 1
    }

    func pageControlTimerProgress(
      _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool {
      pages.append(page)
      return advances
    }
  }

  /// The widths of the indicators, and of what is filled of the widest one.
  private var widths: [CGFloat] {
    control.layoutIfNeeded()
    for view in control.subviews { view.layoutIfNeeded() }
    return control.subviews.dropFirst().map(\.frame.width)
  }

  @Test("the indicator of the current page shows the progress as a filled capsule")
  func capsule() throws {
    control.numberOfPages = 3
    let progress = UIPageControlProgress()
    let source = Source()
    progress.delegate = source
    control.progress = progress
    #expect(widths == [34, 10, 10])
    #expect(control.intrinsicContentSize.width == CGFloat(98))
    control.currentPage = 1
    #expect(widths == [10, 34, 10])
    #expect(progress.currentProgress == 0.5)
    let track = try #require(control.subviews[2].subviews.first)
    let fill = try #require(track.subviews.first)
    #expect(abs(fill.frame.width - track.bounds.width / 2) < 0.01)
    progress.currentProgress = 3
    #expect(progress.currentProgress == 1)
    #expect(widths == [10, 34, 10] && fill.frame.width == track.bounds.width)
    progress.progressVisible = false
    #expect(widths == [10, 10, 10])
    control.progress = nil
    #expect(control.intrinsicContentSize.width == CGFloat(74))
  }

  @Test("a timer turns the pages after their durations, unless its delegate prevents it")
  func timer() {
    control.numberOfPages = 3
    let scene = ControlScene(control)
    let timer = UIPageControlTimerProgress(preferredDuration: 1)
    let source = Source()
    timer.delegate = source
    timer.setDuration(0.5, forPage: 2)
    control.progress = timer
    scene.stage.step(30)
    #expect(timer.currentProgress == 0)
    timer.resumeTimer()
    scene.stage.step(30)
    #expect(abs(timer.currentProgress - 0.5) < 0.02 && control.currentPage == 0)
    scene.stage.step(33)
    #expect(control.currentPage == 1)
    // The second page starts in the middle.
    scene.stage.step(32)
    #expect(control.currentPage == 2)
    timer.pauseTimer()
    let shown = timer.currentProgress
    scene.stage.step(60)
    #expect(timer.currentProgress == shown)
    timer.resumeTimer()
    scene.stage.step(40)
    #expect(control.currentPage == 2 && !timer.isRunning)
    timer.resetsToInitialPageAfterEnd = true
    timer.resumeTimer()
    source.advances = false
    scene.stage.step(3)
    #expect(control.currentPage == 2)
    source.advances = true
    scene.stage.step(3)
    #expect(control.currentPage == 0)
    #expect(source.pages.prefix(2) == [1, 2] && source.pages.last == 0)
    #expect(source.changes > 60)
    #expect(scene.takeEvents() == ["value"])
  }

  @Test("pages have images of their own as current pages, and dots may wait for the program")
  func images() {
    control.numberOfPages = 2
    let star = UIImage(systemName: "star")
    control.setCurrentPageIndicatorImage(star, forPage: 0)
    #expect(control.currentPageIndicatorImage(forPage: 0) === star)
    func images(_ page: Int) -> [UIImageView] {
      control.subviews[page + 1].subviews.compactMap { $0 as? UIImageView }
    }
    #expect(images(0).count == 1 && images(1).isEmpty)
    control.defersCurrentPageDisplay = true
    let scene = ControlScene(control)
    scene.tap(260, 120)
    #expect(control.currentPage == 1 && images(0).count == 1)
    control.updateCurrentPageDisplay()
    #expect(images(0).isEmpty)
  }
}
