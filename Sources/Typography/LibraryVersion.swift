import CPango

/// The version of the loaded Pango library.
package let libraryVersion = String(cString: pango_version_string())
