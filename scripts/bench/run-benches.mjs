import path from "node:path";
import { rootDir } from "../setup/paths.mjs";
import { runCli } from "../setup/run-cli.mjs";
import { openShop } from "../stack/open-shop.mjs";
import { SetupError } from "../setup/setup-error.mjs";
import { findFreeStackPorts } from "../stack/ports.mjs";

// A load from one address is what the limits are there to refuse.
const unlimited = {
  RATE_LIMIT_READS: "100000000",
  RATE_LIMIT_WRITES: "100000000",
  RATE_LIMIT_CHECKOUTS: "100000000",
};

/** @param {readonly string[]} args */
function readOnly([only]) {
  if (only === undefined || only === "search") return only;
  throw new SetupError(
    "option-unknown",
    `There is no bench ${only}.`,
    "Use npm run bench, or npm run bench search.",
  );
}

/**
 * `npm run bench`, or `npm run bench search` for what needs no shop: starts a shop of its own and prints figures as ratios within the run. Machines
 * differ and are noisy, so a figure below its aim is shown and fails nothing.
 *
 * @param {readonly string[]} args of the command line
 */
export const runBenches = (args) =>
  runCli(async (signal) => {
    const only = readOnly(args);
    const ports = await findFreeStackPorts();
    const dataDir = path.join(rootDir, ".data/bench");
    const env = { ...unlimited, LOG_LEVEL: "warn" };
    const { runFile, progress } = await openShop({ dataDir, ports, signal });
    // What these import has only been installed by now.
    const { startStack } = await import("../stack/start-stack.mjs");
    const { measureApi } = await import("./measure-api.mjs");
    const { measureLighthouse } = await import("./measure-lighthouse.mjs");
    const { measurePages } = await import("./measure-pages.mjs");
    const { measureSearch } = await import("./search/measure-search.mjs");
    const { showFigures } = await import("./show-figures.mjs");
    try {
      const ofSearch = await progress.step("Measuring the search", measureSearch);
      if (only === "search") return showFigures(ofSearch);
      const stack = await startStack({
        dataDir,
        ports,
        mode: "production",
        runFile,
        onProgress: progress.step,
        env,
      });
      const figures = [
        ...ofSearch,
        ...(await progress.step("Measuring the API", () => measureApi(stack))),
        ...(await progress.step("Measuring the pages", () => measurePages(stack))),
        ...(await progress.step("Asking Lighthouse", () => measureLighthouse(stack))),
      ];
      showFigures(figures);
    } finally {
      await runFile.end();
    }
  });
