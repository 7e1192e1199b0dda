// Placeholder of the tests of Studio.
