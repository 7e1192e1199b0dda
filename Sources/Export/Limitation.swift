import Imaging

/// Something of a recording that a format cannot express exactly.
package struct Limitation: Encodable, Equatable, Sendable {
  /// What cannot be expressed, such as `shadow`.
  package let feature: String
  /// The name of the first layer that has it; nil if that layer and its superlayers have no names.
  package let layer: String?
  /// The time in seconds at which that layer is visible first.
  package let time: Double
  /// What the file contains instead.
  package let note: String

  /// The limitation as text: `shadow of 'card' at 0.5 s: omitted`.
  package var text: String {
    "\(feature)\(layer.map { " of '\($0)'" } ?? "") at "
      + "\(NumberFormat.short(time, decimals: 3)) s: \(note)"
  }
}

/// The limitations of an export, each feature once.
struct Limitations {
  private(set) var all: [Limitation] = []
  private let fps: FrameRate

  init(fps: FrameRate) {
    self.fps = fps
  }

  /// Adds a feature unless it was added before.
  mutating func add(_ feature: String, layer: String?, frame: Int, note: String) {
    guard !all.contains(where: { $0.feature == feature }) else { return }
    all.append(
      Limitation(feature: feature, layer: layer, time: fps.time(of: frame), note: note))
  }
}
