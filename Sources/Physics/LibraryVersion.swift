import CBox2D

/// The version of the loaded Box2D library.
package let libraryVersion: String = {
  let version = CBLibraryVersion()
  return "\(version.major).\(version.minor).\(version.revision)"
}()
