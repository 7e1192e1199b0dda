import Imaging
import UIKit
import Verification

extension Stage {
  /// Plays the stage from now on, all its frames going to a folder meanwhile, for it cannot play twice.
  ///
  /// - Parameter views: The views to trace that are there now, by names.
  package func play(
    _ name: String, duration: TimeInterval, options: ReferenceOptions, in folder: String,
    views: @escaping () -> [(name: String, view: UIView)]
  ) async throws -> PlayedMotion {
    let plan = try RenderPlan(
      points: device.size, scale: device.scale, duration: duration, options: options.rendering())
    let subjects = TraceSubjects(stage: self, views: views) { item in
      views().first { $0.view === item }?.name
    }
    let performance = try await subjects.perform(plan, writing: OutputFolder(folder))
    return PlayedMotion(
      reference: Reference(performance, named: name, plan: plan, options: options)
    ) { numbers, other in
      for file in numbers.map(plan.options.pattern.name) {
        try Files.write(Files.read("\(folder)/\(file)"), to: "\(other)/\(file)")
      }
    }
  }
}
