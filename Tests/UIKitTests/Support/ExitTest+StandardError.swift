import Testing

/// Returns the text that a process wrote to standard error before it exited.
package func standardError(of result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
