/// The transactions that are open on a clock, one in the other.
///
/// Its turns are what an app calls turns of its run loop: at the end of each, what was changed is shown, and
/// the transaction that was opened for whoever opened none ends.
@MainActor
final class TransactionStack {
  private struct Transaction {
    let isImplicit: Bool
    var values: [String: Any] = [:]
    var completion: TransactionCompletion?
  }

  private static var lastTurn = 0

  /// What names the turn, on this clock and on all others; never 0.
  private(set) var turn = newTurn()
  /// The open transactions; an implicit one can only be the first.
  private var transactions: [Transaction] = []
  private var isFlushAwaited = false

  private static func newTurn() -> Int {
    lastTurn += 1
    return lastTurn
  }

  func begin() {
    transactions.append(Transaction(isImplicit: false))
  }

  /// Ends the innermost transaction; without any, nothing happens.
  func commit() {
    let ended = transactions.popLast()
    ended?.completion?.close()
    if isFlushAwaited { flush() }
  }

  /// Ends the turn, now or, where transactions have been begun, as soon as they are committed.
  func flush() {
    isFlushAwaited = transactions.contains { !$0.isImplicit }
    if !isFlushAwaited { endTurn() }
  }

  /// Ends the turn, and the implicit transaction with it unless others are open in it.
  func endTurn() {
    turn = Self.newTurn()
    if transactions.count == 1, transactions[0].isImplicit { commit() }
  }

  // MARK: Values

  /// Returns the value of the innermost transaction that has one under a key.
  func value(forKey key: String) -> Any? {
    for transaction in transactions.reversed() {
      if let value = transaction.values[key] { return value }
    }
    return nil
  }

  /// Sets a value of the innermost transaction.
  func set(_ value: Any?, forKey key: String) {
    changeInnermost { $0.values[key] = value }
  }

  /// The block that waits for the animations that are added now.
  var completion: TransactionCompletion? {
    transactions.last { $0.completion != nil }?.completion
  }

  /// Sets the innermost transaction's block; the one before waits for no further animations.
  func set(_ completion: TransactionCompletion?) {
    var replaced: TransactionCompletion?
    changeInnermost {
      replaced = $0.completion
      $0.completion = completion
    }
    replaced?.close()
  }

  /// Returns the blocks that are to wait for an animation that is added now: those of all open transactions,
  /// the innermost first.
  func completions() -> [TransactionCompletion] {
    transactions.reversed().compactMap(\.completion)
  }

  private func changeInnermost(_ change: (inout Transaction) -> Void) {
    if transactions.isEmpty { transactions.append(Transaction(isImplicit: true)) }
    change(&transactions[transactions.count - 1])
  }
}
