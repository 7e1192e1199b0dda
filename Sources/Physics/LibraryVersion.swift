import CBox2D

/// The version of Box2D that is running.
package let libraryVersion: String = {
  let version = CBLibraryVersion()
  return "\(version.major).\(version.minor).\(version.revision)"
}()
