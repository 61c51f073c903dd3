import type { ArticleListing } from "@spolverk/bff/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeShopApi } from "../../testing/fake-shop-api.ts";
import { renderTestPage as render, titleOf } from "../../testing/render-test-page.ts";

const withoutComments = (html: string) => html.replaceAll("<!-- -->", "");
const structuredDataOf = (html: string) =>
  [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([^<]*)</g)].map(
    ([, json = ""]) => JSON.parse(json) as Record<string, unknown>,
  );

beforeEach(() => void vi.stubGlobal("fetch", fakeShopApi));
afterEach(() => void vi.unstubAllGlobals());

describe("the knowledge base", () => {
  it.each([
    ["/knowledge", 200, "Kunskapsbank | Spolverk"],
    ["/knowledge/browse", 200, "Alla artiklar | Spolverk"],
    ["/knowledge/browse/use-cases", 200, "Användningsfall | Spolverk"],
    ["/knowledge/browse/recipes", 404, "Sidan hittades inte | Spolverk"],
    ["/knowledge/articles/first-layer", 200, "Första lagret | Spolverk"],
    ["/knowledge/articles/nothing", 404, "Sidan hittades inte | Spolverk"],
  ])("answers %s with %i and its title [2.6] [2.7] [2.8]", async (path, status, title) => {
    const page = await render(path);
    expect([page.status, titleOf(page.html)]).toEqual([status, title]);
    expect(page.html.match(/<h1/g)).toHaveLength(1);
  });

  it("starts with the types that have articles, the latest articles and the use cases [1.8] [2.6]", async () => {
    const { html } = await render("/knowledge");
    expect(html).toContain('href="/knowledge/browse/print-guides"');
    expect(html).toContain("Senaste artiklarna");
    expect(html).toContain('href="/knowledge/articles/first-layer"');
    expect(html).toMatch(/<h2[^>]*id="use-cases"/);
  });

  it("requests the words, tags and page of the address, the first page by default [2.7]", async () => {
    const asked: URL[] = [];
    vi.stubGlobal("fetch", (input: Request | URL | string) => {
      const url = new URL(input instanceof Request ? input.url : input);
      if (url.pathname === "/api/articles") asked.push(url);
      return fakeShopApi(input);
    });
    await render("/knowledge/browse/tips?q=bed&tags=pla~adhesion&page=2");
    await render("/knowledge/browse?page=abc");
    expect(
      asked.map(({ searchParams }) => ["type", "q", "tags", "page"].map((name) => searchParams.get(name))),
    ).toEqual([
      ["Tips", "bed", "pla~adhesion", "2"],
      [null, null, null, null],
    ]);
  });

  it("offers types, tags and the next page as links that keep the other parameters [2.7]", async () => {
    const { html } = await render("/knowledge/browse?q=bed&tags=abs");
    expect(html).toContain('href="/knowledge/browse/print-guides?q=bed&amp;tags=abs"');
    expect(html).toContain('href="/knowledge/browse?q=bed&amp;tags=abs~pla"');
    expect(html).toContain('href="/knowledge/browse?q=bed"');
    expect(html).toContain('href="/knowledge/browse?q=bed&amp;tags=abs&amp;page=2"');
  });

  it("says that no articles were found [8.33]", async () => {
    const { html, status } = await render("/knowledge/browse?q=nothing");
    expect([status, html.includes("Inga artiklar hittades")]).toEqual([200, true]);
  });

  it("excludes searches from search engines, and gives each page of a type its own canonical address", async () => {
    expect((await render("/knowledge/browse?q=bed")).html).toContain('content="noindex"');
    expect((await render("/knowledge/browse?tags=pla")).html).toContain('content="noindex"');
    expect((await render("/knowledge/browse/tips?page=2")).html).toContain(
      '<link rel="canonical" href="http://se.localhost/knowledge/browse/tips?page=2"',
    );
  });
});

