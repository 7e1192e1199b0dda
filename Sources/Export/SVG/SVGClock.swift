import Imaging

/// Turns tracks into elements that animate attributes.
///
/// Motion is written as SMIL (`<animate>` and `<animateTransform>`), not as CSS keyframes. SMIL
/// animates what CSS cannot: coordinates of gradients, blurs, and paths in every browser. It
/// interpolates each component of a transform linearly, while CSS would need elements of their own
/// or decompose matrices. And all animations have one clock, which `setCurrentTime()` sets exactly;
/// they also play in an `<img>`.
struct SVGClock {
  let frameCount: Int
  let fps: FrameRate

  /// The duration as a clock value.
  private var duration: String {
    NumberFormat.short(fps.time(of: frameCount), decimals: 6) + "s"
  }

  /// Returns the element that animates an attribute of its parent; nil for a constant value.
  func animation(of attribute: String, _ track: Track<String>) -> SVGElement? {
    animation(SVGElement("animate", ["attributeName": attribute]), track)
  }

  /// Returns the element that animates the transform of its parent; nil for a constant value.
  ///
  /// - Parameters:
  ///   - attribute: The attribute for the transform.
  ///   - type: The type of the transform, such as `rotate`.
  ///   - adds: Whether the transform is applied within the previous animation of the same parent.
  func animation(
    of attribute: String = "transform", type: String, _ track: Track<String>, adds: Bool = false,
    always: Bool = false
  ) -> SVGElement? {
    var element = SVGElement(
      "animateTransform", ["attributeName": attribute, "type": type])
    if adds { element.set("additive", "sum") }
    return animation(element, track, always: always)
  }

  /// Completes an element that animates; nil for a constant value unless `always`.
  private func animation(
    _ element: SVGElement, _ track: Track<String>, always: Bool = false
  ) -> SVGElement? {
    var element = element
    let frames = track.keyframes
    guard always || frames.contains(where: { $0.value != track.first }) else { return nil }
    element.set("dur", duration)
    element.set("repeatCount", "indefinite")
    var points: [(frame: Int, value: String)] = []
    for (index, keyframe) in frames.enumerated() {
      points.append((keyframe.frame, keyframe.value))
      guard !track.isDiscrete else { continue }
      let next = index + 1 < frames.count ? frames[index + 1].frame : frameCount
      if keyframe.holds || index + 1 == frames.count { points.append((next, keyframe.value)) }
    }
    if track.isDiscrete { element.set("calcMode", "discrete") }
    element.set("keyTimes", points.map { time(of: $0.frame) }.joined(separator: ";"))
    element.set("values", points.map(\.value).joined(separator: ";"))
    return element
  }

  /// Returns the time of a frame as a fraction of the duration.
  private func time(of frame: Int) -> String {
    NumberFormat.short(Double(frame) / Double(frameCount), decimals: 6)
  }
}

extension SVGElement {
  /// Sets an attribute to the first value of a track, and animates it unless it is constant.
  mutating func set(_ attribute: String, _ track: Track<String>, _ clock: SVGClock) {
    set(attribute, track.first)
    if let animation = clock.animation(of: attribute, track) { children.append(animation) }
  }

  /// Sets an attribute as `set` does, unless it always has its default value.
  mutating func set(
    _ attribute: String, _ track: Track<String>, default value: String, _ clock: SVGClock
  ) {
    guard track.keyframes.contains(where: { $0.value != value }) else { return }
    set(attribute, track, clock)
  }

  /// Shows the element only in the frames of a track.
  mutating func show(in frames: Track<Bool>, _ clock: SVGClock) {
    set("display", frames.map { $0 ? "inline" : "none" }, default: "inline", clock)
  }

  /// Sets a color and its opacity; `none` without a paint.
  mutating func setPaint(_ attribute: String, _ paint: PaintTracks?, _ clock: SVGClock) {
    guard let paint else { return set(attribute, "none") }
    set(attribute, paint.color.map(SVGText.color), clock)
    set("\(attribute)-opacity", paint.opacity.map(SVGText.opacity), default: "1", clock)
  }
}
