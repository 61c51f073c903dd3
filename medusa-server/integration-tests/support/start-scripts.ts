import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { builtFolder, medusaCli, supportFolder } from "./folders.ts";

export type Scripts = {
  /**
   * Runs a script of the built server, such as "seed.js", or a file by its absolute path, like `medusa exec`. Returns
   * its output. Arguments must not contain tabs or line breaks.
   */
  run: (script: string, ...args: string[]) => Promise<string>;
  stop: () => Promise<void>;
};

/**
 * Starts a process of Medusa that runs several scripts in turn, because starting Medusa takes longer than a script.
 */
export async function startScripts(env: Record<string, string> = {}): Promise<Scripts> {
  const child = spawn(process.execPath, [medusaCli, "exec", path.join(supportFolder, "run-scripts.ts")], {
    cwd: builtFolder,
    env: {
      ...process.env,
      SPOLVERK_LOCAL: "true",
      MEDUSA_DISABLE_TELEMETRY: "true",
      // No worker: the running server handles the effects of this process's writes.
      MEDUSA_WORKER_MODE: "server",
      ...env,
    },
    stdio: ["pipe", "pipe", "ignore"],
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  async function readUntil(end: string): Promise<string> {
    let read = "";
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error(`The process ended: ${read}`);
      if (value === end) return read;
      read += `${value}\n`;
    }
  }
  await readUntil("READY");
  return {
    run: (script, ...args) => {
      const file = path.resolve(builtFolder, "src/scripts", script);
      child.stdin.write(`${[file, ...args].join("\t")}\n`);
      return readUntil("ENDED");
    },
    stop: async () => {
      child.stdin.end();
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}
