import { expect, test } from "@playwright/test";
import { siteUrl } from "../support/shop.ts";

/** What shoppers type, and what they mean: the slugs of the first three products found, or as many as said; null for none. */
const meant: readonly (readonly [site: string, query: string, slugs: RegExp | null, first?: number])[] = [
  ["se", "filament", /pla|petg|abs|asa|tpu|pa|pc|pp|hips|pva/],
  ["com", "filament", /pla|petg|abs|asa|tpu|pa|pc|pp|hips|pva/],
  ["se", "munstycken", /nozzle$/],
  ["de", "Düsen", /nozzle$/],
  ["fr", "buses", /nozzle$/],
  ["de", "schwarze filamente", /^(?!.*(?:dryer|hejdal))/],
  ["se", "svarrt", /^(?!.*(?:dryer|hejdal))/],
  ["se", "spole", /^(?!.*(?:dryer|hejdal|nozzle))/],
  ["se", "glasfiberförstärkt", /gf/],
  ["de", "glasfaserverstärkt", /gf/],
  ["com", "carbon fibre", /cf/, 1],
  ["com", "carbon fiber", /cf/],
  ["de", "Geschenkgutschein", /gift/],
  ["it", "buono regalo", /gift/],
  ["de", "Druckbett", /plate/, 1],
  ["se", "1 kg", null],
  ["se", "KPLA-BLACK-175-750", /^karna-pla$/],
];

for (const [site, query, slugs, first = 3] of meant)
  test(`a search for ${query} on ${site} finds what is meant [5.11]`, async ({ page }) => {
    const address = siteUrl(site, `/shop?${new URLSearchParams({ query }).toString()}`);
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const hrefs = await page
      .locator("main h2 a[href^='/product/']")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    const found = hrefs.map((href) => href.split("/")[2] ?? "");
    expect(found.length > 0).toBe(slugs !== null);
    for (const slug of found.slice(0, first)) expect(slug, found.join()).toMatch(slugs ?? /^$/);
  });
