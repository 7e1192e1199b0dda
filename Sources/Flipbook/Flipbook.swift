// What the options, the results and the errors of a render are made of.
@_exported import Imaging
@_exported import Movies
@_exported import Recipes
@_exported import Verification
