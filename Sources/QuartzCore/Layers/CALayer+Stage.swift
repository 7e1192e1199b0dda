/// A turn of a stage's run loop.
@MainActor
struct StageTurn {
  let transactions: TransactionStack
  let turn: Int

  /// Whether the turn has ended.
  var hasEnded: Bool { turn != transactions.turn }
}

extension CALayer {
  /// Whether the layer was on a stage at the end of a previous turn; only then does it have a
  /// visible state to animate from.
  final var isCommitted: Bool { stageEntry?.hasEnded ?? false }

  /// Called when the layer and its descendants are added to a stage.
  final func didEnterStage(_ transactions: TransactionStack) {
    // A layer that is removed and added back during one turn counts as never removed.
    let isReturning = stageExit.map { $0.transactions === transactions && !$0.hasEnded } ?? false
    stageEntry = StageTurn(transactions: transactions, turn: isReturning ? 0 : transactions.turn)
    for layer in orderedSublayers { layer.didEnterStage(transactions) }
    extras?.mask?.didEnterStage(transactions)
  }

  /// Called when the layer and its descendants are removed from the stage.
  final func didLeaveStage() {
    stageExit = stageEntry.flatMap { stageEntry in
      stageEntry.hasEnded
        ? StageTurn(transactions: stageEntry.transactions, turn: stageEntry.transactions.turn) : nil
    }
    stageEntry = nil
    for layer in orderedSublayers { layer.didLeaveStage() }
    extras?.mask?.didLeaveStage()
  }
}
