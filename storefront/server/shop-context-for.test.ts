import { readSites } from "@spolverk/content";
import { describe, expect, it } from "vitest";
import { settingsCookies } from "../src/site/settings-cookies.ts";
import { createShopContextFor } from "./shop-context-for.ts";

const shopContextFor = createShopContextFor("http://{code}.localhost", {
  search: null,
  signIn: null,
  imagesUrl: null,
  reviewsUrl: null,
  stripeJsUrl: null,
  payLaterJsUrl: null,
});

function contextOf(code: string, cookies: Record<string, string> = {}) {
  const site = readSites().find((candidate) => candidate.code === code);
  if (!site) throw new Error(`there is no site ${code}`);
  return shopContextFor(site, cookies);
}

describe("what a site's pages know of the legal guarantee (regulation (EU) 2025/1960)", () => {
  it("is the languages and the years of its country, and the years of every other site", () => {
    const { site, sites, guaranteeNotices } = contextOf("fi");
    expect(guaranteeNotices.map(({ language }) => language)).toEqual(["fi", "sv"]);
    expect(site.guaranteeYears).toBe(2);
    const yearsByCode = Object.fromEntries(sites.map(({ code, guaranteeYears }) => [code, guaranteeYears]));
    expect(yearsByCode).toMatchObject({ com: 3, se: 3, "co.uk": null, de: 2 });
  });

  it.each([
    ["the British site", "co.uk", {}],
    ["com in Norwegian", "com", { [settingsCookies.language]: "no" }],
  ])("is no notice of %s, and English words for a checkout of another site", (_, code, cookies) => {
    const { site, guaranteeNotices } = contextOf(code, cookies);
    expect(site.guaranteeYears).toBeNull();
    expect(guaranteeNotices.map(({ language }) => language)).toEqual(["en"]);
  });
});
