import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeListing, fakePriorPrice, fakeShopApi, fakeShopApiWith } from "../../testing/fake-shop-api.ts";
import { renderTestPage, toTestShop } from "../../testing/render-test-page.ts";
import type { ExternalServices } from "../../site/shop-context.ts";

async function renderHome(externalServices: Partial<ExternalServices> = {}): Promise<string> {
  const shop = toTestShop({
    externalServices: {
      imagesUrl: null,
      reviewsUrl: null,
      stripeJsUrl: null,
      payLaterJsUrl: null,
      ...externalServices,
    },
  });
  return (await renderTestPage("/", shop)).html;
}

/** The section of the page with this heading. */
const sectionOf = (html: string, id: string) =>
  new RegExp(`<section aria-labelledby="${id}".*?</section>`, "s").exec(html)?.[0] ?? "";

const api = vi.fn<typeof fetch>(fakeShopApi);
beforeEach(() => void vi.stubGlobal("fetch", api));
afterEach(() => {
  vi.unstubAllGlobals();
  api.mockReset().mockImplementation(fakeShopApi);
});

describe("the home page", () => {
  it("opens with a poster for each width, the small poster up to 639 px, and a Shop button [2.42]", async () => {
    const html = await renderHome();
    expect(html).toMatch(/<source[^>]*media="\(max-width: 639px\)"[^>]*hero-small/);
    expect(html).toMatch(/<img[^>]*src="\/media\/hero-large\.svg"/);
    expect(html).toMatch(/<a[^>]*href="\/shop"[^>]*>Se alla produkter<\/a>/);
  });

  it("does not load the video with the HTML, so that it delays nothing [2.42]", async () => {
    expect(await renderHome()).not.toMatch(/<video|\.webm\b|\.mp4/);
  });

  it("links a featured product to the address of its variation [2.43]", async () => {
    expect(sectionOf(await renderHome(), "featured")).toContain('href="/product/karna-pla/black-750g"');
  });

  it.each([
    [19_920, true],
    [15_000, false],
  ])(
    "shows a featured product as reduced only when the sale price is below the lowest price before it, %d: %s [2.48]",
    async (low, isShown) => {
      const sale = { name: "Week", discountPercentage: 20 };
      const changed = { "/api/catalog/products": fakeListing({ sale, priorPrice: fakePriorPrice(low) }) };
      api.mockImplementation(fakeShopApiWith(changed));
      const section = sectionOf(await renderHome(), "featured");
      expect(section).toContain("199,20 SEK");
      expect(section).toContain("265,60 SEK per kg");
      expect([section.includes("<s>"), section.includes("249,00 SEK")]).toEqual([isShown, isShown]);
    },
  );

  it("shows best sellers, with a link to all products sorted by best sellers [2.44]", async () => {
    const section = sectionOf(await renderHome(), "best-sellers");
    expect(section).toContain("Kärna PLA");
    expect(section).toContain('href="/shop?sort=bestSellers"');
  });

  it("invites to the club when sign-in is configured [2.47]", async () => {
    expect(sectionOf(await renderHome(), "club")).toBe("");
    const signIn = { domain: "auth.example.com", clientId: "c", audience: "a", tokenSync: null };
    const { html } = await renderTestPage("/", toTestShop({ signIn }));
    expect(sectionOf(html, "club")).toMatch(/<a[^>]*href="\/account\/addclub"[^>]*>Gå med i klubben<\/a>/);
  });

  it("shows the first six articles with a link to the use cases [2.45] [9.20]", async () => {
    const section = sectionOf(await renderHome(), "articles");
    expect(section).toContain('href="/knowledge/articles/first-layer"');
    expect(section).toContain('href="/knowledge/browse/use-cases"');
    const asked = api.mock.calls
      .map(([address]) => (address instanceof Request ? address.url : address.toString()))
      .find((address) => address.includes("/articles"));
    expect(new URL(asked ?? "").searchParams.get("pageSize")).toBe("6");
  });

  it("shows no reviews without a review service, and loads none by itself [2.46]", async () => {
    expect(sectionOf(await renderHome(), "reviews")).toBe("");
    const section = sectionOf(
      await renderHome({ reviewsUrl: "https://reviews.example/spolverk" }),
      "reviews",
    );
    expect(section).toContain("reviews.example");
    expect(section).not.toContain("<iframe");
  });

  it("requests every picture from the image service: products at a width of 150 and more, the banner by the screen's width [7.25]", async () => {
    const html = await renderHome({ imagesUrl: "https://spolverk.imgix.net" });
    const asked = "?auto=format,compress&amp;fit=clip&amp;q=45&amp;w=";
    expect(html).toContain(`src="https://spolverk.imgix.net/media/spool-black.svg${asked}150"`);
    expect(html).toContain(`https://spolverk.imgix.net/media/hero-large.svg${asked}1600 1600w`);
    expect(html).toContain(`https://spolverk.imgix.net/media/hero-small.svg${asked}400 400w`);
    expect(html).not.toMatch(/<img[^>]*src="\/media/);
  });

  it("reserves the space of every picture [2.42]", async () => {
    const images = (await renderHome()).match(/<img[^>]*>/g) ?? [];
    expect(images.length).toBeGreaterThan(3);
    expect(images.filter((image) => !/ width="\d+"/.test(image) || !/ height="\d+"/.test(image))).toEqual([]);
  });
});
