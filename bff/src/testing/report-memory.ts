/** Imported before a server that a test starts: answers each message with the memory of the process, in bytes. */
process.on("message", () => {
  process.send?.(process.memoryUsage.rss());
});
