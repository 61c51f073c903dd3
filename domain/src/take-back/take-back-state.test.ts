import { expect, it } from "vitest";
import { mayTakeBackMove, takeBackStates } from "./take-back-state.ts";

const moves = [
  "created → sent",
  "created → received",
  "created → expired",
  "sent → received",
  "received → approved",
  "received → rejected",
  "expired → received",
];

it("mayTakeBackMove allows exactly these transitions [4.37] [5.22]", () => {
  const allowed = takeBackStates.flatMap((from) =>
    takeBackStates.filter((to) => mayTakeBackMove(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(allowed.toSorted()).toEqual(moves.toSorted());
});
