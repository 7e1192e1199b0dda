import CCairo

/// The version of the loaded Cairo library.
package let libraryVersion = String(cString: cairo_version_string())
