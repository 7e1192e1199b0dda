import UIKit

/// What a contact sheet shows and how.
package struct SheetOptions: Hashable, Sendable {
  /// The moments to show; none for as many as `count`, at even distances.
  package var moments: [FrameSelection.Moment] = []
  /// How many moments are shown where none are named.
  package var count = 12
  /// How many stand side by side; nil for what suits the stage.
  package var columns: Int?
  /// The width of each picture, in points; nil for what suits the columns.
  package var width: Double?
  /// Pixels in a point.
  package var scale = 2.0
  /// The title; nil for the recipe's.
  package var title: String?
  /// What is drawn over the frames.
  package var overlays: Set<Overlay> = [.touches]

  /// How many moments there may be.
  static let counts = 1...200

  package init() {}
}
