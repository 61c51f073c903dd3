import { readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { rootDir } from "../setup/paths.mjs";

export const figuresFile = path.join(rootDir, "docs/performance.md");

/** Describes the day, the machine and its load. Call it before the run, which is a load itself. */
export function describeRun() {
  const cores = os.cpus();
  const machine = `${cores.length} × ${cores[0]?.model.trim() ?? "unknown processor"}, Node ${process.versions.node}`;
  const load = (os.loadavg()[0] ?? 0).toFixed(1);
  return `${new Date().toISOString().slice(0, 10)}, ${machine}; the machine's load before the run was ${load}.`;
}

/**
 * Replaces the figures of one bench in the document, which stand between two comments. The text around them stays.
 *
 * @param {string} text
 * @param {string} bench
 * @param {readonly import("./show-figures.mjs").Figure[]} figures
 * @param {string} run
 * @throws {Error} when the document has no place for the figures
 */
export function replaceFigures(text, bench, figures, run) {
  const begin = `<!-- figures of ${bench} -->`;
  const end = "<!-- end of figures -->";
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from);
  if (from === -1 || to === -1) throw new Error(`The document has no place for the figures of ${bench}`);
  const rows = figures.map(
    ({ name, value, aim, reached }) => `| ${name} | ${value} | ${reached ? "✓" : "✗"} ${aim} |`,
  );
  const table = ["| | Measured | Aim |", "| --- | --: | :-- |", ...rows].join("\n");
  return `${text.slice(0, from)}${begin}\n\n${run}\n\n${table}\n\n${text.slice(to)}`;
}

/** @param {string} bench @param {readonly import("./show-figures.mjs").Figure[]} figures @param {string} run */
export function writeFigures(bench, figures, run) {
  writeFileSync(figuresFile, replaceFigures(readFileSync(figuresFile, "utf8"), bench, figures, run));
}
