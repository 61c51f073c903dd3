import type { TakeBackState } from "@spolverk/domain";
import { expect, it } from "vitest";
import { toTakeBackSteps } from "./to-take-back-steps.ts";

const toHistory = (...states: TakeBackState[]) =>
  states.map((state, index) => ({ state, at: `2026-11-0${index + 1}T10:00:00Z` }));

it.each([
  [["created"], ["created current", "sent upcoming", "received upcoming", "checked upcoming"]],
  [
    ["created", "sent"],
    ["created done", "sent current", "received upcoming", "checked upcoming"],
  ],
  [
    ["created", "received"],
    ["created done", "received current", "checked upcoming"],
  ],
  [
    ["created", "sent", "received", "approved"],
    ["created done", "sent done", "received done", "approved done"],
  ],
  [
    ["created", "received", "rejected"],
    ["created done", "received done", "rejected current"],
  ],
  [
    ["created", "expired"],
    ["created done", "expired current"],
  ],
  [
    ["created", "expired", "received"],
    ["created done", "expired done", "received current", "checked upcoming"],
  ],
] as const)("toTakeBackSteps maps the history %j to the steps %j [4.37]", (states, steps) => {
  const history = toHistory(...states);
  const state = history.at(-1)?.state ?? "created";
  const found = toTakeBackSteps({ state, history });
  expect(found.map((step) => `${step.name} ${step.state}`)).toEqual(steps);
  expect(found.filter(({ at }) => at !== null).map(({ at }) => at)).toEqual(history.map(({ at }) => at));
});
