import Imaging

/// Executes several renders with shared jobs: while the last frames of a render are drawn, the next
/// render is already playing.
///
/// Renders finish in order. An error stops its render and all later ones; earlier ones are
/// finished.
@MainActor
package final class RenderQueue<Product> {
  /// The state of a render that has started.
  private struct State {
    let folder: OutputFolder
    let start = ContinuousClock.now
    var written = FrameWriter.Written()
  }

  /// The numbers of frames that a job processes at once.
  private struct Batch: Sendable {
    let render: Int
    let frames: ArraySlice<Int>
  }

  private let orders: [RenderOrder<Product>]
  private var playing: RenderOrder<Product>.Playing?
  private var states: [State] = []
  private var products: [Product] = []
  /// The first render that failed, and its error.
  private var failure: (render: Int, error: any Error)?
  /// Progress that has not been reported yet.
  private var pending: [(render: Int, progress: RenderProgress)] = []

  package init(_ orders: [RenderOrder<Product>]) {
    self.orders = orders
  }

  /// Executes all renders and returns their results.
  ///
  /// - Parameter progress: Receives the progress of a render after all earlier ones are finished.
  package func run(
    jobs: Int, progress: (_ render: Int, RenderProgress) -> Void = { _, _ in }
  ) async throws -> [Product] {
    let batches = orders.indices.flatMap { render -> [Batch] in
      let frames = orders[render].plan.frames
      let batches = FrameBatches(frames, jobs: jobs).map { Batch(render: render, frames: $0) }
      // A shard without frames is started and finished like others.
      return batches.isEmpty ? [Batch(render: render, frames: frames[...])] : batches
    }
    // After an error, or when all have finished.
    defer { for state in states { state.folder.release() } }
    let writers = (0..<max(1, min(jobs, batches.count))).map { _ in FrameWriter() }
    var remaining = batches.makeIterator()
    try await FrameJobs(jobs: writers).distribute {
      guard let batch = remaining.next() else { return nil }
      defer { report(progress) }
      return await take(batch.frames, of: batch.render)
    } collect: { output in
      collect(output)
      report(progress)
    }
    if let failure { throw failure.error }
    return products
  }

  private func report(_ progress: (_ render: Int, RenderProgress) -> Void) {
    for report in pending { progress(report.render, report.progress) }
    pending = []
  }

  /// Advances the stage and returns the frames of a batch; nil if a render has failed.
  private func take(_ frames: ArraySlice<Int>, of render: Int) async -> FrameWriter.Input? {
    guard failure == nil else { return nil }
    do {
      if states.count == render { try begin(render) }
      guard let playing else { return nil }
      let start = ContinuousClock.now
      let played = try await playing.source.frames(frames)
      states[render].written.timings.add(ContinuousClock.now - start, to: \.simulation)
      return FrameWriter.Input(
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

  private func collect(_ output: FrameWriter.Output) {
    switch output.result {
    case .success(let written):
      states[output.render].written.frames += written.frames
      states[output.render].written.timings += written.timings
      if products.count == output.render { note(output.render) }
      finish()
    case .failure(let error):
      fail(output.render, error)
    }
  }

  /// Finishes renders in order, as far as all their frames are written.
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
    pending.append((render, progress))
  }

  private func fail(_ render: Int, _ error: any Error) {
    if let failure, failure.render <= render { return }
    failure = (render, error)
  }
}
