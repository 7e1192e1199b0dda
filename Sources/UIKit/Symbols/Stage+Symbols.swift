extension Stage {
  /// Whether an image view of the window shows a symbol now.
  package var showsSymbols: Bool {
    func showsSymbol(_ view: UIView) -> Bool {
      let image = (view as? UIImageView)?.image
      return image?.isSymbolImage ?? false || view.subviews.contains(where: showsSymbol)
    }
    return showsSymbol(window)
  }
}
