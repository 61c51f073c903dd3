import { readdirSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

/**
 * Runs in a Medusa process: prints the names of the jobs, then runs the job that each line of the input names and
 * prints its duration.
 *
 * @param {{ container: object }} input
 */
export default async function runJobs({ container }) {
  // `medusa exec` sets a mode that loads no jobs.
  process.env["MEDUSA_WORKER_MODE"] = "shared";
  const folder = path.resolve("src/jobs");
  const names = readdirSync(folder).flatMap((file) =>
    file.endsWith(".js") ? [path.basename(file, ".js")] : [],
  );
  console.log(`JOBS ${JSON.stringify(names)}`);
  for await (const name of createInterface({ input: process.stdin })) {
    const { default: built } = await import(pathToFileURL(path.join(folder, `${name}.js`)).href);
    const since = performance.now();
    await built.default(container);
    console.log(`MS ${performance.now() - since}`);
  }
}
