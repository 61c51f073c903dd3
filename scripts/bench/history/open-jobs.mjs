import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { rootDir } from "../../setup/paths.mjs";
import { medusaCommand } from "../../stack/medusa-command.mjs";

/**
 * Starts a Medusa process beside the shop's that runs jobs on request.
 *
 * @param {NodeJS.ProcessEnv} env of Medusa
 * @returns {Promise<{ names: string[], run: (name: string) => Promise<number>, stop: () => Promise<void> }>} run: returns the
 *   milliseconds that the job took
 */
export async function openJobs(env) {
  const script = path.join(rootDir, "scripts/bench/history/run-jobs.mjs");
  const { file, args, cwd } = medusaCommand("production", ["exec", script]);
  const child = spawn(file, args, { cwd, env, stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  /** Waits for a line that starts with a word and returns the rest of it; other lines are log. @param {string} word */
  const read = async (word) => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error("The process of the jobs has ended");
      if (value.startsWith(word)) return value.slice(word.length);
    }
  };
  /** @type {string[]} */
  const names = JSON.parse(await read("JOBS "));
  return {
    names,
    run: async (name) => {
      child.stdin.write(`${name}\n`);
      return Number(await read("MS "));
    },
    stop: async () => {
      child.stdin.end();
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}
