import { mkdirSync, writeFileSync } from "node:fs";
import { walkStoredCheckouts } from "./walk-stored-checkouts.ts";

/**
 * Writes the fixtures of a release: `node bff/src/testing/stored-checkouts/write-release.ts 2027-02-14`. See README.md.
 */
const [, , release] = process.argv;
if (release === undefined || !/^\d{4}-\d\d-\d\d$/.test(release)) {
  throw new Error("Give the day of the release, such as 2027-02-14");
}
const folder = new URL(`${release}/`, import.meta.url);
// Fails when the release already has fixtures, which are never edited.
mkdirSync(folder);
for (const [state, reply] of Object.entries(await walkStoredCheckouts())) {
  writeFileSync(new URL(`${state}.json`, folder), `${JSON.stringify(reply, null, 2)}\n`);
}
