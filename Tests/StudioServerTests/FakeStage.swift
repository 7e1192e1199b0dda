import Foundation

@testable import StudioServer

/// A program in place of `flipbook`, whose stage repeats what it receives.
///
/// It answers a page's `open` by doing what the path says: `trap` aborts, `hang` reads no more,
/// `frames N` sends frames, and `watch PATH` watches a file. As an export it does what the first
/// argument says.
enum FakeStage {
  static let program = """
    import json, os, signal, socket, struct, sys, time
    words = sys.argv[1:]
    if words[0] != "studio-stage":
        words = words[:words.index("--progress")] if "--progress" in words else words
        if words[1] == "works":
            print(json.dumps({"name": "a", "done": 1, "total": 2}), file=sys.stderr, flush=True)
            open(words[2], "w").write("movie")
        elif words[1] == "fails":
            sys.exit("flipbook: error: cannot write a.gif: No space left on device")
        else:
            print("flipbook: started", file=sys.stderr, flush=True)
            time.sleep(60)
        sys.exit(0)
    stage = socket.socket(fileno=0)
    def send(kind, payload):
        stage.sendall(struct.pack("<IB", len(payload), kind) + payload)
    def report(value): send(2, json.dumps(value).encode())
    def note(text): send(0, json.dumps({"type": "notice", "level": "info", "text": text}).encode())
    def frame(sequence, key):
        send(1, struct.pack("<BBBBIIHHII", 1, 3 if key else 2, 0, 0, sequence, 0, 1, 1, 0, 0))
    def receive(count):
        data = b""
        while len(data) < count:
            piece = stage.recv(count - len(data))
            if not piece: os._exit(0)
            data += piece
        return data
    sequence = 0
    while True:
        length, kind = struct.unpack("<IB", receive(5))
        text = receive(length).decode()
        message = json.loads(text)
        if kind == 2:
            note("server " + text)
            if message["type"] == "keyFrame":
                sequence += 1
                frame(sequence, True)
            if message["type"] == "shutdown": sys.exit(0)
            if message["type"] == "start" and (message.get("resume") or {}).get("path") == "trap again":
                sys.exit("Fatal error: trapped again")
            if message["type"] in ["exportCommand", "approveCommand"]:
                name = message.get("file") or "works"
                words = {"full.gif": "fails", "slow.gif": "sleeps"}.get(name, "works")
                file = os.path.join(os.path.dirname(sys.argv[0]), name)
                report({
                    "type": "command", "id": message["id"], "arguments": ["movie", words, file],
                    "text": "flipbook movie " + name, "file": file})
            continue
        note("page " + text)
        path = message.get("path", "").split(" ")
        if path[0] == "trap":
            report({
                "type": "resumePoint", "path": " ".join(path), "tick": 7, "playing": True,
                "speed": 0.5, "loop": {"on": False}, "settings": {"a": "1"}, "display": {},
                "curves": []})
            print("Fatal error: the stage trapped", file=sys.stderr, flush=True)
            os.kill(os.getpid(), signal.SIGABRT)
        if path[0] == "hang": time.sleep(60)
        if path[0] == "stray":
            stage.sendall(b"not a packet, but text")
            time.sleep(60)
        if path[0] == "frames":
            for _ in range(int(path[1])):
                sequence += 1
                frame(sequence, sequence == 1)
            note("sent")
        if path[0] == "watch": report({"type": "watch", "files": path[1:], "folders": []})
        if path[0] == "watch-folder": report({"type": "watch", "files": [], "folders": path[1:]})
    """

  /// Returns a frame of the program.
  static func frame(_ sequence: UInt8, isKey: Bool) -> [UInt8] {
    [1, isKey ? 3 : 2, 0, 0, sequence, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0]
      + [UInt8](repeating: 0, count: 8)
  }

  /// Returns options that start the program instead of `flipbook`.
  static func options(for path: String, in folder: TestFolder) throws -> StudioServerOptions {
    var options = StudioServerOptions(path: path)
    options.program = ["/usr/bin/python3", "-B", try folder.write(program, to: "fake.py")]
    options.environment = ProcessInfo.processInfo.environment
    // Beside other tests, a process may take seconds to start.
    options.minLifetime = 60
    return options
  }
}
