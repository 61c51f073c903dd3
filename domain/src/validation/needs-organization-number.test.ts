import { expect, it } from "vitest";
import { needsOrganizationNumber } from "./needs-organization-number.ts";

it.each([
  ["SE", "SE556036079301", true],
  ["DE", "DE136695976", false],
  ["DE", "", true],
  ["NO", "", true],
])(
  "a company in %s with the VAT number %j needs its organization number: %s [3.39] [5.3]",
  (country, vatNumber, needed) => {
    expect(needsOrganizationNumber({ country, vatNumber })).toBe(needed);
  },
);
