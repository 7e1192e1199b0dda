/// A whole number as Objective-C names it.
public typealias NSInteger = Int

/// A whole number of 0 or more, as Objective-C names it; Swift imports it as `Int`.
public typealias NSUInteger = Int
