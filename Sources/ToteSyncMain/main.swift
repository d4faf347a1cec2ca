// Reads the arguments, and runs what they ask for.
