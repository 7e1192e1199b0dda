/// The nested open transactions of a clock.
///
/// A turn corresponds to a turn of an app's run loop: at its end, changes become visible and the
/// implicit transaction ends.
@MainActor
final class TransactionStack {
  private struct Transaction {
    let isImplicit: Bool
    var values: [String: Any] = [:]
    var completion: TransactionCompletion?
  }

  private static var lastTurn = 0

  /// The identifier of the current turn, unique across clocks; never 0.
  private(set) var turn = newTurn()
  /// The open transactions; only the first one can be implicit.
  private var transactions: [Transaction] = []
  private var isFlushPending = false

  private static func newTurn() -> Int {
    lastTurn += 1
    return lastTurn
  }

  func begin() {
    transactions.append(Transaction(isImplicit: false))
  }

  /// Commits the innermost transaction, if there is one.
  func commit() {
    let ended = transactions.popLast()
    ended?.completion?.close()
    if isFlushPending { flush() }
  }

  /// Ends the turn, immediately or, with explicit transactions open, when they are committed.
  func flush() {
    isFlushPending = transactions.contains { !$0.isImplicit }
    if !isFlushPending { endTurn() }
  }

  /// Ends the turn and its implicit transaction, unless others are nested in it.
  func endTurn() {
    turn = Self.newTurn()
    if transactions.count == 1, transactions[0].isImplicit { commit() }
  }

  // MARK: Values

  /// Returns the value for a key from the innermost transaction that has one.
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

  /// The completion block for animations that are added now.
  var completion: TransactionCompletion? {
    transactions.last { $0.completion != nil }?.completion
  }

  /// Sets the innermost transaction's completion block; the previous one accepts no further
  /// animations.
  func set(_ completion: TransactionCompletion?) {
    var replaced: TransactionCompletion?
    changeInnermost {
      replaced = $0.completion
      $0.completion = completion
    }
    replaced?.close()
  }

  /// Returns the completion blocks of all open transactions, innermost first, for an animation that
  /// is added now.
  func completions() -> [TransactionCompletion] {
    transactions.reversed().compactMap(\.completion)
  }

  private func changeInnermost(_ change: (inout Transaction) -> Void) {
    if transactions.isEmpty { transactions.append(Transaction(isImplicit: true)) }
    change(&transactions[transactions.count - 1])
  }
}
