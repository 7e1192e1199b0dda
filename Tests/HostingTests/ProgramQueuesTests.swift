import AppRuntime
import Dispatch
import Foundation
import Testing
import UIKit

@testable import Hosting

@MainActor
@Suite struct ProgramQueuesTests {
  @Test("work of all queues runs at the end of the turn, in the order of its submission")
  func order() throws {
    let serial = DispatchQueue(label: "serial")
    let log = try PlayLog.play { log in
      DispatchQueue.global().async {
        log.note("global")
        DispatchQueue.main.async { log.note("main") }
      }
      serial.async { log.note("serial") }
      DispatchQueue.main.async { log.note("first main") }
      Task { log.note("task") }
      DispatchQueue.global(qos: .background).asyncAfter(deadline: .now() + .milliseconds(50)) {
        log.note("later")
      }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + .milliseconds(40)) {
        log.note("earlier")
      }
    }
    #expect(
      log == [
        "0 global", "0 serial", "0 first main", "0 task", "0 main", "3 earlier", "3 later",
      ])
  }

  @Test("work that is due within a tick runs in the order of its time") func times() throws {
    let log = try PlayLog.play { log in
      for milliseconds in [105, 101, 110, 103] {
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
          log.note("\(milliseconds)")
          DispatchQueue.main.async { log.note("after \(milliseconds)") }
        }
      }
    }
    #expect(
      log == [101, 103, 105, 110].flatMap { ["7 \($0)", "7 after \($0)"] })
  }

  @Test("a delay that submits itself runs as often as on Apple's systems") func repeated() throws {
    let log = try PlayLog.play { log in
      nonisolated(unsafe) var count = 0
      @Sendable func again() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
          count += 1
          if count < 30 { again() } else { log.note("\(count)") }
        }
      }
      again()
    }
    #expect(log == ["18 30"])
  }

  @Test("a block that submits itself without an end leaves the stage to go on") func endless()
    throws
  {
    let log = try PlayLog.play(ticks: 3) { log in
      @Sendable func again() { DispatchQueue.main.async { again() } }
      again()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.04) { log.note("later") }
    }
    #expect(log == ["3 later"])
  }

  @Test("sync runs what its queue has before, and returns its value") func sync() throws {
    let log = try PlayLog.play { log in
      let queue = DispatchQueue(label: "values", attributes: .concurrent)
      nonisolated(unsafe) var values: [Int] = []
      queue.async(flags: .barrier) { values.append(1) }
      queue.async(flags: .barrier) { values.append(2) }
      log.note("\(queue.sync { values })")
      queue.sync(flags: .barrier) { values = [] }
      log.note("\(queue.sync { values.count })")
    }
    #expect(log == ["0 [1, 2]", "0 0"])
  }

  @Test("main.sync from another queue runs on the main queue, and then the other goes on")
  func mainSync() throws {
    let log = try PlayLog.play { log in
      DispatchQueue.global().async {
        dispatchPrecondition(condition: .notOnQueue(.main))
        let value = DispatchQueue.main.sync {
          dispatchPrecondition(condition: .onQueue(.main))
          log.note("main")
          return 3
        }
        log.note("\(value)")
      }
      DispatchQueue.main.async { log.note("before") }
    }
    #expect(log == ["0 before", "0 main", "0 3"])
  }

  @Test("a semaphore in other work waits until it is signaled later") func semaphores() throws {
    let log = try PlayLog.play { log in
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        for step in 1...2 {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
            log.note("step \(step)")
            semaphore.signal()
          }
          semaphore.wait()
          log.note("done \(step)")
        }
        let result = semaphore.wait(timeout: .now() + .milliseconds(100))
        log.note("\(result)")
      }
    }
    #expect(log == ["6 step 1", "6 done 1", "12 step 2", "12 done 2", "18 timedOut"])
  }

  @Test("the main thread does not block: other queues run while it waits") func mainWaits() throws {
    let log = try PlayLog.play { log in
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.main.async { log.note("main \(Int(CACurrentMediaTime() * 60))") }
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
        log.note("global")
        semaphore.signal()
      }
      let start = Date()
      semaphore.wait()
      log.note("waited \(Date().timeIntervalSince(start))")
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.note("later") }
      log.note("\(semaphore.wait(timeout: .now()))")
    }
    #expect(log == ["0 global", "0 waited 1.0", "0 timedOut", "0 main 0"])
    #expect(
      try PlayLog.play(ticks: 90) { log in
        DispatchSemaphore(value: 0).wait(timeout: .now() + 1) == .timedOut ? log.note("out") : ()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.note("later") }
        DispatchQueue.main.async { log.note("async") }
      } == ["0 out", "60 async", "90 later"])
  }

  @Test("a sleep in other work takes virtual time, and that of a serial queue delays the next")
  func sleeping() throws {
    let log = try PlayLog.play(ticks: 130) { log in
      let serial = DispatchQueue(label: "serial")
      serial.async {
        sleep(1)
        log.note("sleep")
      }
      serial.async {
        Thread.sleep(forTimeInterval: 0.5)
        log.note("Thread.sleep")
        usleep(100_000)
        DispatchQueue.main.async { log.note("main") }
      }
      DispatchQueue.global().async { log.note("global") }
    }
    #expect(log == ["0 global", "60 sleep", "90 Thread.sleep", "96 main"])
  }

  @Test("a group notifies when its last work has ended") func groups() throws {
    let log = try PlayLog.play { log in
      let group = DispatchGroup()
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
        log.note("leave")
        group.leave()
      }
      DispatchQueue.global().async(group: group) { log.note("work") }
      group.notify(queue: .main) { log.note("notified") }
      let other = DispatchGroup()
      other.notify(queue: .main) { log.note("empty") }
      DispatchQueue.global().async {
        group.wait()
        log.note("waited")
      }
    }
    #expect(log == ["0 work", "0 empty", "15 leave", "15 waited", "15 notified"])
  }

  @Test("work items are canceled, performed, waited for, and notify") func items() throws {
    let log = try PlayLog.play { log in
      let canceled = DispatchWorkItem { log.note("canceled") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: canceled)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { canceled.cancel() }
      let item = DispatchWorkItem { log.note("item") }
      item.notify(queue: .main) { log.note("notified") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: item)
      let performed = DispatchWorkItem { log.note("performed") }
      performed.perform()
      let background = DispatchWorkItem { log.note("background") }
      DispatchQueue.global().async(execute: background)
      background.wait()
      log.note("\(canceled.isCancelled)")
    }
    #expect(
      log == ["0 performed", "0 background", "0 false", "6 item", "6 notified"])
  }

  @Test("timers of Dispatch fire on virtual time until they are suspended, canceled or released")
  func timers() throws {
    let log = try PlayLog.play { log in
      nonisolated(unsafe) var timers: [any DispatchSourceTimer] = []
      func timer(_ name: String, interval: Int, handler: @escaping @MainActor () -> Void) {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(
          deadline: .now() + .milliseconds(interval), repeating: .milliseconds(interval))
        timer.setEventHandler {
          MainActor.assumeIsolated {
            log.note(name)
            handler()
          }
        }
        timer.resume()
        timers.append(timer)
      }
      timer("a", interval: 300) {}
      timer("b", interval: 250) { timers[1].cancel() }
      timers[1].setCancelHandler { log.note("cancel") }
      timer("c", interval: 400) { timers[2].suspend() }
      let released = DispatchSource.makeTimerSource()
      released.schedule(deadline: .now())
      released.setEventHandler { log.note("released") }
      released.activate()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.95) { timers[2].resume() }
    }
    #expect(
      log == [
        "15 b", "15 cancel", "18 a", "24 c", "36 a", "54 a", "57 c",
      ])
  }

  @Test("operations of the main queue and of others run within the turn") func operations() throws {
    let log = try PlayLog.play { log in
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      let first = BlockOperation { log.note("first") }
      let second = BlockOperation { log.note("second") }
      first.addDependency(second)
      queue.addOperation(first)
      queue.addOperation(second)
      OperationQueue.main.addOperation { log.note("main") }
    }
    #expect(Set(log) == ["0 first", "0 second", "0 main"])
    #expect(log.firstIndex(of: "0 second")! < log.firstIndex(of: "0 first")!)
  }

  @Test("iterations run in order") func iterations() throws {
    let log = try PlayLog.play { log in
      DispatchQueue.concurrentPerform(iterations: 3) { log.note("\($0)") }
    }
    #expect(log == ["0 0", "0 1", "0 2"])
  }

  @Test("a value of the current queue is that of the work that runs") func specifics() throws {
    let key = DispatchSpecificKey<String>()
    let queue = DispatchQueue(label: "queue")
    queue.setSpecific(key: key, value: "own")
    let log = try PlayLog.play { log in
      queue.async { log.note(DispatchQueue.getSpecific(key: key) ?? "none") }
      DispatchQueue.main.async { log.note(DispatchQueue.getSpecific(key: key) ?? "none") }
    }
    #expect(log == ["0 own", "0 none"])
  }
}
