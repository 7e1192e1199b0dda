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
}
