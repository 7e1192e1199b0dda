// The connection to the server: a web socket that connects again when it is lost.

class Connection {
  /**
   * @param receive Is called with each message: an object, or the bytes of a frame.
   */
  constructor(receive) {
    this.receive = receive;
    this.attempts = 0;
    /** Moves of fingers that wait for the socket, the newest of each finger. */
    this.waiting = new Map();
    this.connect();
    addEventListener("online", () => this.retry());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.retry();
    });
  }

  get isOpen() { return this.socket?.readyState === WebSocket.OPEN; }

  connect() {
    clearTimeout(this.timer);
    const url = new URL(`/socket${location.search}`, location.href);
    url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(url);
    socket.binaryType = "arraybuffer";
    socket.onopen = () => {
      this.attempts = 0;
      this.wasOpen = true;
      ConnectionBanner.show("");
    };
    socket.onmessage = ({ data }) => {
      if (typeof data !== "string") this.receive(data);
      else this.receive(JSON.parse(data));
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
    this.socket = socket;
  }

  lost() {
    this.waiting.clear();
    this.attempts += 1;
    studio.disconnected();
    const isRefused = !this.wasOpen && this.attempts > 2 || this.attempts > 8;
    ConnectionBanner.show(isRefused
      ? "The studio has ended, or has another URL: open the URL that flipbook studio prints."
      : "The connection to the studio is lost. Connecting again…");
    this.timer = setTimeout(() => this.connect(), Math.min(3000, 150 * 1.6 ** this.attempts));
  }

  retry() {
    if (this.socket.readyState === WebSocket.CLOSED) this.connect();
  }

  /** Sends a message; returns whether there is a connection. */
  send(message) {
    if (!this.isOpen) return false;
    this.flush();
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Sends a move of a finger at once, or, while the socket is busy, the newest one later. */
  sendMove(message) {
    if (!this.isOpen) return;
    if (this.socket.bufferedAmount === 0) {
      this.send(message);
      return;
    }
    this.waiting.set(message.finger, message);
    this.waitTimer ??= setTimeout(() => this.sendWaiting(), 2);
  }

  sendWaiting() {
    this.waitTimer = undefined;
    if (this.isOpen && this.socket.bufferedAmount > 0 && this.waiting.size > 0) {
      this.waitTimer = setTimeout(() => this.sendWaiting(), 2);
    } else {
      this.flush();
    }
  }

  flush() {
    if (!this.isOpen) return;
    for (const message of this.waiting.values()) this.socket.send(JSON.stringify(message));
    this.waiting.clear();
  }
}
