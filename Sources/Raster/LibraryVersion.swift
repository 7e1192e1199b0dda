import CCairo

/// The version of Cairo that is running.
package let libraryVersion = String(cString: cairo_version_string())
