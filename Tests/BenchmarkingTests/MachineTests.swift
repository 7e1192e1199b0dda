import Flipbook
import Foundation
import Testing

@testable import Benchmarking

@Suite struct MachineTests {
  @Test("the machine has a processor, cores, memory and versions") func properties() {
    let machine = Machine.current
    #expect(!machine.processor.isEmpty)
    #expect(machine.usableCores >= 1 && machine.usableCores <= machine.cores)
    #expect(machine.memory > 1 << 26)
    #expect(machine.kernel.hasPrefix("Linux "))
    #expect(!machine.system.isEmpty && !machine.system.contains("\""))
    #expect(machine.libraries.contains { $0.name == "cairo" })
  }

  private func abacus(load: Double) -> Machine {
    Machine(
      processor: "Abacus", cores: 8, usableCores: 1, memory: 16 << 30, kernel: "Linux 6.1",
      system: "Debian 12", load: load, libraries: [])
  }

  @Test("the description of a machine is one line") func description() {
    #expect(
      abacus(load: 0).description == "Abacus, one core of 8, 16 GiB; Debian 12, Linux 6.1")
  }

  @Test("a high load average results in a warning") func loadWarning() {
    #expect(abacus(load: 2).warning == nil)
    #expect(
      abacus(load: 2.34).warning
        == "the load average is 2.3 on 8 cores: durations will be too long and vary"
    )
  }

  @Test("peak memory includes an allocation") func peakMemory() throws {
    let before = try #require(PeakMemory.ofThisProcess)
    let bytes = [UInt8](repeating: 1, count: 200 << 20)
    let after = try #require(PeakMemory.ofThisProcess)
    #expect(before > 1 << 20)
    #expect(bytes.last == 1)
    // Other tests allocate memory at the same time.
    #expect(after >= 200 << 20)
  }
}
