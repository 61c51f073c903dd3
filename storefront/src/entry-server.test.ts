import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listOwnPaths } from "./entry-server.tsx";
import { fakeShopApi } from "./testing/fake-shop-api.ts";
import { renderTestPage as render, titleOf, toTestShop as toShop } from "./testing/render-test-page.ts";

beforeEach(() => void vi.stubGlobal("fetch", fakeShopApi));
afterEach(() => void vi.unstubAllGlobals());

it("listOwnPaths returns the public routes without parameters, for the sitemap [6.9]", () => {
  const paths = listOwnPaths();
  expect(paths).toEqual(expect.arrayContaining(["/", "/shop", "/browse"]));
  for (const closed of ["/cart", "/checkout"]) expect(paths).not.toContain(closed);
});

describe("the page renderer", () => {
  it.each([
    ["/", 200, "Filament och 3D-utskrift från Sverige | Spolverk"],
    ["/shop", 200, "Butik | Spolverk"],
    ["/product/karna-pla/black-750g", 200, "Kärna PLA, Svart, 750 g | Spolverk"],
    ["/browse", 200, "Sortiment | Spolverk"],
    ["/search?query=pla", 200, "Sök | Spolverk"],
    ["/cart", 200, "Varukorg | Spolverk"],
    ["/wishlist", 200, "Önskelista | Spolverk"],
    ["/checkout", 200, "Kassa | Spolverk"],
    ["/checkout/c1/address", 200, "Kassa | Spolverk"],
    ["/nowhere", 404, "Sidan hittades inte | Spolverk"],
    ["/product/none/at-all", 404, "Sidan hittades inte | Spolverk"],
    ["/shop/unknown", 404, "Sidan hittades inte | Spolverk"],
  ])("renders %s with status %i and its title [2.57]", async (path, status, title) => {
    const page = await render(path);
    expect([page.status, titleOf(page.html)]).toEqual([status, title]);
    expect(page.html.match(/<h1/g)).toHaveLength(1);
  });

  it.each(["page=abc", "page=0", "sort=bogus", "toggle=zzz", "query=+"])(
    "ignores an unknown parameter: %s [2.4]",
    async (parameter) => {
      const page = await render(`/shop?${parameter}`);
      expect([page.status, titleOf(page.html)]).toEqual([200, "Butik | Spolverk"]);
    },
  );

  it.each(["/cart", "/checkout", "/checkout/c1/address", "/account", "/wishlist", "/account/login"])(
    "tells a browser without JavaScript how to contact the shop instead of loading %s forever",
    async (path) => {
      const { html } = await render(path);
      const notice = /<main[^>]*data-needs-script[^>]*><noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? "";
      expect(notice).toContain("JavaScript");
      expect(notice).toContain('href="tel:+461"');
      expect(notice).toContain('href="mailto:support@example.com"');
    },
  );

  it("says beside the add-to-cart button how to contact the shop in a browser without JavaScript", async () => {
    const { html } = await render("/product/karna-pla/black-750g");
    expect(html).toMatch(/<div[^>]*data-needs-script[^>]*><noscript>.*?tel:\+461.*?<\/noscript>.*?<button/s);
    expect(html).not.toMatch(/<main[^>]*data-needs-script/);
  });

  it("shows the price with or without VAT, as the shopper has chosen [9.12]", async () => {
    expect((await render("/product/karna-pla/black-750g")).html).toContain("249,00 SEK");
    const settings = { currency: "EUR", showWithVat: false, theme: "system" } as const;
    expect((await render("/product/karna-pla/black-750g", toShop({ settings }))).html).toContain("€17.52");
  });

  it("fetches shared replies once for all pages of a language, and prices for each page", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
      asked.push(new URL(url).pathname);
      return fakeShopApi(url, init);
    });
    const replies = new Map<string, Promise<unknown>>();
    const sharedReplies = {
      get: async (key: string, load: () => Promise<unknown>) => {
        const reply = replies.get(key) ?? load();
        replies.set(key, reply);
        return reply;
      },
    };
    const shops = [toShop(), toShop(), toShop({ language: "en" })];
    for (const shop of shops) await render("/shop", shop, () => {}, sharedReplies);
    const timesOf = (path: string) => asked.filter((each) => each === `/api${path}`).length;
    expect([timesOf("/shop"), timesOf("/catalog/categories"), timesOf("/catalog/products")]).toEqual([
      2, 2, 3,
    ]);
  });

  it("fetches shared replies without a visitor's headers and with a timeout", async () => {
    const calls: { path: string; forwarded: string | null; signal: AbortSignal | null | undefined }[] = [];
    vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
      const forwarded = new Headers(init?.headers).get("x-forwarded-for");
      calls.push({ path: new URL(url).pathname, forwarded, signal: init?.signal });
      return fakeShopApi(url, init);
    });
    const timeout = vi.spyOn(AbortSignal, "timeout");
    await render("/shop", toShop(), () => {}, undefined, { "x-forwarded-for": "192.0.2.1" });
    const shared = calls.filter(({ path }) => ["/api/shop", "/api/catalog/categories"].includes(path));
    expect(shared.map(({ forwarded }) => forwarded)).toEqual([null, null]);
    const limits = timeout.mock.results.map(({ value }) => value as AbortSignal);
    expect(shared.every(({ signal }) => signal && limits.includes(signal))).toBe(true);
    expect(calls.find(({ path }) => path === "/api/catalog/products")?.forwarded).toBe("192.0.2.1");
    timeout.mockRestore();
  });

  it("links the page in every language, with com as x-default [2.57]", async () => {
    const { html } = await render("/shop");
    expect(html).toContain('<link rel="canonical" href="http://se.localhost/shop"');
    expect(html).toMatch(/hreflang="en" href="http:\/\/localhost\/shop"/i);
    expect(html).toMatch(/hreflang="x-default" href="http:\/\/localhost\/shop"/i);
  });

  it("writes the metadata of shared links, with picture and address [2.57]", async () => {
    const { html } = await render("/product/karna-pla/black-750g");
    const metaOf = (name: string) =>
      new RegExp(`<meta[^>]*(?:property|name)="${name}"[^>]*content="([^"]*)"`).exec(html)?.[1];
    const title = "Kärna PLA, Svart, 750 g | Spolverk";
    for (const name of ["og:title", "twitter:title"]) expect(metaOf(name)).toBe(title);
    for (const name of ["og:description", "twitter:description", "description"]) {
      expect(metaOf(name)).toBe("En &lt;PLA&gt; att lita på.");
    }
    for (const name of ["og:image", "twitter:image"]) {
      expect(metaOf(name)).toBe("http://se.localhost/share.png");
    }
    expect(metaOf("og:url")).toBe("http://se.localhost/product/karna-pla/black-750g");
    expect([metaOf("og:type"), metaOf("og:locale"), metaOf("twitter:card")]).toEqual([
      "product",
      "sv_SE",
      "summary_large_image",
    ]);
  });

  it.each([
    "/cart",
    "/wishlist",
    "/stock-notification",
    "/newsletter/confirm",
    "/newsletter/unsubscribe",
    "/checkout",
    "/checkout/c1/address",
    "/nowhere",
    "/shop?query=pla",
  ])("keeps the page %s out of search engines [2.1] [6.9]", async (path) => {
    const { html } = await render(path);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toContain('rel="canonical"');
    expect(html).not.toContain("hrefLang");
  });

  it("keeps every page of a non-indexable site out of search engines [9.1]", async () => {
    const shop = toShop();
    const { html } = await render("/", { ...shop, site: { ...shop.site, indexable: false } });
    expect(html).toContain('content="noindex"');
  });

  it("states the price's validity, 180 days ahead, in the structured data [9.45]", async () => {
    expect((await render("/product/karna-pla/black-750g")).html).toContain("2027-05-20");
  });

  it("redirects to the checkout's current step from a later step or from an address without a step", async () => {
    expect((await render("/checkout/c1/payment")).location).toContain("/checkout/c1/address");
    expect((await render("/checkout/c1")).location).toContain("/checkout/c1/address");
  });

  it("offers a new checkout when a checkout has expired [4.35] [8.28]", async () => {
    const { status, html } = await render("/checkout/gone/address");
    expect([status, html.includes("Den påbörjade beställningen hittades inte")]).toEqual([404, true]);
  });

  it("answers 503 with a retry button while the API is down [8.27]", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("refused")));
    const { status, html } = await render("/shop");
    expect([status, html.includes("Försök igen")]).toEqual([503, true]);
  });

  it("names the support's email address when a page cannot be rendered [8.14]", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("refused")));
    const { html } = await render("/shop", toShop({ language: "en" }));
    expect(html.replaceAll("<!-- -->", "")).toContain(
      "Something went wrong, please send to support@example.com",
    );
  });

  it("renders the cart and keeps it out of search engines [2.5]", async () => {
    const { status, html } = await render("/cart");
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Varukorg<\/h1>/);
    expect(html).toContain('<meta name="robots" content="noindex"');
  });

  it("sets the color theme in the first HTML [2.50]", async () => {
    const settings = { currency: "SEK", showWithVat: true, theme: "dark" } as const;
    expect((await render("/", toShop({ settings }))).html).toMatch(/<html class="dark"/);
  });

  it("escapes every text", async () => {
    const { html } = await render("/search?query=%3C%2Fscript%3E%3Cscript%3Ealert(1)");
    expect(html).not.toContain("<script>alert(1)");
  });
});

