import Imaging

/// A render to execute in a `RenderQueue`.
@MainActor
package struct RenderOrder<Product> {
  /// A source of frames that is playing, and the folder for them.
  package struct Playing {
    let source: any FrameLists
    let folder: OutputFolder
    /// An object to retain while the source plays.
    var owner: AnyObject?
  }

  let plan: RenderPlan
  /// Creates the source when the render starts.
  let begin: () throws -> Playing
  /// Returns the result when all frames are written.
  let finish: (FrameWriter.Written, OutputFolder) throws -> Product
}
