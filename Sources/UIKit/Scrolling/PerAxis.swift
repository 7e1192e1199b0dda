/// A value for each of the directions that content scrolls in.
struct PerAxis<Value> {
  var x: Value
  var y: Value
}

extension PerAxis: Equatable where Value: Equatable {}
extension PerAxis: Sendable where Value: Sendable {}
