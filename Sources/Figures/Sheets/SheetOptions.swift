import UIKit

/// The contents and layout of a contact sheet.
package struct SheetOptions: Hashable, Sendable {
  /// The frames, as ticks; nil for `count` evenly spaced frames.
  package var frames: FrameSelection?
  /// The number of frames if none are given.
  package var count = 12
  /// The number of columns; nil for a number that suits the stage.
  package var columns: Int?
  /// The width of each frame, in points; nil for a width that suits the columns.
  package var width: Double?
  /// Pixels per point.
  package var scale = 2.0
  /// The title; nil for the recipe's title.
  package var title: String?
  /// The overlays on the frames.
  package var overlays: Set<Overlay> = [.touches]

  /// The allowed numbers of frames and of columns.
  static let counts = 1...200

  package init() {}
}
