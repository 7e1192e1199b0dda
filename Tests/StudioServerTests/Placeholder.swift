// Placeholder of the tests of StudioServer.
