import assert from "node:assert/strict";
import { afterEach, it } from "node:test";
import { formatLastDay } from "./format-last-day.ts";
import { formatShopDay } from "./format-shop-day.ts";

const ownZone = process.env.TZ;
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});
const day = (iso: string) =>
  new Date(`${iso}T12:00:00.000Z`).toLocaleDateString(undefined, { timeZone: "UTC" });

for (const zone of ["Pacific/Honolulu", "Europe/Stockholm", "Pacific/Kiritimati"]) {
  it(`a last day and a shop day do not depend on the merchandiser's time zone (${zone})`, () => {
    process.env.TZ = zone;
    assert.equal(formatLastDay("2027-01-23"), day("2027-01-23"));
    assert.equal(formatLastDay("2027-01-23T23:59:59.999Z"), day("2027-01-23"));
    assert.equal(formatShopDay("2026-11-24T23:30:00.000Z"), day("2026-11-25"));
    assert.equal(formatShopDay("2026-11-25T22:59:59.000Z"), day("2026-11-25"));
  });
}
