import Imaging

/// A render that is asked for.
@MainActor
struct RenderOrder<Product> {
  /// What plays, and where its frames go.
  struct Playing {
    let source: FrameSource
    let folder: OutputFolder
    /// What must live as long as it plays.
    var owner: AnyObject?
  }

  let plan: RenderPlan
  /// Makes what plays, when its turn comes.
  let begin: () throws -> Playing
  /// Makes something of the frames, once all are written.
  let finish: (FrameWriter.Written, OutputFolder) throws -> Product
}