describe("an article's card", () => {
  it("shows cover, type, title, description, tags with # and a note on articles only in English [2.49]", async () => {
    const html = withoutComments((await render("/knowledge/browse")).html);
    expect(html).toMatch(/<img alt="Ett munstycke"[^>]*src="\/media\/layer.svg"/);
    expect(html).toContain("Utskriftsguider");
    expect(html).toContain("Så läggs första lagret.");
    expect(html).toContain("#vidhäftning");
    expect(html.match(/endast på engelska/g)).toHaveLength(1);
  });

  it("marks a search's matches in the list, with a snippet instead of the description [2.49]", async () => {
    const highlight = {
      title: { value: "Första <em>lagret</em>", matchLevel: "full" },
      tags: [{ value: "pla", matchLevel: "none" }],
      snippet: { value: "sätt höjden på <em>lagret</em>", matchLevel: "full" },
    } as const;
    vi.stubGlobal("fetch", async (url: string) => {
      const reply = await fakeShopApi(url);
      if (new URL(url).pathname !== "/api/articles") return reply;
      const listing: ArticleListing = await reply.json();
      return Response.json({ ...listing, items: listing.items.map((item) => ({ ...item, highlight })) });
    });
    const html = withoutComments((await render("/knowledge/browse?q=lagret")).html);
    expect(html).toMatch(/Första <mark[^>]*>lagret<\/mark>/);
    expect(html).toMatch(/… sätt höjden på <mark[^>]*>lagret<\/mark> …/);
    expect(html).not.toMatch(/<p[^>]*>Så läggs första lagret/);
  });
});

describe("an article", () => {
  it("renders semantic HTML: headings with anchors, tables, lists, notes, pictures with their size [3.23]", async () => {
    const html = withoutComments((await render("/knowledge/articles/first-layer")).html);
    expect(html).toContain("Börja &lt;rent&gt;.");
    expect(html).toMatch(/<h2[^>]* id="plattan">Plattan<\/h2>/);
    expect(html).toMatch(/<th[^>]* scope="col">Bädd<\/th>/);
    expect(html).toMatch(/<td class="[^"]*text-right[^"]*">60 °C<\/td>/);
    expect(html).toMatch(/<ol[^>]*start="1"[^>]*><li[^>]*><p[^>]*>Sakta/);
    expect(html).toMatch(/aria-label="Varning"[^>]*role="note"/);
    expect(html).toMatch(/<img alt="En lampa"[^>]*height="360"[^>]*src="\/media\/lamp.svg"[^>]*width="640"/);
    expect(html).toMatch(/<a[^>]*href="\/re-add\?a=1#hur"[^>]*>återtag/);
  });

  it("lists its contents, tags, products and further articles [2.8]", async () => {
    const { html } = await render("/knowledge/articles/first-layer");
    for (const id of ["plattan", "höjden", "farten"]) expect(html).toContain(`href="#${id}"`);
    expect(html).toContain("/knowledge/browse?tags=pla");
    expect(html).toContain('href="/product/karna-pla/black-750g"');
    expect(html).toContain('href="/knowledge/articles/warping"');
  });

  it("loads nothing from another site before the reader starts a video", async () => {
    const { html } = await render("/knowledge/articles/first-layer");
    expect(html).toContain("Spela ”Så gör du”");
    expect(html).not.toContain("<iframe");
    expect(html).not.toContain("youtube-nocookie");
  });

  it("shows its dates and its author [3.25]", async () => {
    const html = withoutComments((await render("/knowledge/articles/first-layer")).html);
    expect(html).toContain('<time dateTime="2026-09-14">Publicerad 14 september 2026</time>');
    expect(html).toContain('<time dateTime="2026-10-02">Uppdaterad 2 oktober 2026</time>');
    expect(html).toContain("Av Spolverk");
  });

  it("declares its language when it exists only in English [2.49]", async () => {
    const { html } = await render("/knowledge/articles/warping");
    expect(html).toContain("Den här artikeln finns bara på engelska.");
    expect(html).toMatch(/<article[^>]*lang="en"/);
    const translated = await render("/knowledge/articles/first-layer");
    expect(translated.html).not.toContain("Den här artikeln finns bara på engelska.");
  });

  it("contains structured data and meta tags of a news article [2.57] [3.22]", async () => {
    const { html } = await render("/knowledge/articles/first-layer");
    const organization = { "@type": "Organization", name: "Spolverk" };
    expect(structuredDataOf(html)).toContainEqual(
      expect.objectContaining({
        "@type": "NewsArticle",
        headline: "Första lagret",
        image: ["http://se.localhost/share.png"],
        datePublished: "2026-09-14T00:00:00.000Z",
        dateModified: "2026-10-02T00:00:00.000Z",
        author: expect.objectContaining(organization) as unknown,
        publisher: expect.objectContaining(organization) as unknown,
      }),
    );
    for (const [property, content] of [
      ["og:title", "Första lagret | Spolverk"],
      ["og:image", "http://se.localhost/share.png"],
      ["og:description", "Så läggs första lagret."],
      ["og:url", "http://se.localhost/knowledge/articles/first-layer"],
      ["og:type", "article"],
      ["article:published_time", "2026-09-14T00:00:00.000Z"],
      ["article:tag", "vidhäftning"],
    ]) {
      expect(html).toContain(`<meta property="${property}" content="${content}"/>`);
    }
  });

  it("renders without its products while the catalogue is down", async () => {
    vi.stubGlobal("fetch", (input: Request | URL | string) => {
      const url = new URL(input instanceof Request ? input.url : input);
      if (url.pathname.endsWith("/products")) return Promise.reject(new TypeError("refused"));
      return fakeShopApi(input);
    });
    const { status, html } = await render("/knowledge/articles/first-layer");
    expect([status, html.includes("Plattan"), html.includes("/product/")]).toEqual([200, true, false]);
  });
});

