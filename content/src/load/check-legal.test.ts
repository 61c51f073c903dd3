import { describe, expect, it } from "vitest";
import { checkLegal } from "./check-legal.ts";
import { formatProblem } from "./problem.ts";

const se = {
  code: "se",
  language: "sv",
  legal: { folders: { sv: "se" }, pages: ["terms", "imprint"] },
} as const;
type CheckedSite = Parameters<typeof checkLegal>[0][number];

const check = (sites: CheckedSite[], files: Record<string, string[]>) =>
  checkLegal(sites, new Map(Object.entries(files))).map(formatProblem);
const site = (changes: object = {}, legal: object = {}): CheckedSite => ({
  ...se,
  ...changes,
  legal: { folders: { ...se.legal.folders }, pages: [...se.legal.pages], ...legal },
});

describe("checkLegal", () => {
  it("accepts a site with all required pages, and with further legal pages", () => {
    expect(check([site()], { se: ["terms", "imprint"] })).toEqual([]);
    expect(check([site()], { se: ["terms", "imprint", "returns"] })).toEqual([]);
  });

  it("reports a missing page with the site that lacks it", () => {
    expect(check([site()], { se: ["terms"] })).toEqual([
      "content/legal/se/imprint.md: expected this file too, se must have the page",
    ]);
  });

  it("reports a missing page once, however many sites share the folder", () => {
    expect(check([site(), site({ code: "pre-production" })], { se: ["imprint"] })).toHaveLength(1);
  });

  it("refuses a folder that does not exist", () => {
    expect(check([site({}, { folders: { sv: "sweden" } })], {})).toEqual([
      'content/sites.yaml: [0].legal.folders.sv: expected a folder of legal/, not "sweden"',
    ]);
  });

  it("requires the pages in the site's own language", () => {
    expect(check([site({ language: "en" })], { se: ["terms", "imprint"] })).toEqual([
      "content/sites.yaml: [0].legal.folders: expected a folder for en, the language of the site",
    ]);
  });

  it("refuses one folder for two languages", () => {
    const sites = [site(), site({ code: "dk", language: "da" }, { folders: { da: "se" } })];
    expect(check(sites, { se: ["terms", "imprint"] })).toEqual([
      'content/sites.yaml: [1].legal.folders.da: expected a folder in da, "se" is one in sv',
    ]);
  });

  it("refuses a folder that no site uses", () => {
    expect(check([site()], { se: ["terms", "imprint"], at: ["terms"] })).toEqual([
      "content/legal/at: expected a site of sites.yaml that has this folder",
    ]);
  });

  it("refuses an unknown page name", () => {
    expect(check([site()], { se: ["terms", "imprint", "cookies"] })).toEqual([
      "content/legal/se/cookies.md: expected one of imprint, terms, withdrawal, shipping, returns, warranty, accessibility, privacy",
    ]);
  });
});
