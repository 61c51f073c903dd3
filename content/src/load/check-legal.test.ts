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

describe("the legal pages of a site", () => {
  it("are all there that its law asks for, and may be more", () => {
    expect(check([site()], { se: ["terms", "imprint"] })).toEqual([]);
    expect(check([site()], { se: ["terms", "imprint", "returns"] })).toEqual([]);
  });

  it("must be there, named by the site that lacks them", () => {
    expect(check([site()], { se: ["terms"] })).toEqual([
      "content/legal/se/imprint.md: expected this file too, se must have the page",
    ]);
  });

  it("are missing once, however many sites have the folder", () => {
    expect(check([site(), site({ code: "pre-production" })], { se: ["imprint"] })).toHaveLength(1);
  });

  it("are in a folder that exists", () => {
    expect(check([site({}, { folders: { sv: "sweden" } })], {})).toEqual([
      'content/sites.yaml: [0].legal.folders.sv: expected a folder of legal/, not "sweden"',
    ]);
  });

  it("are there in the site's own language", () => {
    expect(check([site({ language: "en" })], { se: ["terms", "imprint"] })).toEqual([
      "content/sites.yaml: [0].legal.folders: expected a folder for en, the language of the site",
    ]);
  });

  it("are in one language in one folder", () => {
    const sites = [site(), site({ code: "dk", language: "da" }, { folders: { da: "se" } })];
    expect(check(sites, { se: ["terms", "imprint"] })).toEqual([
      'content/sites.yaml: [1].legal.folders.da: expected a folder in da, "se" is one in sv',
    ]);
  });

  it("are read by somebody: a folder that no site has is a mistake", () => {
    expect(check([site()], { se: ["terms", "imprint"], at: ["terms"] })).toEqual([
      "content/legal/at: expected a site of sites.yaml that has this folder",
    ]);
  });

  it("have a name that is known", () => {
    expect(check([site()], { se: ["terms", "imprint", "cookies"] })).toEqual([
      "content/legal/se/cookies.md: expected one of imprint, terms, withdrawal, shipping, returns, warranty, accessibility, privacy",
    ]);
  });
});
