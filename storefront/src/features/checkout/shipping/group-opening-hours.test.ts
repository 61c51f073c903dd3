import { expect, it } from "vitest";
import { groupOpeningHours } from "./group-opening-hours.ts";

const open = (day: number, opens = "08:00") => ({ day, opens, closes: "20:00" });

it("groupOpeningHours merges consecutive days with the same hours", () => {
  expect(groupOpeningHours([open(1), open(2), open(3), open(5), open(6, "10:00"), open(7, "10:00")])).toEqual(
    [
      { from: 1, to: 3, opens: "08:00", closes: "20:00" },
      { from: 5, to: 5, opens: "08:00", closes: "20:00" },
      { from: 6, to: 7, opens: "10:00", closes: "20:00" },
    ],
  );
  expect(groupOpeningHours([])).toEqual([]);
});
