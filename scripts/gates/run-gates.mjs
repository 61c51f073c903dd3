import { claimRun } from "../process/run-file.mjs";
import { prepareDataDir } from "../setup/data-dir.mjs";
import { resolveHome } from "../setup/home.mjs";
import { installPackages } from "../setup/install.mjs";
import { resolveDataDir } from "../setup/paths.mjs";
import { createProgress } from "../setup/progress.mjs";
import { runCli } from "../setup/run-cli.mjs";
import { SetupError } from "../setup/setup-error.mjs";
import { toUrls } from "../stack/to-urls.mjs";
import { findFreeStackPorts } from "../stack/ports.mjs";
import { runSteps } from "./run-steps.mjs";
import { selectSteps } from "./select-steps.mjs";
import { addUp, formatSummary } from "./summary.mjs";
import { makeTestDir, removeTestDir } from "./test-dir.mjs";

/** @param {import("./summary.mjs").StepResult} result @param {string} output */
function showEnd({ name, outcome, ms, tests, note }, output) {
  const mark = { passed: "✓", failed: "✗", "left out": "-" }[outcome];
  const counted = tests ? `, ${tests.passed} tests` : "";
  console.log(`  ${mark} ${name} (${(ms / 1000).toFixed(1)} s${counted})${note ? ` ${note}` : ""}`);
  if (outcome === "failed") console.log(`\n${output.trimEnd().replaceAll(/^/gm, "    ")}\n`);
}

/**
 * `npm test` and `npm run verify`: installs missing packages, runs every step or the named ones, and prints a table.
 *
 * @param {readonly string[]} args `--quick` skips the steps that need a running shop; step names select steps
 */
export const runGates = (args) =>
  runCli(async (signal) => {
    const dataDir = await makeTestDir(resolveDataDir());
    const ports = await findFreeStackPorts();
    prepareDataDir(dataDir);
    const runFile = await claimRun(dataDir, { address: toUrls(ports).shop, onOrphans: () => {} });
    signal.addEventListener("abort", () => void runFile.end(), { once: true });
    const env = { ...process.env, ...resolveHome(resolveDataDir()) };
    let failed = 1;
    try {
      await installPackages({ dataDir, env, runFile, onProgress: createProgress().step });
      // Imported late, because these import packages that are installed only now.
      const [{ staticSteps }, { liveSteps }] = await Promise.all([
        import("./static-steps.mjs"),
        import("./live-steps.mjs"),
      ]);
      const context = { dataDir, env, runFile };
      const steps = selectSteps({ quick: staticSteps(context), live: liveSteps(context, ports) }, args);
      const results = await runSteps(steps, showEnd);
      signal.throwIfAborted();
      console.log(formatSummary(results));
      ({ failed } = addUp(results));
    } finally {
      await runFile.end();
      if (failed === 0) await removeTestDir(dataDir);
    }
    if (failed > 0) throw new SetupError("gates-failed", `Logs of this run: ${dataDir}/logs`);
  });
