import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { toModuleList, toStartScript } from "./start-script.ts";

/** A page as far as the script sees it, whose browser paints and whose clock moves when told. */
function openPage(lists: readonly (readonly string[])[]) {
  const added: object[] = [];
  const frames: (() => void)[] = [];
  const timers: { run: () => void; ms: number }[] = [];
  const listeners: (() => void)[] = [];
  runInNewContext(toStartScript("/entry.js").children, {
    document: {
      readyState: "loading",
      addEventListener: (_: string, run: () => void) => listeners.push(run),
      querySelectorAll: () => lists.map((files) => ({ textContent: toModuleList(files).children })),
      createElement: (tag: string) => ({ tag }),
      head: { append: (element: object) => added.push({ ...element }) },
    },
    requestAnimationFrame: (run: () => void) => frames.push(run),
    setTimeout: (run: () => void, ms = 0) => timers.push({ run, ms }),
  });
  const pass = (ms: number) =>
    timers.splice(0).forEach((timer) => (timer.ms <= ms ? timer.run() : timers.push(timer)));
  /** Runs the task that has waited longest, and no other. */
  const turn = () => timers.shift()?.run();
  return {
    added,
    turn,
    endParsing: () => listeners.splice(0).forEach((run) => run()),
    paint: () => frames.splice(0).forEach((run) => run()),
    pass,
  };
}

const entry = { tag: "script", type: "module", src: "/entry.js" };

describe("toStartScript", () => {
  it("waits for the whole page and its first paint, then asks for each module once", () => {
    const page = openPage([
      ["/entry.js", "/texts.js"],
      ["/home.js", "/texts.js"],
    ]);
    page.pass(1000);
    page.endParsing();
    page.pass(100);
    expect(page.added).toEqual([]);
    page.paint();
    page.pass(0);
    expect(page.added).toEqual([]);
    page.pass(0);
    const asked = ["/entry.js", "/texts.js", "/home.js"];
    const links = asked.map((href) => ({ tag: "link", rel: "modulepreload", href }));
    expect(page.added).toEqual([...links, entry]);
    page.pass(1000);
    expect(page.added).toHaveLength(4);
  });

  it("asks for each in a task of its own, and for what starts the shop last", () => {
    const page = openPage([["/entry.js", "/texts.js"]]);
    page.endParsing();
    page.pass(500);
    const counts = [1, 2, 3].map(() => {
      page.turn();
      return page.added.length;
    });
    expect(counts).toEqual([1, 2, 3]);
    expect(page.added.at(-1)).toEqual(entry);
  });

  it("does not wait for ever in a tab that paints nothing", () => {
    const page = openPage([]);
    page.endParsing();
    page.pass(500);
    page.pass(0);
    expect(page.added).toEqual([entry]);
  });
});
