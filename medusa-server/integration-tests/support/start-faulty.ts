import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import path from "node:path";
import type { DraftBody } from "../../src/internal/draft-body.ts";
import { variable } from "./shop.ts";
import { until } from "./until.ts";

const root = path.resolve(__dirname, "../..");

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  assert(address !== null && typeof address === "object");
  return address.port;
}

/** Another built medusa-server on the same database, which dies as if its power failed at one point. */
export async function startFaulty(point: string) {
  const port = await findFreePort();
  const cli = createRequire(path.join(root, "package.json")).resolve("@medusajs/cli/cli.js");
  const child = spawn(process.execPath, [cli, "start"], {
    cwd: path.join(root, ".medusa/server"),
    env: {
      ...process.env,
      NODE_ENV: "production",
      SPOLVERK_LOCAL: "true",
      SPOLVERK_FAULT_POINT: point,
      // It places and does nothing else: what it leaves is for the others.
      MEDUSA_WORKER_MODE: "server",
      ADMIN_DISABLE: "true",
      HOST: "127.0.0.1",
      PORT: String(port),
    },
    stdio: "ignore",
  });
  const died = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  await until(async () => {
    assert.equal(child.exitCode, null, "the server did not start");
    return fetch(`${url}/health`).then(
      ({ ok }) => (ok ? true : null),
      () => null,
    );
  });
  return {
    /** Asks it for the order of a checkout, which it dies of. */
    placeUntilDeath: async (checkoutId: string, draft: DraftBody): Promise<void> => {
      await fetch(`${url}/internal/checkouts/${checkoutId}/order`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-internal-token": variable("INTERNAL_TOKEN") },
        body: JSON.stringify({ draft, version: 1 }),
      }).then(
        ({ status }) => assert.fail(`it answered ${status}`),
        () => undefined,
      );
      const [, signal] = (await died) as [number | null, string | null];
      assert.equal(signal, "SIGKILL");
    },
  };
}
