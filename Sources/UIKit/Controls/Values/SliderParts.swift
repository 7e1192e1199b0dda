import QuartzCore

/// Images of a control by its state.
typealias StateImages = [UIControl.State.RawValue: UIImage]

extension StateImages {
  /// Returns the image for a state, or the normal state's.
  func image(for state: UIControl.State) -> UIImage? {
    self[state.rawValue] ?? self[UIControl.State.normal.rawValue]
  }
}

/// The views and images of a slider.
@MainActor
struct SliderParts {
  let maximumTrack = ControlPart()
  let minimumTrack = ControlPart()
  let thumb = ControlPart()
  /// The opacity of the thumb's shadow.
  let shadowOpacity: Float
  private(set) var minimumEnd: UIImageView?
  private(set) var maximumEnd: UIImageView?
  var thumbImages = StateImages()
  var minimumTrackImages = StateImages()
  var maximumTrackImages = StateImages()

  init() {
    thumb.addKnobShadow()
    shadowOpacity = thumb.layer.shadowOpacity
  }

  /// Shows the images at the ends of the track.
  mutating func showEnds(minimum: UIImage?, maximum: UIImage?, in slider: UISlider) {
    Self.show(minimum, in: &minimumEnd, of: slider)
    Self.show(maximum, in: &maximumEnd, of: slider)
  }

  private static func show(_ image: UIImage?, in view: inout UIImageView?, of slider: UISlider) {
    guard let image else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    let shown = view ?? UIImageView(frame: .zero)
    shown.image = image
    if shown.superview == nil { slider.addSubview(shown) }
    view = shown
  }
}
