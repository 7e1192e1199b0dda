import Glibc
import NIOCore
import NIOPosix
import Paths

/// Reports changes of files and folders, whether editors write to them or replace them.
///
/// The kernel reports what happens in the folders of the files (inotify), since a file that is replaced
/// is another one with the same name. The status of the files then decides what has changed. It is
/// also checked once per second, for file systems that report nothing, and for folders that are
/// replaced.
final class FileWatcher {
  /// Changes of entries whose files are complete.
  private static let completions = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO)
  /// Changes that another one may follow: editors rename or remove a file before they write it.
  private static let beginnings = UInt32(
    IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MODIFY | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF)
  /// The time to wait for the end of a change.
  private static let patience = TimeAmount.milliseconds(60)
  private static let pollInterval = TimeAmount.seconds(1)
  /// More than the longest event.
  private static let bufferSize = 1 << 14

  private let loop: any EventLoop
  private let report: ([String]) -> Void
  /// The descriptor of inotify; nil if the kernel has no more.
  private var descriptor: Int32?
  private var channel: (any Channel)?
  /// The signatures of the watched files and folders when they were reported last.
  private var known: [String: FileSignature?] = [:]
  /// The watched folders by the kernel's numbers, and the signatures of the folders at that time.
  private var watches: [Int32: (folder: String, node: UInt)] = [:]
  /// The files that were written since the last check, even if their signatures are the same.
  private var written: Set<String> = []
  private var poll: RepeatedTask?
  private var check: (task: Scheduled<Void>, time: NIODeadline)?
  private var lastModification = NIODeadline.uptimeNanoseconds(0)

  /// Creates a watcher that reports paths on an event loop, on which it must also be used.
  init(on loop: any EventLoop, report: @escaping ([String]) -> Void) {
    self.loop = loop
    self.report = report
    let bound = NIOLoopBound(self, eventLoop: loop)
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    if descriptor >= 0 {
      self.descriptor = descriptor
      NIOPipeBootstrap(group: loop)
        .channelOption(
          .recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: Self.bufferSize)
        )
        .channelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(EventHandler(watcher: bound.value))
          }
        }
        .takingOwnershipOfDescriptor(input: descriptor)
        .whenComplete { result in
          switch result {
          case .success(let channel): bound.value.channel = channel
          case .failure: bound.value.descriptor = nil
          }
        }
    }
    poll = loop.scheduleRepeatedTask(
      initialDelay: Self.pollInterval, delay: Self.pollInterval
    ) { _ in bound.value.pollNow() }
  }

  /// Stops watching.
  func end() {
    poll?.cancel()
    check?.task.cancel()
    descriptor = nil
    channel?.close(promise: nil)
  }

  /// Watches other files and folders.
  ///
  /// - Parameters:
  ///   - files: Absolute paths of files, which may not exist.
  ///   - folders: Absolute paths of folders: changes of their entries are reported as changes of them.
  func watch(files: [String], folders: [String]) {
    let paths = Set(files + folders)
    known = known.filter { paths.contains($0.key) }
    for path in paths where known[path] == nil {
      known.updateValue(FileSignature(path: path), forKey: path)
    }
    updateWatches()
  }

  /// The folders to watch: those that contain the files and folders, and the folders themselves.
  private var folders: Set<String> {
    Set(
      known.flatMap { path, signature in
        path.foldersOfLinks + (signature.map(\.isFolder) ?? false ? [path] : [])
      })
  }

  /// Makes the kernel watch the folders of the paths, as they are now.
  private func updateWatches() {
    guard let descriptor else { return }
    let folders = folders
    for (number, watch) in watches {
      let node = FileSignature(path: watch.folder)?.node
      if folders.contains(watch.folder), node == watch.node { continue }
      inotify_rm_watch(descriptor, number)
      watches[number] = nil
    }
    let watched = Set(watches.values.map(\.folder))
    for folder in folders.subtracting(watched) {
      guard let node = FileSignature(path: folder)?.node else { continue }
      let number = folder.withPath {
        inotify_add_watch(
          descriptor, $0, Self.completions | Self.beginnings | UInt32(IN_ONLYDIR))
      }
      // Two paths of a folder share a number.
      if number >= 0, watches[number] == nil { watches[number] = (folder, node) }
    }
  }

  /// Handles events of the kernel.
  fileprivate func received(_ buffer: ByteBuffer) {
    var buffer = buffer
    var delay = Self.patience
    while let event = buffer.readFileEvent() {
      if event.mask & UInt32(IN_MODIFY) != 0 { lastModification = .now() }
      guard event.mask & Self.completions != 0, let folder = watches[event.watch]?.folder else {
        continue
      }
      for path in paths(of: event.name, in: folder) { written.insert(path) }
      // A program that truncates a file may write it later.
      let isEmpty = known.keys.contains {
        written.contains($0) && FileSignature(path: $0)?.length == 0
      }
      if !isEmpty { delay = .zero }
    }
    schedule(in: delay)
  }

  /// Returns the watched paths that an entry of a folder decides.
  private func paths(of name: String, in folder: String) -> [String] {
    known.keys.filter { path in
      path.lastPathPart.hasSameBytes(as: name) && path.folderPath.hasSameBytes(as: folder)
    }
  }

  private func schedule(in delay: TimeAmount) {
    let time = NIODeadline.now() + delay
    if let check, check.time <= time { return }
    check?.task.cancel()
    let bound = NIOLoopBound(self, eventLoop: loop)
    let task = loop.scheduleTask(deadline: time) { bound.value.checkNow() }
    check = (task, time)
  }

  private func pollNow() {
    guard check == nil, .now() - lastModification > Self.patience * 2 else { return }
    updateWatches()
    // A file that is being written is not complete yet.
    if known.contains(where: { FileSignature(path: $0.key) != $0.value }) {
      schedule(in: Self.patience)
    }
  }

  /// Reports what has changed.
  private func checkNow() {
    check = nil
    var changed = written.filter { known[$0] != nil }
    written = []
    for (path, signature) in known {
      let current = FileSignature(path: path)
      guard current != signature else { continue }
      known.updateValue(current, forKey: path)
      changed.insert(path)
    }
    updateWatches()
    if !changed.isEmpty { report(changed.sortedByBytes()) }
  }
}

extension FileSignature {
  /// Whether the path refers to a folder.
  var isFolder: Bool { mode & S_IFMT == S_IFDIR }
}

/// Passes the kernel's events to the watcher.
private final class EventHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let watcher: FileWatcher

  init(watcher: FileWatcher) { self.watcher = watcher }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    watcher.received(unwrapInboundIn(data))
  }
}

extension ByteBuffer {
  /// Reads an event of inotify.
  fileprivate mutating func readFileEvent() -> (watch: Int32, mask: UInt32, name: String)? {
    guard let watch = readInteger(endianness: .host, as: Int32.self),
      let mask = readInteger(endianness: .host, as: UInt32.self),
      readInteger(endianness: .host, as: UInt32.self) != nil,
      let length = readInteger(endianness: .host, as: UInt32.self),
      let name = readBytes(length: Int(length))
    else { return nil }
    return (watch, mask, String(fileName: name.prefix { $0 != 0 }))
  }
}
