import CPango

/// The version of Pango that is running.
package let libraryVersion = String(cString: pango_version_string())
