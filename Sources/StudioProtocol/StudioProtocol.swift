// Placeholder of StudioProtocol.
