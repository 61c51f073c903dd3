import { planBuild } from "../setup/build.mjs";
import { SetupError } from "../setup/setup-error.mjs";
import { everyPackage, runCommand, runSuite, toolCommand } from "./run-command.mjs";

/** @typedef {import("./run-steps.mjs").Step} Step */

/**
 * Wraps a part of the set-up as a step of the gate.
 *
 * @param {() => Promise<void>} work
 * @returns {Promise<import("./run-steps.mjs").StepEnd>}
 */
export async function runSetup(work) {
  try {
    await work();
    return { ok: true, output: "", tests: null };
  } catch (error) {
    const output = error instanceof SetupError ? `${error.message}\n${error.mend}` : String(error);
    return { ok: false, output, tests: null };
  }
}

/**
 * Returns the step of one of the repository's own checks; the last line of its output is the note in the table.
 *
 * @param {import("./run-command.mjs").GateContext} context
 * @param {string} name
 * @param {readonly string[]} [options]
 * @returns {Step}
 */
export const ownCheck = (context, name, options = []) => ({
  name,
  hasTests: false,
  run: async () => {
    const args = [`scripts/check-${name}.mjs`, ...options];
    const end = await runCommand(context, { name, file: process.execPath, args });
    return { ...end, note: end.output.trimEnd().split("\n").at(-1) ?? "" };
  },
});

/**
 * The steps that need neither a database nor a browser.
 *
 * @param {import("./run-command.mjs").GateContext} context
 * @returns {Step[]}
 */
export function staticSteps(context) {
  const { dataDir, env, runFile } = context;
  const check = (
    /** @type {string} */ name,
    /** @type {{ file: string, args: readonly string[] }} */ command,
    /** @type {readonly string[]} */ needs = [],
  ) => ({ name, needs, hasTests: false, run: () => runCommand(context, { name, ...command }) });
  return [
    {
      name: "build",
      hasTests: false,
      run: () =>
        runSetup(() =>
          planBuild({ dataDir, env, runFile, onProgress: (_, run) => run() }, "production").buildAll(),
        ),
    },
    check("format", toolCommand("oxfmt", ["--check", "."])),
    ownCheck(context, "commits"),
    ownCheck(context, "requirements"),
    { ...ownCheck(context, "compose"), needs: ["build"] },
    ownCheck(context, "references"),
    { ...ownCheck(context, "texts"), needs: ["build"] },
    ownCheck(context, "wording"),
    check("unused", toolCommand("knip", ["--no-progress"])),
    // Type-aware linting loads every TypeScript program, so the same run checks the types.
    check("lint", toolCommand("oxlint", ["--type-aware", "--type-check", "--deny-warnings"]), ["build"]),
    {
      name: "unit",
      needs: ["build"],
      hasTests: true,
      run: () => runSuite(context, "*/reports/unit.xml", [{ name: "unit", ...everyPackage("unit") }]),
    },
  ];
}
