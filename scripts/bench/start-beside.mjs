import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { answersOk } from "../process/answers-ok.mjs";
import { findFreePorts } from "../process/ports.mjs";
import { rootDir } from "../setup/paths.mjs";

/** Settings without rate limits, which would refuse the load of a bench: all of it comes from one address. */
export const unlimited = {
  RATE_LIMIT_READS: "100000000",
  RATE_LIMIT_WRITES: "100000000",
  RATE_LIMIT_CHECKOUTS: "100000000",
  RENDERS_PER_MINUTE: "100000000",
  RATE_LIMIT_LOOKUPS: "100000000",
  INVOICE_LIMIT_CLIENT: "100000000",
  INVOICE_LIMIT_EMAIL: "100000000",
  INVOICE_LIMIT_ORGANIZATION: "100000000",
};

const ticksPerSecond = 100;
const canPin = spawnSync("taskset", ["-c", "0", "true"]).status === 0;

/**
 * Starts one more BFF or storefront beside the stack, bound to one core, for example with its caches off.
 *
 * @param {"bff" | "storefront"} name
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{
 *   url: string,
 *   cpuSeconds: () => number | null,
 *   memoryMb: () => number | null,
 *   stop: () => void,
 * }>}
 *   cpuSeconds: processor time used so far; memoryMb: memory in use; each null where the system does not report it
 */
export async function startBeside(name, env) {
  const [port] = await findFreePorts(1);
  const script = name === "bff" ? "dist/main.js" : "dist/node/server/main.js";
  const [file, args] = canPin
    ? ["taskset", ["-c", "0", process.execPath, script]]
    : [process.execPath, [script]];
  const child = spawn(file, args, {
    cwd: path.join(rootDir, name),
    env: {
      ...process.env,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      LOG_LEVEL: "warn",
      ...env,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://localhost:${port}`;
  for (let tries = 0; !(await answersOk(`${url}/health/live`)); tries++) {
    if (tries > 150 || child.exitCode !== null) throw new Error(`${name} did not start for the bench`);
    await wait(100);
  }
  return {
    url,
    cpuSeconds: () => readCpuSeconds(child.pid),
    memoryMb: () => readMemoryMb(child.pid),
    stop: () => child.kill("SIGTERM"),
  };
}

/** @param {number | undefined} pid */
function readMemoryMb(pid) {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) / 1000;
  } catch {
    return null;
  }
}

/** @param {number | undefined} pid */
function readCpuSeconds(pid) {
  try {
    // The 12th and 13th value after the command's name, which may contain spaces; both are in ticks of the kernel.
    const values = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(values[11]) + Number(values[12])) / ticksPerSecond;
  } catch {
    return null;
  }
}
