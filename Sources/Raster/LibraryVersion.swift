import CCairo

/// The version of the loaded Cairo library.
package let libraryVersion = String(cString: cairo_version_string())

/// The version of pixman that is running.
package let pixmanVersion = String(cString: pixman_version_string())
