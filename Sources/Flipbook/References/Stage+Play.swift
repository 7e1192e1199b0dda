import Imaging
import UIKit
import Verification

extension Stage {
  /// Plays the stage from its current time and writes all its frames to a folder, as a stage cannot
  /// play twice.
  ///
  /// - Parameters:
  ///   - name: The name of the reference.
  ///   - duration: The duration, in seconds.
  ///   - folder: The folder for all frames.
  ///   - views: Returns the names of the current views to trace.
  package func play(
    _ name: String, duration: TimeInterval, options: ReferenceOptions, in folder: String,
    views: @escaping () -> [(name: String, view: UIView)]
  ) async throws -> PlayedMotion {
    var plan = try RenderPlan(
      points: device.size, scale: device.scale, duration: duration, options: options.rendering())
    plan.fallbackFonts = fallbackFonts
    plan.usesSymbols = showsSymbols
    let subjects = TraceSubjects(stage: self, views: views) { item in
      views().first { $0.view === item }?.name
    }
    let performance = try await subjects.perform(plan, writing: OutputFolder(folder))
    return PlayedMotion(
      reference: Reference(performance, named: name, plan: plan, options: options)
    ) { numbers, other in
      for file in numbers.map(plan.options.pattern.name) {
        try Files.replace("\(other)/\(file)", with: Files.read("\(folder)/\(file)"))
      }
    }
  }
}
