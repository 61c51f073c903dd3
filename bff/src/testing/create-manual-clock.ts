/** Runs everything that is ready without a timer. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A manual clock: timers end in order, and their effects run before the next one. */
export function createManualClock() {
  const state = { now: 0 };
  let timers: { at: number; end: () => void }[] = [];
  return {
    now: () => state.now,
    wait: (ms: number) =>
      new Promise<void>((resolve) => void timers.push({ at: state.now + ms, end: resolve })),
    advance: async (ms: number) => {
      const until = state.now + ms;
      for (;;) {
        await settle();
        const next = timers.toSorted((a, b) => a.at - b.at).find(({ at }) => at <= until);
        if (next === undefined) break;
        timers = timers.filter((timer) => timer !== next);
        state.now = Math.max(state.now, next.at);
        next.end();
      }
      state.now = until;
    },
  };
}
