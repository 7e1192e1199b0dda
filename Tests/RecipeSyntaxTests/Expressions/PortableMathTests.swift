import Foundation
import Testing

@testable import RecipeSyntax

/// The C library is the reference: its results are within one unit in the last place of the exact
/// ones, and these are nearest to them.
@Suite struct PortableMathTests {
  private static let samples: [Double] = {
    var numbers = [
      0, -0.0, 1, -1, 0.5, 1e-300, -1e-300, .leastNonzeroMagnitude, 1e-9, .pi, .pi / 2, .pi / 4,
      700, -700, 1e6, 1e15,
    ]
    var state: UInt64 = 1
    for _ in 0..<2_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let fraction = Double(state >> 11) * 0x1p-53 - 0.5
      numbers += [fraction * 2, fraction * 100, fraction * 2e5]
    }
    return numbers
  }()

  private func isNear(_ value: Double, _ reference: Double) -> Bool {
    value == reference || (value.isNaN && reference.isNaN)
      || abs(value - reference) <= max(reference.ulp, value.ulp)
  }

  private typealias Unary = @Sendable (Double) -> Double
  private typealias Binary = @Sendable (Double, Double) -> Double

  private static let unary: [String: (Unary, Unary)] = [
    "sin": (PortableMath.sin, { @Sendable in Foundation.sin($0) }),
    "cos": (PortableMath.cos, { @Sendable in Foundation.cos($0) }),
    "exp": (PortableMath.exp, { @Sendable in Foundation.exp($0) }),
  ]
  private static let binary: [String: (Binary, Binary)] = [
    "atan2": (PortableMath.atan2, { @Sendable in Foundation.atan2($0, $1) }),
    "hypot": (PortableMath.hypot, { @Sendable in Foundation.hypot($0, $1) }),
    "pow": (PortableMath.pow, { @Sendable in Foundation.pow($0, $1) }),
  ]

  @Test(
    "a function of one number is within a unit in the last place of the C library's",
    arguments: ["sin", "cos", "exp"])
  func oneNumber(name: String) throws {
    let (function, reference) = try #require(Self.unary[name])
    let failures = Self.samples.filter { name == "exp" || abs($0) < 1e9 }
      .filter { !isNear(function($0), reference($0)) }
    #expect(failures == [], "\(failures.prefix(3).map { (function($0), reference($0)) })")
  }

  @Test(
    "a function of two numbers is within a unit in the last place of the C library's",
    arguments: ["atan2", "hypot", "pow"])
  func twoNumbers(name: String) throws {
    let (function, reference) = try #require(Self.binary[name])
    let special = [0, -0.0, 1, -1, 2, -2, 3, 0.5, .infinity, -.infinity, .nan]
    let pairs =
      zip(Self.samples, Self.samples.reversed()).map { [$0, $1] }
      + special.flatMap { first in special.map { [first, $0] } }
    let failures = pairs.filter { pair in
      let (value, expected) = (function(pair[0], pair[1]), reference(pair[0], pair[1]))
      return !isNear(value, expected) || (!value.isNaN && value.sign != expected.sign)
    }
    #expect(
      failures == [],
      "\(failures.prefix(5).map { (function($0[0], $0[1]), reference($0[0], $0[1])) })"
    )
  }

  @Test(
    "results have these bits on every machine",
    arguments: [
      ("sin 1", PortableMath.sin(1), 0.8414709848078965),
      ("sin 1e6", PortableMath.sin(1e6), -0.34999350217129294),
      ("cos 1", PortableMath.cos(1), 0.5403023058681398),
      ("exp 1", PortableMath.exp(1), 2.718281828459045),
      ("atan2 1 2", PortableMath.atan2(1, 2), 0.4636476090008061),
      ("hypot 1 2", PortableMath.hypot(1, 2), 2.23606797749979),
      ("pow 2 0.5", PortableMath.pow(2, 0.5), 1.4142135623730951),
      ("exp 710", PortableMath.exp(710), .infinity), ("exp -746", PortableMath.exp(-746), 0),
      ("pow -8 3", PortableMath.pow(-8, 3), -512),
    ])
  func bits(id: String, value: Double, expected: Double) {
    #expect(value == expected, "\(id)")
  }

  @Test("random numbers are the same for each seed and index, and spread evenly") func random()
    throws
  {
    func random(_ seed: Double, _ index: Double) throws -> Double {
      guard
        case .number(let number) = try ExpressionFunction.random([.number(seed), .number(index)])
      else { return .nan }
      return number
    }
    #expect(try random(1, 0) == random(1, 0))
    #expect(try random(1, 0) != random(1, 1))
    #expect(try random(1, 0) != random(2, 0))
    #expect(try random(-0.0, 1) == random(0, 1))
    #expect(try random(42, 7) == 0.18951698384894844)
    let numbers = try (0..<1_000).map { try random(7, Double($0)) }
    #expect(numbers.allSatisfy { (0..<1).contains($0) })
    let mean: Double = numbers.reduce(0, +) / 1_000
    #expect(abs(mean - 0.5) < 0.03)
    for tenth in 0..<10 {
      let count = numbers.count { Int($0 * 10) == tenth }
      #expect((60...140).contains(count), "\(tenth): \(count)")
    }
  }
}
