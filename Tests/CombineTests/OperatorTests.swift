import Combine
import Foundation
import Testing

private struct Failed: Error, Equatable {}

/// What a publisher sends, as text.
private func log<P: Publisher>(_ publisher: P) -> [String] {
  var lines: [String] = []
  let cancellable = publisher.sink(
    receiveCompletion: { end in
      switch end {
      case .finished: lines.append("|")
      case .failure: lines.append("x")
      }
    }, receiveValue: { lines.append("\($0)") })
  cancellable.cancel()
  return lines
}

private var numbers: Publishers.Sequence<[Int], Never> { [1, 2, 2, 3, 4].publisher }

private func failing() -> AnyPublisher<Int, any Error> {
  [1, 2, 3].publisher.tryMap { if $0 == 3 { throw Failed() } else { $0 } }
}

@Suite struct OperatorTests {
  @Test("values of a publisher are those of a task's loop") func values() async {
    var found: [Int] = []
    for await value in numbers.map({ $0 * 2 }).values { found.append(value) }
    #expect(found == [2, 4, 4, 6, 8])
    var beforeFailure: [Int] = []
    for await value in failing().values { beforeFailure.append(value) }
    #expect(beforeFailure == [1, 2])
  }

  @Test(
    "an operator publishes what its documentation says",
    arguments: [
      ("map", log(numbers.map { $0 * 10 }), "10 20 20 30 40 |"),
      ("compactMap", log(["1", "x", "3"].publisher.compactMap { Int($0) }), "1 3 |"),
      ("filter", log(numbers.filter { $0 % 2 == 0 }), "2 2 4 |"),
      ("removeDuplicates", log(numbers.removeDuplicates()), "1 2 3 4 |"),
      ("scan", log(numbers.scan(0) { $0 + $1 }), "1 3 5 8 12 |"),
      ("reduce", log(numbers.reduce(0) { $0 + $1 }), "12 |"),
      ("collect", log(numbers.collect(2)), "[1, 2] [2, 3] [4] |"),
      ("count", log(numbers.count()), "5 |"),
      ("dropFirst", log(numbers.dropFirst(3)), "3 4 |"),
      ("drop while", log(numbers.drop { $0 < 3 }), "3 4 |"),
      ("prefix", log(numbers.prefix(2)), "1 2 |"),
      ("prefix while", log(numbers.prefix { $0 < 3 }), "1 2 2 |"),
      ("first", log(numbers.first { $0 > 2 }), "3 |"),
      ("last", log(numbers.last()), "4 |"),
      ("output", log(numbers.output(at: 3)), "3 |"),
      ("contains", log(numbers.contains(3)), "true |"),
      ("allSatisfy", log(numbers.allSatisfy { $0 < 4 }), "false |"),
      ("min and max", log(numbers.min()) + log(numbers.max()), "1 | 4 |"),
      ("replaceEmpty", log([Int]().publisher.replaceEmpty(with: 7)), "7 |"),
      ("replaceNil", log([1, nil].publisher.replaceNil(with: 0)), "1 0 |"),
      ("prepend and append", log(Just(2).prepend(0, 1).append([3])), "0 1 2 3 |"),
      ("tryMap", log(failing()), "1 2 x"),
      ("catch", log(failing().catch { _ in Just(9) }), "1 2 9 |"),
      ("replaceError", log(failing().replaceError(with: 8)), "1 2 8 |"),
      ("retry", log(failing().retry(1)), "1 2 1 2 x"),
      ("merge", log(numbers.prefix(2).merge(with: Just(9))), "1 2 9 |"),
      ("zip", log(numbers.zip(["a", "b"].publisher) { "\($0)\($1)" }), "1a 2b |"),
      ("combineLatest", log(Just(1).combineLatest([5, 6].publisher) { $0 + $1 }), "6 7 |"),
      ("flatMap", log(numbers.prefix(2).flatMap { [$0, $0 * 10].publisher }), "1 10 2 20 |"),
      ("ignoreOutput", log(numbers.ignoreOutput()), "|"),
      ("setFailureType", log(Just(1).setFailureType(to: Failed.self)), "1 |"),
      ("Empty and Fail", log(Empty<Int, Never>()) + log(Fail<Int, Failed>(error: Failed())), "| x"),
      ("Deferred", log(Deferred { Just(3) }), "3 |"),
      ("Result", log(Result<Int, Failed>.failure(Failed()).publisher), "x"),
      ("Optional", log(Int?.some(4).publisher) + log(Int?.none.publisher), "4 | |"),
    ])
  func operators(id: String, found: [String], expected: String) {
    #expect(found.joined(separator: " ") == expected)
  }

  @Test("a subscriber receives as many values as it requests") func demand() {
    var received: [Int] = []
    var subscription: (any Subscription)?
    let subject = PassthroughSubject<Int, Never>()
    subject.subscribe(
      AnySubscriber<Int, Never>(
        receiveSubscription: {
          subscription = $0
          $0.request(.max(1))
        },
        receiveValue: {
          received.append($0)
          return $0 == 1 ? .max(1) : .none
        }))
    for value in 1...4 { subject.send(value) }
    #expect(received == [1, 2])
    subscription?.request(.max(1))
    subject.send(5)
    #expect(received == [1, 2, 5])
  }

  @Test("a filter requests another value for each that it leaves out") func filteredDemand() {
    var received: [Int] = []
    (1...10).publisher.filter { $0 % 3 == 0 }.subscribe(
      AnySubscriber<Int, Never>(
        receiveSubscription: { $0.request(.max(2)) },
        receiveValue: {
          received.append($0)
          return .none
        }))
    #expect(received == [3, 6])
  }

  @Test("only the last publisher's values are published by switchToLatest") func switching() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var received: [Int] = []
    let cancellable = outer.switchToLatest().sink { received.append($0) }
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    #expect(received == [1, 3])
    cancellable.cancel()
  }

  @Test("a shared publisher is attached once") func sharing() {
    var count = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveSubscription: { _ in count += 1 }).share()
    var received: [Int] = []
    let first = shared.sink { received.append($0) }
    let second = shared.sink { received.append($0 * 10) }
    subject.send(1)
    #expect(count == 1)
    #expect(received == [1, 10])
    first.cancel()
    second.cancel()
    subject.send(2)
    #expect(received == [1, 10])
  }

  @Test("prefix(untilOutputFrom:) ends with the other publisher's first value") func until() {
    let (values, stop) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    var lines: [String] = []
    let cancellable = values.prefix(untilOutputFrom: stop).sink(
      receiveCompletion: { _ in lines.append("|") }, receiveValue: { lines.append("\($0)") })
    values.send(1)
    stop.send()
    values.send(2)
    #expect(lines == ["1", "|"])
    cancellable.cancel()
  }
}
