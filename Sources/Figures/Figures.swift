// Figures are drawn from recipes and options that Flipbook declares.
@_exported import Flipbook
