import DisplayList
import Imaging

/// The display lists of consecutive frames, by layer.
package final class MotionRecording {
  /// The size of the canvas, in points.
  package let size: CGSize
  /// The frames per second.
  package let fps: FrameRate
  /// The number of frames.
  package private(set) var frameCount = 0
  /// The canvas' color below all layers in each frame.
  private(set) var backgrounds: [CGColor?] = []
  /// The history of a layer that contains the root layers.
  let root = LayerHistory()
  private var drawings = DrawingImages()

  /// Creates a recording without frames.
  package init(size: CGSize, fps: FrameRate) {
    self.size = size
    self.fps = fps
  }

  /// The duration, in seconds.
  package var duration: Double { fps.time(of: frameCount) }

  /// Adds the next frame.
  ///
  /// - Parameter names: The names of layers, by identifier.
  package func add(_ list: DisplayList, names: [Int: String] = [:]) {
    backgrounds.append(list.background)
    var attributes = LayerAttributes()
    attributes.bounds = CGRect(origin: .zero, size: size)
    attributes.anchorPoint = .zero
    root.add(
      DisplayLayer(id: 0, attributes: attributes, sublayers: drawings.layers(list.layers)),
      frame: frameCount,
      names: names)
    frameCount += 1
    root.finish(frameCount: frameCount)
  }
}
