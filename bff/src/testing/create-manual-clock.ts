/** Lets everything run that waits for no time. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A clock that only the test advances: timers end in their order, and what they set off runs before the next. */
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
