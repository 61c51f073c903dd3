import { expect, it } from "vitest";
import { formatInstant } from "./format-instant.ts";

it.each([
  ["2026-11-25T02:20:11Z", "en", /^25 November 2026 at 03:20:11 CET$/],
  ["2026-11-25T23:30:00Z", "sv", /^26 november 2026 kl. 00:30:00 CET$/],
  ["2026-07-01T10:00:00Z", "de", /^1\. Juli 2026 um 12:00:00 MESZ$/],
  ["2026-03-01T10:00:00Z", "fr", /^1er mars 2026 à 11:00:00 /],
  ["2026-11-25T02:20:11Z", "no", /^25\. november 2026 kl\. 03:20:11 /],
])("formats %s in %s in the shop's time, with its zone", (at, language, written) => {
  expect(formatInstant(new Date(at), language)).toMatch(written);
});
