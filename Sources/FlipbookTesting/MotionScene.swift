import Flipbook
import Foundation
import UIKit

/// A stage with everything that moves on it, which a test can create more than once.
///
/// Whatever has to stay alive while the stage plays, such as a dynamic animator, is a property of the
/// scene. A stage is a scene by itself.
@MainActor
public protocol MotionScene {
  /// The stage, at its current time.
  var stage: Stage { get }
  /// The views to trace, with their names in failures. If empty, the default, all views are traced,
  /// with names such as `UILabel 2`.
  var tracedViews: KeyValuePairs<String, UIView> { get }
}

extension MotionScene {
  /// No names, so that all views are traced.
  public var tracedViews: KeyValuePairs<String, UIView> { [:] }
}

extension Stage: MotionScene {
  /// The stage itself.
  public var stage: Stage { self }
}

extension MotionScene {
  /// Plays the scene's stage and writes its frames to a folder.
  func play(
    _ name: String, duration: TimeInterval, options: ReferenceOptions, in folder: String
  ) async throws -> PlayedMotion {
    defer { withExtendedLifetime(self) {} }
    let names = ViewNames()
    let named = tracedViews.map { (name: $0.key, view: $0.value) }
    return try await stage.play(name, duration: duration, options: options, in: folder) {
      named.isEmpty ? names.views(below: stage.view) : named
    }
  }
}
