import { describe, expect, it } from "vitest";
import { CheckoutBusyError, createCheckoutQueue } from "./checkout-queue.ts";

/** Jobs that end on command, and a list of those started. */
function createJobs() {
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const job = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => finish.set(name, () => resolve(name)));
  };
  return { started, job, finish: (name: string) => finish.get(name)!() };
}
const place = { from: "shopper", request: "place" } as const;
const cancel = { from: "shopper", request: "cancel" } as const;
const settle = { from: "settlement" } as const;

describe("createCheckoutQueue", () => {
  it("runs the calls for one checkout one after another and refuses a third call of the shopper", async () => {
    const { started, job, finish } = createJobs();
    const run = createCheckoutQueue();
    const first = run("c1", place, job("first"));
    const second = run("c1", place, job("second"));
    await expect(run("c1", cancel, job("third"))).rejects.toThrow(CheckoutBusyError);
    expect(started).toEqual(["first"]);
    finish("first");
    expect(await first).toEqual("first");
    await Promise.resolve();
    expect(started).toEqual(["first", "second"]);
    finish("second");
    expect(await second).toEqual("second");
  });

  it("lets up to a hundred identical calls share the reply of the waiting one", async () => {
    const { started, job, finish } = createJobs();
    const run = createCheckoutQueue();
    const first = run("c1", place, job("first"));
    const others = Array.from({ length: 100 }, () => run("c1", place, job("shared")));
    await expect(run("c1", place, job("late"))).rejects.toThrow(CheckoutBusyError);
    finish("first");
    await first;
    await Promise.resolve();
    finish("shared");
    expect(new Set(await Promise.all(others))).toEqual(new Set(["shared"]));
    expect(started).toEqual(["first", "shared"]);
  });

  it("lets a settlement wait beside the shopper's call, so that a flood of calls cannot keep a hold from ending", async () => {
    const { started, job, finish } = createJobs();
    const run = createCheckoutQueue();
    const calls = [run("c1", place, job("place")), run("c1", cancel, job("cancel"))];
    const settlements = [run("c1", settle, job("settle")), run("c1", settle, job("settle"))];
    finish("place");
    await calls[0];
    await Promise.resolve();
    finish("cancel");
    await calls[1];
    await Promise.resolve();
    finish("settle");
    expect(await Promise.all(settlements)).toEqual(["settle", "settle"]);
    expect(started).toEqual(["place", "cancel", "settle"]);
  });

  it("runs the calls of different checkouts in parallel and continues after a failed one", async () => {
    const { job, finish } = createJobs();
    const run = createCheckoutQueue();
    const other = run("c2", place, job("other"));
    const failed = run("c1", place, () => Promise.reject(new Error("no")));
    const next = run("c1", place, async () => "next");
    await expect(failed).rejects.toThrow(/no/);
    expect(await next).toEqual("next");
    finish("other");
    await other;
    expect(await run("c1", place, async () => "again")).toEqual("again");
  });
});
