// Runs the exhaustive versions of the tests, each night and before a release: tests read this variable.
process.env["TEST_DEPTH"] = "deep";
await import("./test.mjs");
