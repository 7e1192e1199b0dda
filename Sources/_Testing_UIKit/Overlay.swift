/// Swift Testing names a module of this name as its overlay over UIKit. Its toolchain for Linux
/// has none, so without this one `import Testing` beside `import UIKit` does not compile.
@_exported import UIKit
