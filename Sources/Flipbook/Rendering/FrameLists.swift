import DisplayList

/// A frame that is not drawn yet.
struct Frame: Sendable {
  let number: Int
  let list: DisplayList
}

/// What frames show, one after the other.
@MainActor
protocol FrameLists: AnyObject {
  /// The size of every frame, in points.
  var size: CGSize { get }

  /// What a frame shows; its number is greater than those that were asked for before.
  func list(of number: Int) throws -> DisplayList
}

extension FrameLists {
  /// Some frames, their numbers in order.
  func frames(_ numbers: some Sequence<Int>) throws -> [Frame] {
    try numbers.map { Frame(number: $0, list: try list(of: $0)) }
  }
}
