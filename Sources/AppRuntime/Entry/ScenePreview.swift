import UIKit

/// What a `#Preview` of a program shows.
@MainActor
public struct ScenePreview {
  /// The preview as the entry of its program.
  public let entry: SceneEntry

  /// Creates a preview of a controller.
  public init(_ make: @escaping @MainActor () -> UIViewController) {
    entry = .controller(make)
  }

  /// Creates a preview of a view.
  public init(_ make: @escaping @MainActor () -> UIView) {
    entry = .view(make)
  }
}
