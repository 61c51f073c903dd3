// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { fakeListing, fakePriorPrice, fakeShopApi } from "../../testing/fake-shop-api.ts";
import { type SentRequest, toSearchResult } from "../../testing/fake-search-service.ts";
import { holdReply, renderWithApp } from "../../testing/render-with-app.tsx";
import { SearchBox } from "./search-box.tsx";

// Loads the dropdown before the first test, which would otherwise wait for it.
beforeAll(() => import("./search-dropdown.tsx"));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const readRequests = (input: Parameters<typeof fetch>[0]) =>
  JSON.parse(
    new URL(input instanceof Request ? input.url : input).searchParams.get("requests") ?? "",
  ) as SentRequest[];
const answerSearch = async (input: Parameters<typeof fetch>[0]) =>
  Response.json({ results: await Promise.all(readRequests(input).map(toSearchResult)) });
const imagesUrl = "https://spolverk.imgix.net";

/**
 * Renders the header's search with its dropdown loaded; `sent` has one entry per call to the search service, with the
 * call's requests.
 */
async function openSearchBox(answer: typeof fetch = answerSearch) {
  const sent: SentRequest[][] = [];
  vi.stubGlobal("fetch", async (...call: Parameters<typeof fetch>) => {
    sent.push(readRequests(call[0]));
    return answer(...call);
  });
  const page = await renderWithApp(<SearchBox />, {
    answer: (_, path) => fakeShopApi(`http://api/api${path}`),
    shop: {
      externalServices: { imagesUrl, reviewsUrl: null, stripeJsUrl: null, payLaterJsUrl: null },
      search: { appId: "test", key: "search", url: "http://search.example" },
    },
  });
  const box = screen.getByRole("combobox", { name: page.t("search.label") });
  const status = () => screen.getByRole("status").textContent;
  return { ...page, sent, box, status };
}

describe("the header's search", () => {
  it("shows a loading state until the reply, opens with the reply, and closes when the route changes [2.41]", async () => {
    const { reply, send } = holdReply();
    const { user, box, status, t, sent, router } = await openSearchBox(() => reply);
    await user.type(box, "p");
    expect(status()).toBe(t("search.loading"));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.queryByRole("listbox")).toBeNull();
    send(Response.json({ results: await Promise.all((sent[0] ?? []).map(toSearchResult)) }));
    await screen.findByRole("listbox");
    expect(status()).not.toBe(t("search.loading"));
    expect(box.getAttribute("aria-expanded")).toBe("true");
    await act(() => router.navigate({ href: "/here?other" }));
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(box.getAttribute("aria-expanded")).toBe("false");
  });

  it.each([
    [19_920, true],
    [15_000, false],
  ])(
    "shows a sale's badge only if the sale is below the lowest price before it, %d: %s [2.48]",
    async (low, isShown) => {
      const sale = { name: "Week", discountPercentage: 20 };
      const [card] = fakeListing({ sale, priorPrice: fakePriorPrice(low) }).items;
      const { user, box, t } = await openSearchBox(async (input) => {
        const results = await Promise.all(readRequests(input).map(toSearchResult));
        const [products, ...articles] = results;
        return Response.json({ results: [{ ...products, hits: [{ objectID: "v1", card }] }, ...articles] });
      });
      await user.type(box, "pla");
      const text = (await screen.findByRole("listbox")).textContent;
      expect(text).toContain("199,20 SEK");
      expect(text).toContain("265,60 SEK per kg");
      expect(text.includes(t("label.sale", { percent: 20 }))).toBe(isShown);
      expect(text.includes("249,00 SEK")).toBe(isShown);
    },
  );

  it("makes one call to the search service, 200 ms after the last keystroke [2.41] [9.21]", async () => {
    const { user, box, sent } = await openSearchBox();
    await user.type(box, "torka{Escape}");
    await waitFor(() => expect(sent).toHaveLength(1));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    for (const value of ["k", "kä", "kär"]) {
      fireEvent.change(box, { target: { value } });
      await act(() => vi.advanceTimersByTimeAsync(199));
    }
    expect(sent).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(sent.slice(1).map(([products]) => products?.query)).toEqual(["kär"]);
  });

  it("requests page 0 with 6 active variations and 3 published articles of its language and environment [7.20] [7.21] [9.21]", async () => {
    const { user, box, sent } = await openSearchBox();
    await user.type(box, "pla");
    await screen.findByRole("listbox");
    expect(sent[0]).toMatchObject([
      {
        indexName: "variations",
        query: "pla",
        page: 0,
        hitsPerPage: 6,
        filters: 'language:sv AND environment:"production" AND active:true AND currencies:SEK',
        distinct: true,
      },
      {
        indexName: "articles",
        query: "pla",
        page: 0,
        hitsPerPage: 3,
        filters: 'language:sv AND environment:"production" AND published:true',
        distinct: true,
      },
    ]);
  });

  it("links below the cards to all products and all articles of the query [2.39]", async () => {
    const { user, box, t } = await openSearchBox();
    await user.type(box, "pla & abs");
    const all = await screen.findByRole("option", { name: t("search.allProducts") });
    expect(all.getAttribute("href")).toBe("/shop?query=pla+%26+abs");
    const articles = screen.getByRole("option", { name: t("search.allArticles") });
    expect(articles.getAttribute("href")).toBe("/knowledge/browse?q=pla+%26+abs");
  });

  it("loads every picture through the image service, in the width of its place [7.25]", async () => {
    const { user, box } = await openSearchBox();
    await user.type(box, "torka");
    const list = await screen.findByRole("listbox");
    expect([...list.querySelectorAll("img")].map(({ src }) => src)).toEqual([
      `${imagesUrl}/media/spool-black.svg?auto=format,compress&fit=clip&q=45&w=150`,
      `${imagesUrl}/media/spool-black.svg?auto=format,compress&fit=clip&q=45&w=56`,
    ]);
  });
});
