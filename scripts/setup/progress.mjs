/** @typedef {ReturnType<typeof createProgress>} Progress */

/** @param {number} since */
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Shows the steps and how long each took, one line a step. On a terminal a last line counts the seconds of the
 * running steps, cut to the terminal's width, since only the last row of a wrapped line could be cleared.
 *
 * @param {Pick<NodeJS.WriteStream, "isTTY" | "columns" | "on" | "write">} [stream]
 */
export function createProgress(stream = process.stdout) {
  const isLive = stream.isTTY;
  // Ignores write errors, because the terminal may close before the shop stops.
  stream.on("error", () => {});
  /** The running steps. @type {Set<{ title: string, since: number }>} */
  const steps = new Set();
  /** Set while any step runs on a terminal. @type {NodeJS.Timeout | null} */
  let ticker = null;

  const showSteps = () => {
    const texts = [...steps].map(({ title, since }) => `${title} ${seconds(since)}`);
    const line = texts.length === 0 ? "" : `  … ${texts.join(" · ")} `;
    stream.write(`\r\x1b[K${line.slice(0, stream.columns - 1)}`);
  };
  const writeLine = (/** @type {string} */ line) => {
    stream.write(`${isLive ? "\r\x1b[K" : ""}  ${line}\n`);
    if (isLive) showSteps();
  };

  return {
    /**
     * @template Result
     * @param {string} title
     * @param {() => Promise<Result>} run
     * @returns {Promise<Result>}
     */
    step: async (title, run) => {
      const step = { title, since: Date.now() };
      steps.add(step);
      if (isLive) showSteps();
      else writeLine(`… ${title}`);
      if (isLive) ticker ??= setInterval(showSteps, 1000);
      const end = (/** @type {string} */ mark) => {
        steps.delete(step);
        if (ticker && steps.size === 0) {
          clearInterval(ticker);
          ticker = null;
        }
        writeLine(`${mark} ${title} (${seconds(step.since)})`);
      };
      try {
        const result = await run();
        end("✓");
        return result;
      } catch (error) {
        end("✗");
        throw error;
      }
    },
    /** @param {string} text */
    note: (text) => writeLine(`· ${text}`),
  };
}
