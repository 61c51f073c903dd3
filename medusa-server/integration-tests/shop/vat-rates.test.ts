import assert from "node:assert/strict";
import path from "node:path";
import { after, before, describe, it } from "node:test";
import { supportFolder } from "../support/folders.ts";
import { admin, database, internal } from "../support/shop.ts";
import { type Scripts, startScripts } from "../support/start-scripts.ts";

type Change = { id: string; country: string; rate: number; starts_on: string };
type Thresholds = { import_consignment_gbp: number | null; import_item_nok: number | null };
type Vat = {
  countries: { country: string; rate: number; standard_rate: number | null }[];
  changes: Change[];
  history: { country: string; rate: number; from: string; until: string | null }[];
  thresholds: Thresholds;
};
type Settings = {
  settings: Thresholds;
  tax_regions: { country_code: string; tax_rates: { rate: number; is_default: boolean }[] }[];
  vat_changes: { country: string; rate: number; starts_on: string }[];
};
type Refused = { fields: Record<string, string> };

const readVat = async () => (await admin<Vat>("vat")).body;
const readSettings = async () => (await internal<Settings>("settings")).body;
const plan = (body: object) => admin<{ change: Change } & Refused>("vat/changes", body);
const rateOf = async (country: string) =>
  (await readVat()).countries.find((known) => known.country === country)?.rate;

describe("VAT rates", () => {
  let scripts: Scripts;
  before(async () => {
    scripts = await startScripts();
  });
  after(async () => {
    await scripts.stop();
    await database.query(`delete from "vat_rate_change"`);
    await database.query(
      `update "tax_rate" set "rate" = 25 where "code" in ('vat-hu', 'vat-lu', 'vat-si', 'vat-sk') and "deleted_at" is null`,
    );
    await admin("vat/thresholds", { import_consignment_gbp: null, import_item_nok: null });
  });
  const applyAt = (now: string) => scripts.run(path.join(supportFolder, "apply-vat-changes.ts"), now);

  it("default to 25 percent, and are listed beside each country's standard rate [9.12]", async () => {
    const { countries } = await readVat();
    assert.deepEqual(
      countries.find(({ country }) => country === "FI"),
      { country: "FI", rate: 25, standard_rate: 25.5 },
    );
    assert.deepEqual(
      countries.find(({ country }) => country === "US"),
      undefined,
    );
  });

  it("planned for a day are listed in the settings, and become the tax region's on that day [9.12]", async () => {
    const { status, body } = await plan({ country: "HU", rate: 27.5, starts_on: "2099-12-01" });
    assert.equal(status, 200);
    const told = (await readSettings()).vat_changes.filter(({ country }) => country === "HU");
    assert.deepEqual(
      told.map(({ rate, starts_on }) => [rate, starts_on]),
      [[27.5, "2099-12-01"]],
    );
    await applyAt("2099-11-30T22:59:59.999Z");
    assert.equal(await rateOf("HU"), 25);
    await applyAt("2099-11-30T23:00:00.000Z");
    assert.equal(await rateOf("HU"), 27.5);
    const { tax_regions, vat_changes } = await readSettings();
    const region = tax_regions.find(({ country_code }) => country_code === "hu");
    assert.equal(region?.tax_rates.find(({ is_default }) => is_default)?.rate, 27.5);
    assert.ok(!vat_changes.some(({ country }) => country === "HU"));
    // A rate that has begun cannot be deleted; it can only be replaced, by another rate for the same day or in the tax region.
    const refused = await admin<{ message: string }>(`vat/changes/${body.change.id}`, undefined, "DELETE");
    assert.ok(refused.status >= 400);
  });

  it("can be replaced after they have begun, by planning another rate for the same day; both remain listed [9.12]", async () => {
    const day = "2094-01-01";
    for (const rate of [42, 22]) {
      assert.equal((await plan({ country: "SI", rate, starts_on: day })).status, 200);
      await applyAt(`${day}T12:00:00.000Z`);
      assert.equal(await rateOf("SI"), rate);
    }
    const { history } = await readVat();
    assert.deepEqual(
      history.filter(({ country }) => country === "SI").map(({ rate, from, until }) => [rate, from, until]),
      [
        [22, day, null],
        [42, day, day],
      ],
    );
  });

  it("take effect in order when two rates of a country begin while the server is away: the later one applies", async () => {
    await plan({ country: "LU", rate: 18, starts_on: "2098-02-01" });
    await plan({ country: "LU", rate: 16, starts_on: "2098-01-01" });
    await applyAt("2098-06-01T12:00:00.000Z");
    assert.equal(await rateOf("LU"), 18);
  });

  it("can be deleted while they are planned", async () => {
    const { body } = await plan({ country: "SK", rate: 30, starts_on: "2097-01-01" });
    assert.equal((await admin(`vat/changes/${body.change.id}`, undefined, "DELETE")).status, 200);
    await applyAt("2097-06-01T12:00:00.000Z");
    assert.equal(await rateOf("SK"), 25);
  });

  it("name their problems by field when they are refused", async () => {
    const good = { country: "SK", rate: 23, starts_on: "2096-01-01" };
    for (const [change, fields] of [
      [{ country: "XX" }, { country: "is not delivered to" }],
      [{ rate: 25.123 }, { rate: "has at most two decimals" }],
      [{ starts_on: "2020-01-01" }, { starts_on: "has passed" }],
    ] as const) {
      const { status, body } = await plan({ ...good, ...change });
      assert.deepEqual([status, body.fields], [400, fields]);
    }
    await plan(good);
    const again = await plan({ ...good, rate: 24 });
    assert.deepEqual(again.body.fields, {
      starts_on: "has a rate of this country already: remove that one first",
    });
  });

  it("can be planned in one call for every country whose rate would differ from its standard rate on that day", async () => {
    await admin("vat/changes/standard", { starts_on: "2095-01-01" });
    const { changes } = await readVat();
    const planned = changes.filter(({ starts_on }) => starts_on === "2095-01-01");
    const rates = Object.fromEntries(planned.map(({ country, rate }) => [country, rate]));
    assert.deepEqual([rates["DE"], rates["FI"], rates["SE"], rates["NO"]], [19, 25.5, undefined, undefined]);
    assert.equal(
      (await admin<{ planned: number }>("vat/changes/standard", { starts_on: "2095-01-01" })).body.planned,
      0,
    );
  });
});

describe("the import thresholds", () => {
  it("default to off, and a merchandiser can change them", async () => {
    const off = { import_consignment_gbp: null, import_item_nok: null };
    assert.deepEqual((await readVat()).thresholds, off);
    await admin("vat/thresholds", { import_consignment_gbp: 135, import_item_nok: 3000 });
    const { settings } = await readSettings();
    assert.deepEqual([settings.import_consignment_gbp, settings.import_item_nok], [135, 3000]);
    const { status } = await admin("vat/thresholds", { ...off, import_item_nok: 0.5 });
    assert.equal(status, 400);
    await admin("vat/thresholds", off);
  });
});
