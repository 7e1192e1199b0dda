// What is tested, and what it is made of.
@_exported import Flipbook
