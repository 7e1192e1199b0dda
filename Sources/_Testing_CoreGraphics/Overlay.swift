/// Swift Testing expects a module with this name as its overlay for CoreGraphics. The toolchain for
/// Linux has none, so without this one a file that imports both modules doesn't compile.
@_exported import CoreGraphics
