import Combine
import Foundation
import Testing

private final class Model: ObservableObject {
  @Published var name = "a"
  @Published private(set) var copies = 0
  func assignCount(from publisher: AnyPublisher<Int, Never>) { publisher.assign(to: &$copies) }
}

private final class OwnPublisher: ObservableObject {
  let objectWillChange = PassthroughSubject<Int, Never>()
  @Published var value = 0
}

@Suite struct SubjectTests {
  @Test("a current value is received at once, and changes afterwards") func currentValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var received: [Int] = []
    let cancellable = subject.sink { received.append($0) }
    subject.send(2)
    subject.value = 3
    #expect(received == [1, 2, 3])
    cancellable.cancel()
    subject.send(4)
    #expect(received == [1, 2, 3])
    #expect(subject.value == 4)
  }

  @Test("a subject sends nothing after its end, which later subscribers receive") func end() {
    let subject = PassthroughSubject<Int, Never>()
    var lines: [String] = []
    func attach() -> AnyCancellable {
      subject.sink(
        receiveCompletion: { _ in lines.append("|") }, receiveValue: { lines.append("\($0)") })
    }
    let first = attach()
    subject.send(completion: .finished)
    subject.send(1)
    let second = attach()
    #expect(lines == ["|", "|"])
    first.cancel()
    second.cancel()
  }

  @Test("a published property sends its value, and new ones before it has them")
  func published() {
    let model = Model()
    var received: [String] = []
    let cancellable = model.$name.sink { received.append("\($0)/\(model.name)") }
    model.name = "b"
    #expect(received == ["a/a", "b/a"])
    #expect(model.name == "b")
    cancellable.cancel()
  }

  @Test("an object announces a change before it is made") func objectWillChange() {
    let model = Model()
    var names: [String] = []
    let cancellable = model.objectWillChange.sink { names.append(model.name) }
    model.name = "b"
    model.name = "c"
    #expect(names == ["a", "b"])
    cancellable.cancel()
  }

  @Test("an object with a publisher of its own announces nothing by itself") func ownPublisher() {
    let object = OwnPublisher()
    var count = 0
    let cancellable = object.objectWillChange.sink { _ in count += 1 }
    object.value = 1
    #expect(count == 0)
    cancellable.cancel()
  }

  @Test("values are assigned to properties by key path and by publisher") func assigning() {
    let model = Model()
    let names = PassthroughSubject<String, Never>()
    let counts = CurrentValueSubject<Int, Never>(5)
    var store = Set<AnyCancellable>()
    names.assign(to: \.name, on: model).store(in: &store)
    model.assignCount(from: counts.eraseToAnyPublisher())
    names.send("z")
    counts.send(6)
    #expect(model.name == "z")
    #expect(model.copies == 6)
  }

  @Test("a subscription ends with the release of its object") func release() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    do {
      var store: [AnyCancellable] = []
      subject.sink { received.append($0) }.store(in: &store)
      subject.send(1)
    }
    subject.send(2)
    #expect(received == [1])
  }

  @Test("a future has one result, for all its subscribers") func future() {
    var promise: ((Result<Int, Never>) -> Void)?
    var starts = 0
    let future = Future<Int, Never> {
      starts += 1
      promise = $0
    }
    var received: [Int] = []
    let first = future.sink { received.append($0) }
    promise?(.success(3))
    promise?(.success(4))
    let second = future.sink { received.append($0 * 10) }
    #expect(received == [3, 30])
    #expect(starts == 1)
    first.cancel()
    second.cancel()
  }
}
