import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { findFreePort } from "./free-port.ts";
import { until } from "./until.ts";

export type StartedProcess = {
  url: string;
  /** Kills the process like a power failure, and waits for its end. Does nothing when the process has ended. */
  kill: () => Promise<void>;
  /** Resolves at the end of the process to the signal that killed it; null when the process ended by itself. */
  died: Promise<string | null>;
};

/**
 * Running processes. A failing test leaves its servers running, which are killed at exit without waiting for their
 * end.
 */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** Starts one more server of the shop on a free port, and waits until it answers. */
export async function startProcess(
  args: readonly string[],
  options: { cwd: string; env: Record<string, string>; health: string },
): Promise<StartedProcess> {
  const port = await findFreePort();
  const child = spawn(process.execPath, args, {
    cwd: options.cwd,
    env: { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(port), ...options.env },
    stdio: "ignore",
  });
  running.add(child);
  child.unref();
  const died = once(child, "exit").then((exit) => {
    running.delete(child);
    return (exit as [number | null, string | null])[1];
  });
  const url = `http://127.0.0.1:${port}`;
  await until(async () => {
    assert.equal(child.exitCode, null, "the server did not start");
    return fetch(`${url}${options.health}`).then(
      ({ ok }) => (ok ? true : null),
      () => null,
    );
  });
  return {
    url,
    died,
    kill: async () => {
      child.ref();
      child.kill("SIGKILL");
      await died;
    },
  };
}
