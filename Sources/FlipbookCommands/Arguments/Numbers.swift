import Flipbook
import Verification

/// A number that is at least zero.
struct NonNegative<Number: LosslessStringConvertible & Comparable & Numeric & Sendable>:
  ParsedArgument
{
  let value: Number

  static func parse(_ argument: String) throws -> NonNegative {
    // The difference of an infinite number to itself is not zero.
    guard let number = Number(argument), number >= 0, number - number == 0 else {
      throw UnexpectedFormat(expected: "a number of 0 or more")
    }
    return NonNegative(value: number)
  }
}

/// A whole number that is at least one.
struct Positive: ParsedArgument {
  let value: Int

  static func parse(_ argument: String) throws -> Positive {
    Positive(
      value: try Int(argument).flatMap { $0 >= 1 ? $0 : nil }
        .orExpected("a whole number of 1 or more"))
  }
}

/// A number of jobs.
struct JobCount: ParsedArgument {
  let value: Int

  static func parse(_ argument: String) throws -> JobCount {
    let range = 1...RenderOptions.jobsLimit
    return JobCount(
      value: try Int(argument).flatMap { range.contains($0) ? $0 : nil }
        .orExpected("a whole number from 1 to \(range.upperBound)"))
  }
}

/// Different numbers of jobs, in the order in which they are compared.
struct JobCounts: ParsedArgument {
  let values: [Int]

  static func parse(_ argument: String) throws -> JobCounts {
    let counts = try CommaSeparated<JobCount>.parse(argument).values.map(\.value)
    guard Set(counts).count == counts.count else {
      throw UnexpectedFormat(expected: "different numbers of jobs, for example 2 or 1,2")
    }
    return JobCounts(values: counts)
  }
}

/// A fraction from 0 to 1, or a percentage.
struct Fraction: ParsedArgument {
  let value: Double

  static func parse(_ argument: String) throws -> Fraction {
    Fraction(
      value: try ImageTolerance.share(argument)
        .orExpected("a fraction from 0 to 1 or a percentage, for example 0.001 or 0.1%"))
  }
}

extension ByteCount: ParsedArgument {
  static func parse(_ argument: String) throws -> ByteCount {
    try ByteCount(argument).orExpected("a size in bytes, for example 800KB or 2MB")
  }
}

/// A number of a TCP port.
struct PortNumber: ParsedArgument {
  let value: Int

  static func parse(_ argument: String) throws -> PortNumber {
    PortNumber(
      value: try Int(argument).flatMap { (0...65535).contains($0) ? $0 : nil }
        .orExpected("a whole number from 0 to 65535"))
  }
}
