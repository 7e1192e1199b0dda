// Tests use Flipbook's stages and recipes, too.
@_exported import Flipbook
