/**
 * Opens an emulator's server on the loopback address, so that no other machine reaches it, until a stop signal.
 *
 * @param {import("node:http").Server} server
 * @param {number} port
 */
export function listenOnLoopback(server, port) {
  server.listen(port, "127.0.0.1", () => console.log(`listening on ${port}`));
  for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT"])) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
}
