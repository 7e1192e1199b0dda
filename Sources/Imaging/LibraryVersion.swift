import CDeflate

/// The version of zlib that is running.
package let libraryVersion = String(cString: zlibVersion())
