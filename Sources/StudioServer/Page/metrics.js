// Measures the time from an input event to the frame that shows its effect, and the rate of frames.
// All times are milliseconds of performance.now().

class Metrics {
  static maxCount = 20_000;

  constructor() { this.reset(); }

  reset() {
    /** For each input event: `id`, `phase`, `timestamp`, `sent`, `drawn`, `painted`, `presented`. */
    this.latencies = [];
    /** For each frame: `sequence`, `tick`, `received`, `drawn`, `painted`, `bytes`, `echo`. */
    this.frames = [];
    this.pending = [];
    this.unpainted = [];
  }

  /** Records that an input event was sent. */
  sent(id, event, now) {
    if (this.pending.length < 1000) {
      this.pending.push({ id, phase: event.type, timestamp: event.timeStamp, sent: now });
    }
  }

  /** Records that a frame was drawn into its canvas, and waits for the next animation frames. */
  drawn(frame) {
    if (frame.echo > 0) {
      const isShown = ({ id }) => id <= frame.echo;
      for (const input of this.pending) {
        if (isShown(input)) this.unpainted.push(Object.assign(input, { drawn: frame.drawn }));
      }
      this.pending = this.pending.filter((input) => !isShown(input));
    }
    this.unpaintedFrames ??= [];
    this.unpaintedFrames.push(frame);
  }

  /** Handles an animation frame, the first after the frames were drawn. */
  painted() {
    const now = performance.now();
    const [inputs, frames] = [this.unpainted, this.unpaintedFrames ?? []];
    this.unpainted = [];
    this.unpaintedFrames = [];
    for (const item of [...inputs, ...frames]) item.painted = now;
    this.keep(this.latencies, inputs);
    this.keep(this.frames, frames);
    if (inputs.length === 0) return;
    requestAnimationFrame(() => {
      const later = performance.now();
      for (const input of inputs) input.presented = later;
    });
  }

  keep(list, items) {
    list.push(...items);
    if (list.length > Metrics.maxCount) list.splice(0, list.length - Metrics.maxCount);
  }

  /** Returns the medians, and the number of animation frames per second that showed a new frame. */
  summary() {
    const sorted = (key) => this.latencies.filter((input) => input[key] !== undefined)
      .map((input) => input[key] - input.timestamp).sort((first, second) => first - second);
    const quantile = (list, share) =>
      list.length === 0 ? null : list[Math.min(list.length - 1, Math.floor(list.length * share))];
    const [painted, presented] = [sorted("painted"), sorted("presented")];
    const times = [...new Set(this.frames.map((frame) => frame.painted))];
    const duration = times.length > 1 ? (times.at(-1) - times[0]) / 1000 : 0;
    return {
      count: painted.length,
      median: quantile(painted, 0.5),
      p95: quantile(painted, 0.95),
      medianPresented: quantile(presented, 0.5),
      framesPerSecond: duration > 0 ? (times.length - 1) / duration : 0,
    };
  }
}
