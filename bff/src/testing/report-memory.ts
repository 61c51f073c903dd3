/** Imported before a server under test: answers each message with the memory of the process, in bytes. */
process.on("message", () => {
  process.send?.(process.memoryUsage.rss());
});
