import CCairo

/// The version of Cairo that is running.
package let libraryVersion = String(cString: cairo_version_string())

/// The version of pixman that is running.
package let pixmanVersion = String(cString: pixman_version_string())
