import FlipbookCommands

await FlipbookCommand.main()
