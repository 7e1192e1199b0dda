import FlipbookTestSupport
import Foundation
import Raster
import Testing
import UIKit

@testable import Flipbook

/// Touch overlays on a white stage of 100 by 100 points.
@MainActor
@Suite struct TouchOverlayTests {
  private func scene(_ script: (TouchScript) -> Void) -> OverlayScene {
    let scene = OverlayScene { _ in [] }
    script(scene.stage.touches)
    return scene
  }

  /// Returns a touch that moves to the right from tick 12 to tick 24.
  private func drag() -> OverlayScene {
    scene {
      $0.drag(
        from: CGPoint(x: 20, y: 50), to: CGPoint(x: 80, y: 50), time: 0.2, duration: 0.2)
    }
  }

  /// Returns the path of each overlay layer.
  private func shapes(_ list: DisplayList) -> [(attributes: LayerAttributes, shape: ShapeContent)] {
    (list.layers.last?.sublayers ?? []).compactMap { layer in
      guard case .shape(let shape) = layer.content else { return nil }
      return (layer.attributes, shape)
    }
  }

  @Test("a disc appears when a touch begins and fades when it ends") func disc() throws {
    let lists = try scene {
      $0.press(at: CGPoint(x: 50, y: 50), time: 0.1, duration: 0.5)
    }.lists([.touches], duration: 2)
    let without = lists.indices.filter { shapes(lists[$0]).isEmpty }
    // The touch begins in tick 6 and ends in tick 36; the disc fades for 9 ticks.
    #expect(without == Array(0..<6) + Array(45..<120))
    for (tick, opacity) in [(6, 1.0), (35, 1), (36, 1), (39, 2.0 / 3), (44, 1.0 / 9)] {
      let disc = try #require(shapes(lists[tick]).last)
      #expect(abs(disc.attributes.opacity - opacity) < 1e-9)
      #expect(disc.shape.path.boundingBox == CGRect(x: 35, y: 35, width: 30, height: 30))
    }
  }

  @Test("a touch that begins at time 0 is in the first frame") func firstFrame() throws {
    let list = try scene { $0.tap(at: CGPoint(x: 50, y: 50), time: 0) }.lists([.touches])[0]
    #expect(shapes(list).count == 4)
  }

