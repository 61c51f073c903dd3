import net from "node:net";
import { SetupError } from "../setup/setup-error.mjs";

/** @param {number} port @param {string} host @returns {Promise<boolean>} */
const answers = (port, host) =>
  new Promise((resolve) => {
    const socket = net.connect({ port, host });
    const end = (/** @type {boolean} */ result) => {
      socket.destroy();
      resolve(result);
    };
    socket.once("connect", () => end(true));
    socket.once("error", () => end(false));
  });

/** @param {number} port 0 for any @returns {Promise<number | null>} the port that could be opened */
const open = (port) =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once("error", () => resolve(null));
    server.listen(port, "127.0.0.1", () => {
      const address = /** @type {net.AddressInfo} */ (server.address());
      server.close(() => resolve(address.port));
    });
  });

/**
 * Tells whether a server can listen on a loopback port. A browser may resolve localhost to ::1 first, so the port
 * counts as taken when another program listens there.
 *
 * @param {number} port
 */
export async function isPortFree(port) {
  const taken = await Promise.all([answers(port, "127.0.0.1"), answers(port, "::1")]);
  return !taken.includes(true) && (await open(port)) !== null;
}

/**
 * Finds currently free ports.
 *
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function findFreePorts(count) {
  /** @type {Set<number>} */
  const ports = new Set();
  while (ports.size < count) {
    const port = await open(0);
    if (port !== null) ports.add(port);
  }
  return [...ports];
}

/**
 * @param {readonly { title: string, port: number, variable: string }[]} wanted variable: the environment variable
 *   that changes the port
 * @throws {SetupError} port-taken
 */
export async function checkPortsFree(wanted) {
  const free = await Promise.all(wanted.map(({ port }) => isPortFree(port)));
  const taken = wanted.filter((_, place) => !free[place]);
  if (taken.length === 0) return;
  throw new SetupError(
    "port-taken",
    taken
      .map(({ title, port }) => `Port ${port}, wanted for ${title}, is taken by another program.`)
      .join(" "),
    `Stop that program, or choose another port: ${taken.map(({ variable, port }) => `${variable}=${port + 1}`).join(" ")} npm start`,
  );
}