describe("the frame around a page", () => {
  const headerOf = (html: string) => /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? "";
  const footerOf = (html: string) => /<footer[\s\S]*?<\/footer>/.exec(html)?.[0] ?? "";

  it.each(["/", "/shop", "/product/karna-pla/black-750g", "/faq"])(
    "begins on %s with a sticky header that contains all that large screens show in it [2.21]",
    async (path) => {
      const header = headerOf((await render(path)).html);
      expect(header).toMatch(/^<header class="[^"]*\bsticky top-0\b/);
      const parts = [
        /<a aria-label="Spolverk, till startsidan"[^>]* href="\/"/,
        /<button[^>]*aria-expanded="false"[^>]*>Produkter</,
        /<a [^>]*href="\/re-add"[^>]*>Återtag</,
        /<a [^>]*href="\/knowledge"[^>]*>Kunskap</,
        /<input [^>]*type="search"/,
        /Tillverkat i Sverige/,
        /<button [^>]*aria-label="Butiksinställningar"/,
        /<a aria-label="Varukorg, 0 varor"[^>]* href="\/cart"/,
      ];
      expect(parts.filter((part) => !part.test(header))).toEqual([]);
    },
  );

  it("takes its look from the route's metadata: fixed, raised, dark, full width [2.19]", async () => {
    const look = async (path: string) => {
      const { html } = await render(path);
      const header = /<header class="([^"]*)"/.exec(html)?.[1] ?? "";
      const main = /<main class="([^"]*)"/.exec(html)?.[1] ?? "";
      return {
        fixed: header.includes("sticky"),
        raised: header.includes("border-b"),
        dark: header.includes("bg-hero"),
        contained: main.includes("container-page"),
      };
    };
    expect(await look("/")).toEqual({ fixed: true, raised: false, dark: true, contained: false });
    expect(await look("/shop")).toEqual({ fixed: true, raised: true, dark: false, contained: true });
    expect(await look("/checkout")).toEqual({ fixed: false, raised: true, dark: false, contained: true });
  });

  it("ends with a footer that contains newsletter, brand, external links, columns and logos [2.30]", async () => {
    const marks = {
      paymentMarks: [{ id: "swish", name: "Swish" }],
      carrierMarks: [{ id: "postnord", name: "PostNord" }],
    };
    const footer = footerOf((await render("/shop", toShop(marks))).html);
    const parts = [
      /<form/,
      /<span[^>]*>Spolverk<\/span>/,
      /href="https:\/\/www\.linkedin\.com/,
      /<h2[^>]*>Butik<\/h2><ul><li><a/,
      /aria-label="Swish"/,
      /aria-label="PostNord"/,
    ];
    expect(parts.filter((part) => !part.test(footer))).toEqual([]);
  });

  it("opens its four external links in new tabs without access to the opener [2.34]", async () => {
    const footer = footerOf((await render("/shop")).html);
    expect(footer.match(/<a [^>]*rel="noopener noreferrer"[^>]*target="_blank"/g)).toHaveLength(4);
  });

  it("shows the logos of the payment methods and carriers [2.35]", async () => {
    const marks = {
      paymentMarks: [{ id: "swish", name: "Swish" }],
      carrierMarks: [{ id: "postnord", name: "PostNord" }],
    };
    const footer = footerOf((await render("/shop", toShop(marks))).html);
    const logos = [...footer.matchAll(/<svg aria-label="([^"]+)"[^>]* role="img"[^>]*><use href="([^"]+)"/g)];
    expect(logos.map(([, name, drawing]) => [name, drawing])).toEqual([
      ["Swish", "/media/marks.svg#swish"],
      ["PostNord", "/media/marks.svg#postnord"],
    ]);
  });

  it("contains the newsletter's form in its footer [2.31]", async () => {
    const footer = footerOf((await render("/shop")).html);
    expect(footer).toContain("E-postadress för nyhetsbrevet");
  });
});

describe("a form before its page's script has loaded", () => {
  it.each(["/shop", "/checkout/c1/account"])(
    "stays disabled on %s, so that the browser does not submit its values into the page's address",
    async (path) => {
      const { html } = await render(path);
      const forms = (html.match(/<form[\s\S]*?<\/form>/g) ?? []).filter((form) => /type="email"/.test(form));
      expect(forms.length).toBeGreaterThan(0);
      for (const form of forms)
        expect(form).toMatch(/^<form[^>]*method="post"[^>]*><fieldset[^>]*disabled=""/);
    },
  );
});
