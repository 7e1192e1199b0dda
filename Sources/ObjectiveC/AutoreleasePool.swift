/// Calls a closure, and returns its result.
///
/// Objects are released with their last reference, as Swift does without Objective-C's runtime: there is no pool.
public func autoreleasepool<Failure: Error, Result: ~Copyable>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
