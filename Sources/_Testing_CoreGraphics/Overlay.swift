/// Swift Testing names a module of this name as its overlay over CoreGraphics. Its toolchain for Linux
/// has none, so without this one `import Testing` beside `import CoreGraphics` does not compile.
@_exported import CoreGraphics
