// The exhaustive versions of the tests, for each night and before a release: they read this variable.
process.env["TEST_DEPTH"] = "deep";
await import("./test.mjs");
