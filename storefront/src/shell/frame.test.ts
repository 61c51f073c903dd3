import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import texts from "../../../content/locales/sv/home.json" with { type: "json" };
import { fakeShopApi } from "../testing/fake-shop-api.ts";
import { renderTestPage } from "../testing/render-test-page.ts";

beforeEach(() => void vi.stubGlobal("fetch", fakeShopApi));
afterEach(() => void vi.unstubAllGlobals());

/** Returns one landmark of a page of the Swedish site. */
async function readPart(name: "footer" | "header" | "main", path: string): Promise<string> {
  const { html } = await renderTestPage(path);
  const part = new RegExp(`<${name}[ >].*?</${name}>`, "s").exec(html)?.[0];
  if (!part) throw new Error(`${path} has no ${name}`);
  return part;
}

describe("the header of every page", () => {
  it("begins with the logo, which links to the start page [2.22]", async () => {
    const header = await readPart("header", "/shop");
    expect(/<a[^>]*>/.exec(header)?.[0]).toMatch(/aria-label="Spolverk, till startsidan".*href="\/"/);
    expect(header).toMatch(/href="\/"[^>]*>\s*<span[^>]*>\s*<svg/);
  });

  it("contains a search box that works without JavaScript [2.25]", async () => {
    const header = await readPart("header", "/cart");
    expect(header).toMatch(/<search[ >].*<form action="\/search"/s);
    expect(header).toMatch(/<input[^>]*name="query"/);
  });

  it("contains a button for the settings, and says where the shop is made [2.26] [2.29]", async () => {
    const header = await readPart("header", "/faq");
    expect(header).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*aria-label="Butiksinställningar"/);
    expect(header).toContain("Tillverkat i Sverige");
  });
});

it("the footer describes the shop below the logo [2.33]", async () => {
  const footer = await readPart("footer", "/shop");
  const about = footer.indexOf("Filament tillverkat och packat i Helsingborg");
  expect(about).toBeGreaterThan(0);
  expect(footer.lastIndexOf("<svg", about)).toBeGreaterThan(0);
});

it("the start page shows the shop's banner [2.2]", async () => {
  const main = await readPart("main", "/");
  expect(main).toMatch(new RegExp(`<h1[^>]*>${texts.home.title}`));
});
