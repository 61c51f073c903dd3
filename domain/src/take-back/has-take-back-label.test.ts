import { expect, it } from "vitest";
import { hasTakeBackLabel } from "./has-take-back-label.ts";
import { takeBackStates } from "./take-back-state.ts";

it("hasTakeBackLabel returns true only for private individuals whose parcel has not arrived [5.19]", () => {
  const withLabel = (isCompany: boolean) =>
    takeBackStates.filter((state) => hasTakeBackLabel({ isCompany, state }));
  expect(withLabel(false)).toEqual(["created", "sent"]);
  expect(withLabel(true)).toEqual([]);
});
