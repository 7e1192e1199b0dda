/// A turn on a stage.
@MainActor
struct StageTurn {
  let transactions: TransactionStack
  let turn: Int

  /// Whether the turn has ended.
  var isOver: Bool { turn != transactions.turn }
}

extension CALayer {
  /// Whether the layer stood on a stage when the last turn ended: only then was there something to see that
  /// its changes could be animated from.
  final var isCommitted: Bool { arrival?.isOver ?? false }

  /// Comes onto a stage, with all in it.
  final func arrive(_ transactions: TransactionStack) {
    // What leaves and comes back within a turn was there all the time.
    let isBack = departure.map { $0.transactions === transactions && !$0.isOver } ?? false
    arrival = StageTurn(transactions: transactions, turn: isBack ? 0 : transactions.turn)
    for layer in orderedSublayers { layer.arrive(transactions) }
  }

  /// Leaves the stage, with all in it.
  final func depart() {
    departure = arrival.flatMap { arrival in
      arrival.isOver
        ? StageTurn(transactions: arrival.transactions, turn: arrival.transactions.turn) : nil
    }
    arrival = nil
    for layer in orderedSublayers { layer.depart() }
  }
}
