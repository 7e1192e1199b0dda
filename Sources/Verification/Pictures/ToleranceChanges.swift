/// The name of a tolerance that overrides another, in modules that have not adopted
/// `PictureTolerance` yet.
package typealias ToleranceChanges = PictureTolerance

extension PictureTolerance {
  /// Returns this tolerance with everything that `changes` specifies replaced.
  package func with(_ changes: PictureTolerance) -> PictureTolerance { overridden(by: changes) }
}
