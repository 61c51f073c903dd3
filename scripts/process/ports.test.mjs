import net from "node:net";
import { afterEach, expect, it } from "vitest";
import { checkPortsFree, findFreePorts, isPortFree } from "./ports.mjs";

/** @type {net.Server[]} */
const servers = [];
afterEach(() =>
  Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve)))),
);

/** @param {string} host @returns {Promise<number>} */
const listen = (host) =>
  new Promise((resolve) => {
    const server = net.createServer((socket) => socket.destroy());
    servers.push(server);
    server.listen(0, host, () => resolve(/** @type {net.AddressInfo} */ (server.address()).port));
  });

it("findFreePorts finds as many different free ports as requested", async () => {
  const ports = await findFreePorts(4);
  expect(new Set(ports).size).toBe(4);
  expect(await Promise.all(ports.map(isPortFree))).toEqual([true, true, true, true]);
});

it.each(["127.0.0.1", "0.0.0.0"])("isPortFree returns false for a port taken on %s", async (host) => {
  expect(await isPortFree(await listen(host))).toBe(false);
});

it("checkPortsFree names every taken port, its purpose, and the variable that changes it", async () => {
  const [free = 0] = await findFreePorts(1);
  const taken = await listen("127.0.0.1");
  const check = checkPortsFree([
    { title: "the shop", port: free, variable: "SHOP_PORT" },
    { title: "the API", port: taken, variable: "BFF_PORT" },
  ]);
  await expect(check).rejects.toMatchObject({
    code: "port-taken",
    message: `Port ${taken}, wanted for the API, is taken by another program.`,
    mend: expect.stringContaining(`BFF_PORT=${taken + 1} npm start`),
  });
});
