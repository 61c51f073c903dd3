import { resolveDataDir } from "../setup/paths.mjs";
import { runCli } from "../setup/run-cli.mjs";
import { SetupError } from "../setup/setup-error.mjs";
import { openShop } from "./open-shop.mjs";
import { resolvePorts } from "./ports.mjs";
import { showAddresses } from "./show-addresses.mjs";
import { showSearchFilling } from "./wait-for-search.mjs";

/** @param {readonly string[]} args @returns {import("./environments.mjs").Mode} */
function resolveMode(args) {
  const [option = null] = args;
  if (option === null) return "production";
  if (option === "--dev") return "development";
  if (option === "--memory") return "memory";
  throw new SetupError(
    "option-unknown",
    `There is no option ${option}.`,
    "Use npm start, npm run dev or npm run dev:memory.",
  );
}

/**
 * `npm start`, `npm run dev` and `npm run dev:memory`: installs and builds what is stale, starts the shop and keeps
 * it running until Ctrl-C or until a process dies.
 *
 * @param {readonly string[]} args of the command line
 */
export const runShop = (args) =>
  runCli(async (signal) => {
    const mode = resolveMode(args);
    const ports = resolvePorts();
    const dataDir = resolveDataDir();
    const { runFile, progress, build, stopped } = await openShop({ dataDir, ports, mode, signal });
    try {
      // Imported late, because start-stack.mjs imports packages that are installed only now.
      const { startStack } = await import("./start-stack.mjs");
      const stack = await startStack({ dataDir, ports, mode, runFile, build, onProgress: progress.step });
      await showAddresses(stack, ports);
      // The shop is open while the index fills.
      void showSearchFilling(stack, progress);
      const failure = await Promise.race([stack.died, stopped]);
      // A stop on purpose ends the processes too.
      if (failure && !signal.aborted) throw failure;
    } finally {
      await runFile.end();
    }
  });
