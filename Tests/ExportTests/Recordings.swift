import DisplayList
import Imaging

@testable import Export

/// Returns a layer whose bounds have their origin at zero.
func layer(
  _ id: Int = 1, frame: CGRect = CGRect(x: 10, y: 20, width: 40, height: 30),
  content: LayerContent = .none, sublayers: [DisplayLayer] = [],
  _ change: (inout LayerAttributes) -> Void = { _ in }
) -> DisplayLayer {
  var attributes = LayerAttributes()
  attributes.bounds = CGRect(origin: .zero, size: frame.size)
  attributes.position = CGPoint(x: frame.midX, y: frame.midY)
  change(&attributes)
  return DisplayLayer(id: id, attributes: attributes, content: content, sublayers: sublayers)
}

/// Returns a layer that is filled with red.
func square(_ id: Int = 1, x: CGFloat = 10, y: CGFloat = 20) -> DisplayLayer {
  layer(id, frame: CGRect(x: x, y: y, width: 10, height: 10)) {
    $0.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  }
}

/// Returns a recording of frames, each of which has root layers, at 10 frames per second.
func recording(
  _ frames: [[DisplayLayer]], names: [Int: String] = [:]
) -> MotionRecording {
  let recording = MotionRecording(
    size: CGSize(width: 100, height: 80), fps: FrameRate(10) ?? .standard)
  for layers in frames {
    recording.add(
      DisplayList(size: recording.size, background: .white, layers: layers), names: names)
  }
  return recording
}