describe("content pages", () => {
  it.each(
    "faq contact re-add rnd sustainability about resellers partner-program end-product-use affiliate custom-filaments careers terms privacy".split(
      " ",
    ),
  )("/%s shows the title, description and text of its file [2.10] [2.11] [2.16] [3.26]", async (name) => {
    const { status, html } = await render(`/${name}`);
    expect([status, titleOf(html)]).toEqual([200, `Sidan ${name} | Spolverk`]);
    expect(html).toContain(`<meta name="description" content="Om ${name}."/>`);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it("appear in the footer's columns, as their routes' metadata says [2.32]", async () => {
    const { html } = await render("/faq");
    const footer = /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? "";
    const columns = footer.split("<h2").slice(1);
    const linksOf = (title: string) =>
      [...(columns.find((column) => column.includes(`>${title}<`)) ?? "").matchAll(/href="([^"]+)"/g)].map(
        ([, href]) => href,
      );
    expect(linksOf("Butik")).toEqual([
      "/shop",
      "/browse",
      "/search",
      "/shop?sort=latest",
      "/shop?sort=bestSellers",
      "/shop?sort=staffPicks",
      "/shop?toggle=onSale",
      "/wishlist",
    ]);
    expect(linksOf("Kundtjänst")).toEqual(
      expect.arrayContaining([
        "/knowledge",
        "/faq",
        "/contact",
        "/re-add",
        "/shipping",
        "/returns",
        "/warranty",
      ]),
    );
    expect(linksOf("Om oss")).toEqual(["/about", "/sustainability", "/rnd", "/careers"]);
    expect(linksOf("För företag")).toEqual([
      "/resellers",
      "/partner-program",
      "/custom-filaments",
      "/end-product-use",
      "/affiliate",
    ]);
  });

  it("appear in the header: the take-back program and the knowledge base [2.24]", async () => {
    const { html } = await render("/");
    const header = /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? "";
    expect(header).toContain('href="/re-add"');
    expect(header).toContain('href="/knowledge"');
  });

  it("need no route of their own: the path of a page is its name [2.17]", async () => {
    const { status, html } = await render("/open-day");
    expect([status, titleOf(html)]).toEqual([200, "Sidan open-day | Spolverk"]);
  });

  it.each(["/nowhere", "/nowhere/at/all", "/faq/more", "/om", `/${"x".repeat(130)}`])(
    "answer 404 on any other path: %s [2.18]",
    async (path) => {
      const { status, html } = await render(path);
      expect([status, titleOf(html)]).toEqual([404, "Sidan hittades inte | Spolverk"]);
    },
  );

  it("expand a question on a press, and give search engines the answers [2.10] [2.57]", async () => {
    const { html } = await render("/faq");
    expect(html).toMatch(/<details[^>]* id="ändra"><summary[^>]*><h3[^>]*>Ändra<\/h3>/);
    expect(structuredDataOf(html)).toContainEqual(
      expect.objectContaining({
        "@type": "FAQPage",
        mainEntity: [
          {
            "@type": "Question",
            name: "Ändra",
            acceptedAnswer: { "@type": "Answer", text: "Skriv till oss." },
          },
        ],
      }),
    );
  });

  it.each([
    ["/resellers", ["Lager 3D", "Schichtwerk"]],
    ["/resellers?country=DE", ["Schichtwerk"]],
    ["/resellers?country=FR", ["Lager 3D", "Schichtwerk"]],
    ["/resellers?country=xx", ["Lager 3D", "Schichtwerk"]],
  ])(
    "list the resellers of the address's country, or all resellers when the country is invalid: %s [2.11]",
    async (path, names) => {
      const { html } = await render(path);
      expect(["Lager 3D", "Schichtwerk"].filter((name) => html.includes(`>${name}<`))).toEqual(names);
    },
  );
});
