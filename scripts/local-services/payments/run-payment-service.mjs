/**
 * Opens an emulator on the loopback address and closes it on a stop signal.
 *
 * @param {import("node:http").Server} server
 * @param {number} port 0 for any; the log says which
 */
export function runPaymentService(server, port) {
  server.listen(port, "127.0.0.1", () => {
    const address = /** @type {import("node:net").AddressInfo} */ (server.address());
    console.log(`listening on ${address.port}`);
  });
  for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT"])) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
}
