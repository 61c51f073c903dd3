import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { claimRun } from "./run-file.mjs";
import { startService } from "./start-service.mjs";

/** @type {string} */
let dataDir;
/** @type {import("./run-file.mjs").RunFile} */
let run;
beforeEach(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "service-"));
  run = await claimRun(dataDir, { address: "", onOrphans: () => {} });
});
afterEach(async () => {
  await run.end();
  fs.rmSync(dataDir, { recursive: true });
});

/**
 * Starts a Node script. The default timeout is longer than any machine needs; tests of the timeout shorten it.
 *
 * @param {string} script
 * @param {() => Promise<boolean>} isReady
 * @param {number} [readyWithinMs]
 */
const start = (script, isReady, readyWithinMs = 60_000) =>
  startService(
    {
      name: "bff",
      title: "The API",
      file: process.execPath,
      args: ["-e", script],
      cwd: dataDir,
      env: process.env,
      logFile: path.join(dataDir, "bff.log"),
      isReady,
      readyWithinMs,
    },
    run,
  );

it("startService resolves ready when the service answers", async () => {
  let asked = 0;
  const { ready } = start("setInterval(() => {}, 1000)", () => Promise.resolve(++asked === 3));
  await ready;
  expect(asked).toBe(3);
});

it("startService reports which process died, with its last output", async () => {
  const { ready, died } = start('console.log("no such table"); process.exit(3)', () =>
    Promise.resolve(false),
  );
  await expect(ready).rejects.toMatchObject({
    code: "process-died",
    message: "The API ended with exit code 3.",
  });
  expect((await died).mend).toContain("no such table");
});

it("startService fails for a process that is never ready", async () => {
  const { ready } = start("setInterval(() => {}, 1000)", () => Promise.resolve(false), 300);
  await expect(ready).rejects.toMatchObject({
    code: "process-late",
    message: "The API did not get ready within 0.3 seconds.",
  });
});