  @Test("a ring grows and fades where a touch began") func ring() throws {
    let lists = try drag().lists([.touches])
    var last = (width: 0.0, opacity: 2.0)
    for tick in 12..<36 {
      let ring = try #require(shapes(lists[tick]).first { $0.shape.lineWidth == 2 })
      let box = ring.shape.path.boundingBox
      #expect(abs(box.midX - 20) < 1e-9 && abs(box.midY - 50) < 1e-9)
      #expect(box.width > last.width && ring.attributes.opacity < last.opacity)
      last = (box.width, ring.attributes.opacity)
    }
    #expect(
      shapes(lists[36]).allSatisfy { $0.shape.fillColor != nil || $0.shape.lineCap == .round })
    #expect(!shapes(lists[36]).contains { $0.shape.strokeColor == OverlayColor.gray })
  }

  @Test("a trail follows a touch and catches up with it") func trail() throws {
    let lists = try drag().lists([.touches])
    func ends(_ tick: Int) -> [CGRect] {
      shapes(lists[tick]).filter { $0.shape.lineCap == .round && $0.shape.fillColor == nil }
        .filter { $0.shape.strokeColor?.alpha ?? 1 < 0.5 }.map(\.shape.path.boundingBox)
    }
    #expect(ends(12).isEmpty)
    // From the longest to the shortest line, all ending at the touch; 5 points per tick.
    #expect(ends(24).map(\.minX) == [20, 20, 20, 20, 20, 20, 20, 30, 40, 50, 60, 70])
    #expect(ends(24).allSatisfy { $0.maxX == 80 })
    // 16 ticks after the touch ended, the longest line covers the last 24 ticks.
    #expect(ends(40).map(\.minX) == [40, 50, 60, 70, 80, 80, 80, 80, 80, 80, 80, 80])
    #expect(ends(48).isEmpty)
  }

  @Test("touches have separate layers") func severalTouches() throws {
    let lists = try scene {
      $0.pinch(at: CGPoint(x: 50, y: 50), from: 60, to: 20, time: 0, duration: 0.2)
      $0.tap(at: CGPoint(x: 10, y: 10), time: 0.1)
    }.lists([.touches])
    for list in lists {
      let numbers = (list.layers.last?.sublayers ?? []).map(\.id)
      #expect(Set(numbers).count == numbers.count)
    }
    let discs = shapes(lists[6]).filter { $0.shape.fillColor != nil }
    #expect(discs.map { $0.shape.path.boundingBox.midX } == [70, 30, 10])
  }

  @Test(
    "selected frames equal those of the whole animation", arguments: ["60", "50", "120"])
  func selectedFrames(fps: String) throws {
    let whole = try drag().lists([.touches], fps: .of(fps))
    let part = try drag().lists([.touches], frames: .range(13...45, step: 4), fps: .of(fps))
    for (number, list) in zip(stride(from: 13, through: 45, by: 4), part) {
      #expect(list.layers.last == whole[number].layers.last, "frame \(number)")
    }
  }

  @Test("a touch between two ticks is interpolated") func interpolation() throws {
    let lists = try drag().lists([.touches], fps: .of("240"))
    for frame in [73, 74, 75, 95] {
      let disc = try #require(shapes(lists[frame]).last)
      let expected = 20 + 5 * (CGFloat(frame) / 4 - 12)
      let middle = disc.shape.path.boundingBox.midX
      #expect(abs(middle - min(expected, 80)) < 1e-9, "frame \(frame)")
    }
  }

  @Test(
    "a touch is visible on any background", arguments: [CGColor.white, .black])
  func backgrounds(background: CGColor) throws {
    let scene = drag()
    scene.stage.backgroundColor = UIColor(cgColor: background)
    let list = try scene.lists([.touches], frames: .range(24...24))[0]
    let pixels = try FrameRenderer(scale: 1).draw(list)
    func lightness(_ x: Int, _ y: Int) -> Int {
      Int(pixels.base.load(fromByteOffset: y * pixels.bytesPerRow + x * 4 + 1, as: UInt8.self))
    }
    // In the disc, and in the trail, which fades with the distance from the touch.
    let nothing = lightness(50, 5)
    let differences = [(80, 50), (62, 50), (30, 50)].map { abs(lightness($0, $1) - nothing) }
    #expect(differences[0] > 60)
    #expect(differences[0] > differences[1] && differences[1] > differences[2] + 10)
    #expect(differences[2] > 15)
  }

  @Test("a trail does not hide text: black on white keeps a contrast ratio of 7:1")
  func contrast() throws {
    // The color of the background, and of the text on it, below the trail.
    func luminances(_ background: CGColor) throws -> [Double] {
      let scene = drag()
      scene.stage.backgroundColor = UIColor(cgColor: background)
      let list = try scene.lists([.touches], frames: .range(24...24))[0]
      let pixels = try FrameRenderer(scale: 1).draw(list)
      // Between the ring, at 51 points, and the disc, from 63 points on.
      return [25, 30, 35, 40, 45, 55, 60].map { x in
        let pixel = pixels.base + 50 * pixels.bytesPerRow + x * 4
        return zip([0.0722, 0.7152, 0.2126], 0..<3).map { weight, index in
          let component = Double(pixel.load(fromByteOffset: index, as: UInt8.self)) / 255
          return weight
            * (component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4))
        }.reduce(0, +)
      }
    }
    for (white, black) in zip(try luminances(.white), try luminances(.black)) {
      #expect((white + 0.05) / (black + 0.05) > 7)
    }
  }
}
