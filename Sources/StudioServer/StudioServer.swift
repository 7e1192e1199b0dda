// Placeholder of StudioServer.
