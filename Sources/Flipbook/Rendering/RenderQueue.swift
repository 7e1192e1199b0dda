import Imaging

/// Renders that share their jobs: while the last frames of one are drawn, the next one plays already.
///
/// They end in their order. An error ends its render and those after it; those before it are finished.
@MainActor
final class RenderQueue<Product> {
  /// What has become of a render that has begun.
  private struct State {
    let folder: OutputFolder
    let start = ContinuousClock.now
    var written = FrameWriter.Written()
  }

  /// Frames of a render that a job takes at once.
  private struct Batch {
    let render: Int
    let frames: ArraySlice<Int>
  }

  private let orders: [RenderOrder<Product>]
  private var playing: RenderOrder<Product>.Playing?
  private var states: [State] = []
  private var products: [Product] = []
  /// The first render that failed.
  private var failure: (render: Int, error: any Error)?
  /// How far renders have come that nobody was told of yet.
  private var news: [(render: Int, progress: RenderProgress)] = []

  init(_ orders: [RenderOrder<Product>]) {
    self.orders = orders
  }

  /// Renders all and returns what their orders made of them.
  ///
  /// - Parameter progress: Hears of a render once those before it are finished.
  func run(
    jobs: Int, progress: (_ render: Int, RenderProgress) -> Void = { _, _ in }
  ) async throws -> [Product] {
    let batches = orders.indices.flatMap { render -> [Batch] in
      let frames = orders[render].plan.frames
      let batches = FrameBatches(frames).map { Batch(render: render, frames: $0) }
      // A shard without frames is begun and finished like the others.
      return batches.isEmpty ? [Batch(render: render, frames: frames[...])] : batches
    }
    let writers = (0..<max(1, min(jobs, batches.count))).map { _ in FrameWriter() }
    try await FrameJobs(jobs: writers).share(batches) { (batch: Batch) in
      defer { tell(progress) }
      return take(batch.frames, of: batch.render)
    } collect: { done in
      collect(done)
      tell(progress)
    }
    if let failure { throw failure.error }
    return products
  }

  private func tell(_ progress: (_ render: Int, RenderProgress) -> Void) {
    for piece in news { progress(piece.render, piece.progress) }
    news = []
  }

  /// Plays on to some frames; nil if a render has failed.
  private func take(_ frames: ArraySlice<Int>, of render: Int) -> FrameWriter.Work? {
    guard failure == nil else { return nil }
    do {
      if states.count == render { try begin(render) }
      guard let playing else { return nil }
      let played = try states[render].written.timings.measure(\.simulation) {
        try playing.source.frames(frames)
      }
      return FrameWriter.Work(
        render: render, plan: orders[render].plan, folder: playing.folder, frames: played)
    } catch {
      fail(render, error)
      return nil
    }
  }

  private func begin(_ render: Int) throws {
    // One stage at a time.
    playing = nil
    let playing = try orders[render].begin()
    self.playing = playing
    states.append(State(folder: playing.folder))
    if products.count == render { note(render) }
  }

  private func collect(_ done: FrameWriter.Done) {
    switch done.result {
    case .success(let written):
      states[done.render].written.frames += written.frames
      states[done.render].written.timings += written.timings
      if products.count == done.render { note(done.render) }
      finish()
    case .failure(let error):
      fail(done.render, error)
    }
  }

  /// Finishes the renders that are done and whose turn it is.
  private func finish() {
    while products.count < min(states.count, failure?.render ?? .max) {
      let render = products.count
      guard states[render].written.frames.count == orders[render].plan.frames.count else { return }
      var written = FrameWriter.Written()
      swap(&written, &states[render].written)
      written.frames.sort { $0.number < $1.number }
      written.timings.total = (ContinuousClock.now - states[render].start) / .seconds(1)
      do {
        products.append(try orders[render].finish(written, states[render].folder))
      } catch {
        fail(render, error)
      }
      if products.count < states.count { note(products.count) }
    }
  }

  private func note(_ render: Int) {
    let progress = RenderProgress(
      done: states[render].written.frames.count, total: orders[render].plan.frames.count)
    news.append((render, progress))
  }

  private func fail(_ render: Int, _ error: any Error) {
    if let failure, failure.render <= render { return }
    failure = (render, error)
  }
}
