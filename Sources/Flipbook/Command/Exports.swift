// Commands take and return values of these modules.
@_exported import Benchmarking
@_exported import Figures
@_exported import Flipbook
