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
  RENDERS_PER_MINUTE: "100000000",
  RATE_LIMIT_LOOKUPS: "100000000",
  INVOICE_LIMIT_CLIENT: "100000000",
  INVOICE_LIMIT_EMAIL: "100000000",
  INVOICE_LIMIT_ORGANIZATION: "100000000",
};

const parts = /** @type {const} */ (["api", "checkout", "security", "pages", "lighthouse", "changes"]);

/** @param {readonly string[]} args */
function readParts([only]) {
  const part = parts.find((each) => each === only);
  if (only === undefined) return parts;
  if (part !== undefined) return [part];
  throw new SetupError(
    "option-unknown",
    `There is no bench ${only}.`,
    `Use npm run bench, or one of its parts: ${parts.join(", ")}.`,
  );
}

/**
 * `npm run bench`, or one of its parts alone: starts a shop of its own and prints figures, as ratios within the run
 * where that can be. Machines differ and are noisy, so a figure below its aim is shown and fails nothing.
 *
 * @param {readonly string[]} args of the command line
 */
export const runBenches = (args) =>
  runCli(async (signal) => {
    const wanted = readParts(args);
    const ports = await findFreeStackPorts();
    const dataDir = path.join(rootDir, ".data/bench");
    // The shop is compared with Medusa's own Store API.
    const env = { ...unlimited, LOG_LEVEL: "warn", SPOLVERK_STORE_API: "true" };
    const { runFile, progress } = await openShop({ dataDir, ports, signal });
    // What these import has only been installed by now.
    const { startStack } = await import("../stack/start-stack.mjs");
    const { floodPages } = await import("./flood-pages.mjs");
    const { measureApi } = await import("./measure-api.mjs");
    const { measureChanges } = await import("./measure-changes.mjs");
    const { measureCheckout } = await import("./measure-checkout.mjs");
    const { measureLighthouse } = await import("./measure-lighthouse.mjs");
    const { measurePages } = await import("./measure-pages.mjs");
    const { measureSecurity } = await import("./measure-security.mjs");
    const { showFigures } = await import("./show-figures.mjs");
    /** @param {import("../stack/start-stack.mjs").Stack} stack */
    const floodShop = async (stack) => [...(await measureSecurity(stack)), ...(await floodPages(stack))];
    const benches = {
      api: { title: "Measuring the API", measure: measureApi },
      checkout: { title: "Buying by two ways", measure: measureCheckout },
      security: { title: "Flooding the shop", measure: floodShop },
      pages: { title: "Measuring the pages", measure: measurePages },
      lighthouse: { title: "Asking Lighthouse", measure: measureLighthouse },
      changes: { title: "Changing a large catalogue", measure: measureChanges },
    };
    try {
      const stack = await startStack({
        dataDir,
        ports,
        mode: "production",
        runFile,
        onProgress: progress.step,
        env,
      });
      const figures = [];
      for (const part of wanted) {
        const { title, measure } = benches[part];
        figures.push(...(await progress.step(title, () => measure(stack))));
      }
      showFigures(figures);
    } finally {
      await runFile.end();
    }
  });
