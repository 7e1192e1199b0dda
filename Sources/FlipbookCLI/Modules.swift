@_exported import FlipbookCommands
