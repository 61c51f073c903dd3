import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { getProcessIdentity } from "./process-identity.mjs";
import { claimRun, getRunningShop, stopOrphans } from "./run-file.mjs";
import { spawnChild } from "./spawn-child.mjs";
import { isAlive } from "./stop-process.mjs";

/** @type {string} */
let dataDir;
/** @type {number[]} */
const started = [];

beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "run-file-"));
});
afterEach(() => {
  for (const pid of started.splice(0)) if (getProcessIdentity(pid) !== null) process.kill(pid, "SIGKILL");
  fs.rmSync(dataDir, { recursive: true });
});

const sleep = { file: process.execPath, args: ["-e", "setInterval(() => {}, 1000)"] };

/** A process recorded in the run file, as after its launcher was killed. @param {string} name */
function startStray(name) {
  const child = spawn(sleep.file, sleep.args, { detached: true, stdio: "ignore" });
  const pid = child.pid ?? 0;
  started.push(pid);
  return { name, pid, identity: getProcessIdentity(pid) ?? "", stopSignal: "SIGTERM" };
}

const deadLauncher = { name: "launcher", pid: 1, identity: "long gone", stopSignal: "SIGTERM" };
const claim = () => claimRun(dataDir, { address: "http://localhost:3900", onOrphans: () => {} });
const writeRun = (/** @type {object[]} */ children) =>
  fs.writeFileSync(
    path.join(dataDir, "run.json"),
    JSON.stringify({ launcher: deadLauncher, address: "http://localhost:3900", children }),
  );

describe("claimRun", () => {
  it("refuses a second launcher and returns the first one's address", async () => {
    const run = await claim();
    await expect(claim()).rejects.toMatchObject({
      code: "already-running",
      message: `The shop is already running at http://localhost:3900 (process ${process.pid}).`,
    });
    await run.end();
    expect(getRunningShop(dataDir)).toBeNull();
  });

  it("accepts exactly one of two simultaneous launchers", async () => {
    const results = await Promise.allSettled([claim(), claim()]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("stops the processes that a killed launcher left behind", async () => {
    const orphan = startStray("bff");
    writeRun([orphan]);
    /** @type {string[]} */
    const told = [];
    await claimRun(dataDir, { address: "", onOrphans: (names) => told.push(...names) });
    expect(told).toEqual(["bff"]);
    expect(getProcessIdentity(orphan.pid)).toBeNull();
  });

  it("never signals another process that has reused a pid", async () => {
    const stranger = startStray("bff");
    writeRun([{ ...stranger, identity: "of the former process" }]);
    expect(await stopOrphans(dataDir)).toEqual([]);
    expect(isAlive(stranger)).toBe(true);
  });

  it("accepts a data folder with an incomplete run file", async () => {
    fs.writeFileSync(path.join(dataDir, "run.json"), '{"launcher":');
    const run = await claim();
    expect(getRunningShop(dataDir)?.pid).toBe(process.pid);
    await run.end();
  });
});

describe("a run", () => {
  const command = () => ({
    ...sleep,
    name: "storefront",
    cwd: dataDir,
    env: process.env,
    logFile: path.join(dataDir, "storefront.log"),
  });

  it("records its processes, stops them at its end and starts none afterwards", async () => {
    const run = await claim();
    const { reference, exited } = spawnChild(command(), run);
    expect(fs.readFileSync(path.join(dataDir, "run.json"), "utf8")).toContain(`"pid": ${reference.pid}`);
    await run.end();
    expect(await exited).toEqual({ code: null, signal: "SIGTERM" });
    expect(fs.existsSync(path.join(dataDir, "run.json"))).toBe(false);
    expect(() => spawnChild(command(), run)).toThrow(expect.objectContaining({ code: "interrupted" }));
  });

  it("names a missing program", async () => {
    const run = await claim();
    expect(() => spawnChild({ ...command(), file: "/nowhere/at/all" }, run)).toThrow(
      expect.objectContaining({
        code: "command-missing",
        message: expect.stringContaining("/nowhere/at/all"),
      }),
    );
    await run.end();
  });

  it("waits until a signalled group has ended cleanly, its leader first", async () => {
    const run = await claim();
    const tidy =
      'process.on("SIGTERM", () => setTimeout(() => { console.log("tidied up"); process.exit() }, 100)); console.log("ready"); setInterval(() => {}, 1000)';
    const leader = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(tidy)}], { stdio: "inherit" })`;
    const { exited } = spawnChild({ ...command(), args: ["-e", leader], isGroupAsked: true }, run);
    const readLog = () => fs.readFileSync(command().logFile, "utf8");
    await expect.poll(readLog).toBe("ready\n");
    await Promise.all([run.end(), run.end()]);
    expect(readLog()).toBe("ready\ntidied up\n");
    expect(await exited).toEqual({ code: null, signal: "SIGTERM" });
  });

  it("kills a process that ignores the stop signal", async () => {
    const run = await claim();
    const deaf = 'process.on("SIGTERM", () => {}); console.log("deaf"); setInterval(() => {}, 1000)';
    const { exited } = spawnChild({ ...command(), args: ["-e", deaf] }, run);
    await expect.poll(() => fs.readFileSync(command().logFile, "utf8")).toBe("deaf\n");
    await run.end();
    expect(await exited).toEqual({ code: null, signal: "SIGKILL" });
  });
});
