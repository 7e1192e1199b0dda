import Glibc

/// Opens pages in the user's browser.
package enum BrowserLauncher {
  /// Opens a URL with `xdg-open`; does nothing if the program is missing or fails.
  package static func open(_ url: String, environment: [String: String]) {
    let null = Glibc.open("/dev/null", O_RDWR | O_CLOEXEC)
    guard null >= 0 else { return }
    defer { close(null) }
    let process = try? ChildProcess(
      ["xdg-open", url], environment: environment, descriptors: [null, null, null])
    if let process { process.onEnd { _ = process.reap() } }
  }
}
