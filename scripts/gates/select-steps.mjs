import { SetupError } from "../setup/setup-error.mjs";

/** @typedef {import("./run-steps.mjs").Step} Step */

/**
 * Selects steps by the command line: all steps, those without a running shop (`--quick`), or the named steps with the
 * steps they need.
 *
 * @param {{ quick: readonly Step[], live: readonly Step[] }} steps
 * @param {readonly string[]} args
 * @returns {readonly Step[]}
 * @throws {SetupError} step-unknown
 */
export function selectSteps({ quick, live }, args) {
  const names = args.filter((arg) => arg !== "--quick");
  const all = args.includes("--quick") ? quick : [...quick, ...live];
  if (names.length === 0) return all;

  /** @param {string} name @returns {string[]} */
  const withNeeds = (name) => {
    const step = all.find((one) => one.name === name);
    if (step) return [name, ...(step.needs ?? []).flatMap(withNeeds)];
    throw new SetupError(
      "step-unknown",
      `There is no step "${name}".`,
      `The steps are: ${all.map((one) => one.name).join(", ")}.`,
    );
  };
  const wanted = new Set(names.flatMap(withNeeds));
  return all.filter((step) => wanted.has(step.name));
}
