import Glibc

/// A file of eight bytes in memory that another process shares: the number of the tick that plays, in
/// the order of bytes of this machine.
///
/// It is written without calls of the system, so that it is the last one if the process ends at once.
final class ProgressFile: Sendable {
  // Written on the main actor alone.
  private nonisolated(unsafe) let tick: UnsafeMutablePointer<Int64>

  /// Maps the file at a path; nil if it cannot be mapped.
  init?(path: String) {
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    let size = MemoryLayout<Int64>.size
    guard fstat(descriptor, &status) == 0, Int(status.st_size) >= size else { return nil }
    let address = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let address, address != MAP_FAILED else { return nil }
    tick = address.bindMemory(to: Int64.self, capacity: 1)
  }

  deinit { munmap(tick, MemoryLayout<Int64>.size) }

  /// Writes the number of a tick.
  @MainActor
  func report(_ tick: Int) { self.tick.pointee = Int64(tick) }
}
