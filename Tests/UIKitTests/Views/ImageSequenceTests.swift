import Testing
import UIKit
import UIKitTestSupport

@Suite @MainActor struct ImageSequenceTests {
  private static func images(_ count: Int) throws -> [UIImage] {
    try (0..<count).map { _ in
      UIImage(cgImage: try #require(CGImage(width: 1, height: 1, pixels: [0, 0, 0, 255])))
    }
  }

  private static func shown(_ stage: Stage) -> CGImage? {
    guard case .image(let content) = stage.firstShownLayer?.content else { return nil }
    return content.image
  }

  @Test("images are shown for equal parts of the duration, as often as requested")
  func sequence() throws {
    let images = try Self.images(3)
    let stage = Stage()
    let view = UIImageView(image: images[0])
    stage.view.addSubview(view)
    view.animationImages = [images[1], images[2]]
    view.animationDuration = 0.2
    view.animationRepeatCount = 2
    stage.step()
    view.startAnimating()
    var indexes: [Int] = []
    for _ in 0..<30 {
      let image = Self.shown(stage)
      indexes.append(images.firstIndex { $0.cgImage === image } ?? -1)
      stage.step()
    }
    let expected = Array(repeating: [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2], count: 2).flatMap { $0 }
    #expect(indexes == expected + Array(repeating: 0, count: 6))
    #expect(!view.isAnimating)
  }

  @Test("stopAnimating shows the image again") func stopping() throws {
    let images = try Self.images(2)
    let stage = Stage()
    let view = UIImageView(image: images[0])
    stage.view.addSubview(view)
    view.animationImages = [images[1]]
    view.startAnimating()
    #expect(view.isAnimating)
    stage.step()
    #expect(Self.shown(stage) === images[1].cgImage)
    view.stopAnimating()
    stage.step()
    #expect(Self.shown(stage) === images[0].cgImage)
  }

  @Test("an animated image animates in its view") func animatedImage() throws {
    let images = try Self.images(2)
    let image = try #require(UIImage.animatedImage(with: images, duration: 1))
    let view = UIImageView(image: nil)
    view.image = image
    #expect(view.isAnimating && image.duration == 1 && image.images?.count == 2)
    view.image = nil
    #expect(!view.isAnimating)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
  }
}
