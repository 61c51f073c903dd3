/** @typedef {ReturnType<typeof createProgress>} Progress */

/** @param {number} since */
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Shows what is being done, one line a step; on a terminal the line of the step under way counts the seconds.
 *
 * @param {NodeJS.WriteStream} [stream]
 */
export function createProgress(stream = process.stdout) {
  const live = stream.isTTY;
  // The terminal may be closed before the shop is.
  stream.on("error", () => {});

  return {
    /**
     * @template Result
     * @param {string} title
     * @param {() => Promise<Result>} run
     * @returns {Promise<Result>}
     */
    step: async (title, run) => {
      const since = Date.now();
      const show = () => stream.write(`\r  … ${title} ${seconds(since)} `);
      const ticker = live ? setInterval(show, 1000) : null;
      stream.write(live ? `\r  … ${title} ` : `  … ${title}\n`);
      const end = (/** @type {string} */ mark) => {
        if (ticker) clearInterval(ticker);
        stream.write(`${live ? "\r\x1b[K" : ""}  ${mark} ${title} (${seconds(since)})\n`);
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
    note: (text) => {
      stream.write(`  · ${text}\n`);
    },
  };
}
