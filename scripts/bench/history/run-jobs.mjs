import { readdirSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

/**
 * Runs in a process of Medusa: says which jobs there are, then runs the one that each line of the input names and tells
 * how long it took.
 *
 * @param {{ container: object }} input
 */
export default async function runJobs({ container }) {
  // Medusa's command takes the place of a server that runs no jobs.
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
