// Options, results and errors of a render use types of these modules.
@_exported import Composition
@_exported import Export
@_exported import Imaging
@_exported import Movies
@_exported import Recipes
@_exported import Verification
