import { SetupError } from "../setup/setup-error.mjs";

/** @typedef {import("./run-steps.mjs").Step} Step */

/**
 * The steps that a command line asks for: all of them, without those that need a running shop (`--quick`), or the
 * named ones with what they need.
 *
 * @param {{ quick: readonly Step[], live: readonly Step[] }} steps
 * @param {readonly string[]} args
 * @returns {{ quick: readonly Step[], live: readonly Step[] }}
 * @throws {SetupError} step-unknown
 */
export function selectSteps({ quick, live }, args) {
  const names = args.filter((arg) => arg !== "--quick");
  const offered = args.includes("--quick") ? { quick, live: [] } : { quick, live };
  if (names.length === 0) return offered;

  const all = [...offered.quick, ...offered.live];
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
  const choose = (/** @type {readonly Step[]} */ from) => from.filter((step) => wanted.has(step.name));
  return { quick: choose(offered.quick), live: choose(offered.live) };
}
