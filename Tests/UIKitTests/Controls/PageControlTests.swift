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
