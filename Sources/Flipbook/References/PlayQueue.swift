import Imaging
import Recipes
import Typography
import Verification

/// Plays recipes one after another, in stage time, and hashes their frames with shared jobs: while
/// the last frames of a recipe are drawn, the next recipe is already playing.
@MainActor
final class PlayQueue {
  /// A recipe that is ready to play, or that plays.
  @MainActor
  final class Play {
    fileprivate let recipe: Recipe
    fileprivate let options: ReferenceOptions
    fileprivate let plan: RenderPlan
    fileprivate var stage: Playing?
    fileprivate var digests: [(number: Int, pixels: Digest)] = []
    fileprivate var trace: Trace?
    fileprivate var failures: [ExpectationFailure] = []

    /// Prepares to play a recipe.
    ///
    /// - Throws: A `FlipbookError` for options that do not suit the recipe.
    init(_ recipe: Recipe, _ options: ReferenceOptions) throws {
      self.recipe = recipe
      self.options = options
      plan = try RenderPlan(of: recipe, options: options.rendering(), inStageTime: true)
    }
  }

  /// The stage of a recipe that plays, and its observers.
  fileprivate struct Playing {
    let scene: RecipeScene
    let source: FrameSource
    let collector: TraceCollector
    let checker: ExpectationChecker?
    var batches: FrameBatches
  }

  /// Returns the play of a number, counted from 0; nil if there are no more.
  ///
  /// No stage plays during the call.
  private let begin: (Int) async throws -> Play?
  /// Receives the number of a play, and its result or its error.
  private let finish: (Int, Result<PlayedMotion, any Error>) throws -> Void
  /// The plays that are not finished, by their numbers.
  private var plays: [Int: Play] = [:]
  /// The number of the current play, or of the next one.
  private var number = 0
  private let jobs: Int

  init(
    jobs: Int,
    begin: @escaping (Int) async throws -> Play?,
    finish: @escaping (Int, Result<PlayedMotion, any Error>) throws -> Void
  ) {
    self.jobs = max(1, jobs)
    self.begin = begin
    self.finish = finish
  }

  /// Plays everything.
  ///
  /// - Throws: `CancellationError`, and what `begin` and `finish` throw.
  func run() async throws {
    let hashers = (0..<jobs).map { _ in FrameHasher() }
    try await FrameJobs(jobs: hashers).distribute(next: next, collect: collect)
  }

  /// Advances the current stage, or starts the next one, and returns the frames of a batch.
  private func next() async throws -> FrameHasher.Input? {
    while true {
      if plays[number] == nil {
        guard let play = try await begin(number) else { return nil }
        plays[number] = play
      }
      guard let play = plays[number] else { return nil }
      do {
        if let frames = try await frames(of: play) {
          return FrameHasher.Input(play: number, plan: play.plan, frames: frames)
        }
      } catch {
        try fail(number, error)
        continue
      }
      number += 1
      try settle(number - 1)
    }
  }

  /// Returns the next frames of a play; nil after the last one.
  private func frames(of play: Play) async throws -> [Frame]? {
    let playing = try play.stage ?? start(play)
    play.stage = playing
    if let batch = play.stage?.batches.next() { return try await playing.source.frames(batch) }
    try await playing.source.playWithTasks(to: play.plan.tickCount - 1)
    play.trace = playing.collector.trace
    play.failures =
      playing.checker?.failures(FrameNumbering(framesPerSecond: 60, playback: .uniform)) ?? []
    play.stage = nil
    return nil
  }

  private func start(_ play: Play) throws -> Playing {
    try FontCatalog.packaged.verify()
    let scene = play.recipe.makeScene()
    let checker =
      play.recipe.expectations.isEmpty
      ? nil : ExpectationChecker(scene, of: play.recipe, tickCount: play.recipe.tickCount)
    let collector = TraceCollector(TraceSubjects(of: scene), tickCount: play.plan.tickCount)
    func observe() throws {
      try collector.record()
      checker?.observe()
    }
    try observe()
    let source = FrameSource(stage: scene.stage, plan: play.plan, observe: observe)
    return Playing(
      scene: scene, source: source, collector: collector, checker: checker,
      batches: FrameBatches(play.plan.frames, jobs: jobs))
  }

  private func collect(_ output: FrameHasher.Output) throws {
    guard let play = plays[output.play] else { return }
    do {
      play.digests += try output.result.get()
    } catch {
      return try fail(output.play, error)
    }
    try settle(output.play)
  }

  /// Finishes a play that has ended, if all its frames are hashed.
  private func settle(_ number: Int) throws {
    guard let play = plays[number], let trace = play.trace,
      play.digests.count == play.plan.frames.count
    else { return }
    plays[number] = nil
    try finish(number, .success(play.motion(trace)))
  }

  private func fail(_ number: Int, _ error: any Error) throws {
    if error is CancellationError { throw error }
    plays[number] = nil
    if self.number == number { self.number += 1 }
    try finish(number, .failure(error))
  }
}

extension PlayQueue.Play {
  /// The reference of the animation, and a way to draw its frames.
  fileprivate func motion(_ trace: Trace) -> PlayedMotion {
    let frames = digests.sorted { $0.number < $1.number }.map(\.pixels)
    return PlayedMotion(
      reference: Reference(
        Performance(frames: frames, trace: trace), named: recipe.name, plan: plan,
        options: options),
      failures: failures
    ) { [recipe, options] numbers, folder in
      let options = options.rendering(.numbers(numbers))
      let order = try recipe.order(to: folder, options: options, inStageTime: true)
      _ = try await RenderQueue([order]).run(jobs: options.jobs)
    }
  }
}
