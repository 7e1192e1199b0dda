import DisplayList

/// The frames of several subjects, composed into one frame each.
final class ComposedFrames: FrameLists {
  private let sources: [any FrameLists]
  private let composition: StageComposition

  init(_ sources: [any FrameLists], in composition: StageComposition) {
    self.sources = sources
    self.composition = composition
  }

  var size: CGSize { composition.size }

  func list(of number: Int) throws -> DisplayList {
    composition.list(of: try sources.map { try $0.list(of: number) })
  }

  func frames(_ numbers: ArraySlice<Int>) async throws -> [Frame] {
    var frames: [Frame] = []
    for number in numbers {
      var lists: [DisplayList] = []
      for source in sources { lists += try await source.frames([number]).map(\.list) }
      frames.append(Frame(number: number, list: composition.list(of: lists)))
    }
    return frames
  }
}
