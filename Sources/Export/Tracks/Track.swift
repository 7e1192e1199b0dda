/// A value at a frame.
struct Keyframe<Value> {
  /// The number of the frame, counted from 0.
  let frame: Int
  /// The value at the frame.
  let value: Value
  /// Whether the value stays until the next keyframe, instead of changing linearly to the next one.
  let holds: Bool
}

extension Keyframe: Equatable where Value: Equatable {}

/// A value over all frames.
struct Track<Value> {
  /// The keyframes, of which the first is at frame 0; the value of the last one stays until the end.
  let keyframes: [Keyframe<Value>]

  /// Creates a track of keyframes, of which the first is at frame 0.
  private init(keyframes: [Keyframe<Value>]) {
    self.keyframes = keyframes
  }

  /// Creates a track of a value that never changes.
  init(constant value: Value) {
    keyframes = [Keyframe(frame: 0, value: value, holds: true)]
  }

  /// Whether the value never changes.
  var isConstant: Bool { keyframes.count == 1 }

  /// Whether all values stay until the next keyframe.
  var isDiscrete: Bool { keyframes.dropLast().allSatisfy(\.holds) }

  /// The value at the first frame.
  var first: Value { keyframes[0].value }

  /// Returns the track of converted values.
  func map<Other>(_ convert: (Value) -> Other) -> Track<Other> {
    Track<Other>(
      keyframes: keyframes.map {
        Keyframe<Other>(frame: $0.frame, value: convert($0.value), holds: $0.holds)
      })
  }
}

extension Track {
  /// Creates the track of a sampled value; nil if it is known at no frame.
  ///
  /// Where a value is unknown, the one before it stays; before the first one, the first one.
  ///
  /// - Parameters:
  ///   - samples: The value at each frame; nil where it is not visible.
  ///   - components: Returns the components of a value in units of their tolerance: a sample may be
  ///     dropped if no component differs by more than 1 from the line between its neighbors. Values
  ///     with different numbers of components cannot be interpolated.
  init?(_ samples: [Value?], _ components: (Value) -> [Double]) {
    self.init(samples, structure: { _ in 0 }, components)
  }

  /// Creates the track of a sampled value; nil if it is known at no frame.
  ///
  /// - Parameter structure: Returns what two values must have in common to be interpolated.
  init?<Structure: Equatable>(
    _ samples: [Value?], structure: (Value) -> Structure, _ components: (Value) -> [Double]
  ) {
    guard var last = samples.lazy.compactMap({ $0 }).first else { return nil }
    let values = samples.map { sample in
      if let sample { last = sample }
      return last
    }
    var reducer = KeyframeReducer()
    var lastStructure: Structure?
    for value in values {
      let structure = structure(value)
      reducer.append(components(value), continues: structure == lastStructure)
      lastStructure = structure
    }
    keyframes = reducer.keys.map {
      Keyframe(frame: $0.frame, value: values[$0.frame], holds: $0.holds)
    }
  }
}

extension Track where Value: Equatable {
  /// Creates the track of a value that changes only from one frame to the next, such as an image; nil
  /// if there is no frame.
  init?(discrete values: [Value]) {
    guard !values.isEmpty else { return nil }
    keyframes = values.indices
      .filter { $0 == 0 || values[$0] != values[$0 - 1] }
      .map { Keyframe(frame: $0, value: values[$0], holds: true) }
  }
}
