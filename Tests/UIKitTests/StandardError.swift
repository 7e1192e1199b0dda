import Testing

/// What a process that was to fail wrote to standard error.
func words(of result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
