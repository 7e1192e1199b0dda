// Placeholder of Studio.
