import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite struct ProgressTests {
  @Test(
    "the fill is at whole points and at least 8 points wide, as measured on iOS",
    arguments: [
      ("PR-1", 134, 0.72, 96), ("PR-3", 280, 0.3, 84), ("PR-5", 280, 0.01, 8), ("none", 280, 0, 0),
      ("all", 280, 1, 280), ("narrow", 5, 0.5, 5),
    ] as [(String, CGFloat, Float, CGFloat)])
  func measured(id: String, width: CGFloat, progress: Float, fill: CGFloat) {
    let view = UIProgressView(progressViewStyle: .default)
    #expect(view.frame.height == 4)
    view.frame.size.width = width
    view.progress = progress
    view.layoutIfNeeded()
    #expect(view.subviews[1].frame == CGRect(x: 0, y: 0, width: fill, height: 4), "\(id)")
    #expect(view.subviews[0].frame == view.bounds, "\(id)")
  }

  @Test("an animation fills the bar at an even speed, 1 s for all of it")
  func animated() {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    let scene = ControlScene(view)
    view.setProgress(0.5, animated: true)
    scene.stage.step(16)
    #expect(isNear(view.subviews[1].shownFrame.width, 50, 4))
    scene.stage.step(15)
    #expect(view.subviews[1].shownFrame.width == 100)
    view.setProgress(2, animated: false)
    #expect(view.progress == 1)
    scene.stage.step()
    #expect(view.subviews[1].shownFrame.width == 200)
  }

  @Test("colors, images and the style change the look")
  func look() {
    let view = UIProgressView(progressViewStyle: .bar)
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 2.5))
    view.progressViewStyle = .default
    view.tintColor = .red
    #expect(view.subviews[1].backgroundColor == .red)
    view.progressTintColor = .green
    view.trackTintColor = .blue
    #expect(view.subviews.map(\.backgroundColor) == [.blue, .green])
    view.progressImage = .swatch(width: 2, height: 4)
    #expect(view.subviews[1].subviews.count == 1)
    #expect(view.subviews[1].backgroundColor == nil)
  }

  @Test("a mirrored bar is filled from the right")
  func mirrored() {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    view.semanticContentAttribute = .forceRightToLeft
    view.progress = 0.25
    view.layoutIfNeeded()
    #expect(view.subviews[1].frame.minX == 75)
    #expect(view.accessibilityValue == "25%")
  }

  @Test(
    "the wheel is in the middle at whole points, as measured on iOS",
    arguments: [
      ("AI-1", UIActivityIndicatorView.Style.medium, 20, CGRect(x: 0, y: 0, width: 20, height: 20)),
      ("AI-3", .large, 60, CGRect(x: 11, y: 11, width: 37, height: 37)),
    ] as [(String, UIActivityIndicatorView.Style, CGFloat, CGRect)])
  func wheel(id: String, style: UIActivityIndicatorView.Style, side: CGFloat, frame: CGRect) {
    let view = UIActivityIndicatorView(style: style)
    #expect(view.bounds.size == frame.size)
    #expect(view.intrinsicContentSize == frame.size)
    view.frame = CGRect(x: 0, y: 0, width: side, height: side)
    view.layoutIfNeeded()
    #expect(view.subviews[0].frame == frame, "\(id)")
    #expect(
      isNear(view.subviews[0].layer.sublayers?.first?.cornerRadius, frame.width * 0.065, 1e-9))
  }

  @Test("an indicator is hidden until it is started, unless it stays visible")
  func hiding() {
    let view = UIActivityIndicatorView(style: .medium)
    #expect(view.isHidden)
    view.startAnimating()
    #expect(!view.isHidden && view.isAnimating)
    #expect(view.accessibilityValue == "1")
    view.stopAnimating()
    #expect(view.isHidden && !view.isAnimating)
    view.hidesWhenStopped = false
    #expect(!view.isHidden)
  }

  @Test("the wheel turns an eighth every eighth of a second, and is at rest in between")
  func turning() throws {
    let view = UIActivityIndicatorView(style: .large)
    view.startAnimating()
    let scene = ControlScene(view)
    let wheel = try #require(view.subviews.first).layer
    var angles: [CGFloat] = []
    for _ in 0..<60 {
      scene.stage.step()
      _ = scene.stage.displayList()
      let transform = wheel.presentation()?.affineTransform() ?? .identity
      let angle = atan2(transform.b, transform.a)
      if !isNear(angles.last, angle, 1e-6) { angles.append(angle) }
    }
    #expect(angles.count == 8 || angles.count == 9)
    #expect(isNear(angles[2] - angles[1], .pi / 4, 1e-6))
  }

  @Test("an indicator has 8 blades in its color, which the appearance resolves")
  func blades() {
    let view = UIActivityIndicatorView(style: .medium)
    view.color = .label
    _ = ControlScene(view, style: .dark)
    let blades = view.subviews[0].layer.sublayers ?? []
    #expect(blades.count == 8)
    #expect(blades.allSatisfy { $0.backgroundColor == .white })
    #expect(blades.map(\.opacity) == blades.map(\.opacity).sorted())
    view.color = nil
    #expect(view.color == .systemGray)
  }

  @Test("a bar follows the progress of a task")
  func observed() {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    let scene = ControlScene(view)
    let task = Progress(totalUnitCount: 4)
    task.completedUnitCount = 1
    view.observedProgress = task
    #expect(view.progress == 0.25)
    task.completedUnitCount = 3
    scene.stage.step(2)
    #expect(view.progress == 0.75)
    view.observedProgress = nil
    task.completedUnitCount = 4
    scene.stage.step(2)
    #expect(view.progress == 0.75)
  }
}
