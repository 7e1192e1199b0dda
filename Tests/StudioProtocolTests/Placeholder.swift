// Placeholder of the tests of StudioProtocol.
