import DisplayList

/// A frame as a display list, before it is drawn.
package struct Frame: Sendable {
  package let number: Int
  package let list: DisplayList
}

/// A source of frames in increasing order.
@MainActor
package protocol FrameLists: AnyObject {
  /// The size of every frame, in points.
  var size: CGSize { get }

  /// Returns a frame, whose number must be greater than all previous ones.
  func list(of number: Int) throws -> DisplayList

  /// Returns frames, whose numbers must be in increasing order, and lets the tasks of a stage run.
  func frames(_ numbers: ArraySlice<Int>) async throws -> [Frame]
}

extension FrameLists {
  package func frames(_ numbers: ArraySlice<Int>) async throws -> [Frame] {
    try numbers.map { Frame(number: $0, list: try list(of: $0)) }
  }
}
