import { listHosts, readSites } from "@spolverk/content";
import { describe, expect, it } from "vitest";
import { createShopContextFor } from "./shop-context-for.ts";

const shopContextFor = createShopContextFor("http://{code}.localhost", {
  search: null,
  signIn: null,
  imagesUrl: null,
  reviewsUrl: null,
  stripeJsUrl: null,
  payLaterJsUrl: null,
});

function contextOf(code: string, language?: string) {
  const site = listHosts(readSites()).find(
    (host) => host.code === code && (language === undefined || host.language === language),
  );
  if (!site) throw new Error(`there is no site ${code}`);
  return shopContextFor(site, {});
}

describe("the shop context on the legal guarantee (regulation (EU) 2025/1960)", () => {
  it("contains the notice in the country's languages, the guarantee's years there, and the years of every other site", () => {
    const { site, sites, guaranteeNotices } = contextOf("fi");
    expect(guaranteeNotices.map(({ language }) => language)).toEqual(["fi", "sv"]);
    expect(site.guaranteeYears).toBe(2);
    const yearsByCode = Object.fromEntries(
      sites.map(({ hreflang, guaranteeYears }) => [hreflang, guaranteeYears]),
    );
    expect(yearsByCode).toMatchObject({ en: 3, "nb-NO": null, "sv-SE": 3, "en-GB": null, "de-DE": 2 });
  });

  it.each([
    ["the British site", "co.uk", "en"],
    ["com in Norwegian", "com", "no"],
  ])("contains no years for %s, and the English notice for a checkout of another site", (_, code, read) => {
    const { site, guaranteeNotices } = contextOf(code, read);
    expect(site.guaranteeYears).toBeNull();
    expect(guaranteeNotices.map(({ language }) => language)).toEqual(["en"]);
  });
});
