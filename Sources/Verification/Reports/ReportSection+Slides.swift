import Imaging

extension ReportSection {
  /// A frame whose images are known on both sides, or that exists on one side alone.
  package struct Slide: Sendable {
    /// The frame's number.
    package let number: Int
    /// Whether the two sides differ.
    package let differs: Bool
    /// The expected image, a PNG file; nil if there is no such frame.
    package let expected: [UInt8]?
    /// The actual image, a PNG file; nil if there is no such frame.
    package let actual: [UInt8]?
  }

  /// The frames to look at for comparing the two sides, in order; empty if no frame differs.
  ///
  /// A reference contains the images of some frames only, so frames in between are left out.
  package var slides: [Slide] {
    guard let sequence, sequence.frames.contains(where: { $0.state != .same }) else { return [] }
    return sequence.frames.compactMap { frame in
      guard let expected = file(frame.expected), let actual = file(frame.actual),
        expected.bytes != nil || actual.bytes != nil
      else { return nil }
      return Slide(
        number: frame.number, differs: frame.state != .same, expected: expected.bytes,
        actual: actual.bytes)
    }
  }

  /// The rate of the frames; nil without frames, or if it is unknown.
  package var slideRate: FrameRate? { sequence?.fps }

  /// The size that contains every frame, in pixels; nil without frames.
  package var slideSize: Manifest.Size<Int>? { sequence?.size }

  /// Returns the file of a side, which has no bytes if the frame does not exist; nil if the image
  /// is not known or not embedded.
  private func file(_ side: ReportSequence.Side) -> (bytes: [UInt8]?, Void)? {
    switch side {
    case .none: (nil, ())
    case .embedded(let index) where images.files.indices.contains(index):
      (images.files[index], ())
    case .embedded, .file, .unknown, .omitted: nil
    }
  }
}
