import assert from "node:assert/strict";
import { it } from "node:test";
import type { MedusaContainer } from "@medusajs/framework/types";
import { queueOrLeave } from "./queue-or-leave.ts";

it("what is stored stays answered for when its mails cannot be queued, and the log says so", async () => {
  const logged: string[] = [];
  const logger = { error: (line: string) => logged.push(line) };
  const container = { resolve: () => logger } as unknown as MedusaContainer;
  await queueOrLeave(container, async () => {});
  assert.deepEqual(logged, []);
  await queueOrLeave(container, () => Promise.reject(new Error("no connection")));
  assert.deepEqual(logged, ["Mails wait for the next job: Error: no connection"]);
});
