import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Listing } from "@spolverk/bff/contract";
import type { SearchSettings } from "../site/shop-context.ts";
import { fakeShopApi } from "./fake-shop-api.ts";

/** One of the requests in a call, as the client sends it. */
export type SentRequest = { indexName: string; query: string } & Record<string, unknown>;
type Reply = { status: number; body: unknown };

/** The search service's result of one request. */
export async function toSearchResult({ indexName, query, attributesToSnippet }: SentRequest) {
  const reply = await fakeShopApi("http://bff/api/catalog/products");
  const { items } = (await reply.json()) as Listing;
  const isNothing = query.startsWith("nothing");
  const facets = {
    material: { PLA: 4, ABS: 2 },
    diameter: { "1.75": 5, "2.85": 1 },
    colorFamily: { black: 3, blue: 1 },
    size: { "2300": 2, "750": 4 },
  };
  if (indexName === "articles") {
    const cover = { src: "/media/spool-black.svg", alt: "" };
    const article = {
      slug: "dry",
      type: "Tips",
      tags: ["pa", "torkning"],
      title: "Torka rätt",
      description: "Hur man torkar.",
      cover,
      onlyEnglish: false,
    };
    const none = { value: "", matchLevel: "none" };
    const marks = {
      _highlightResult: {
        title: { value: "<em>Torka</em> rätt", matchLevel: "full" },
        type: { ...none, value: "Tips" },
        tags: [
          { ...none, value: "pa" },
          { value: "<em>tork</em>ning", matchLevel: "full" },
        ],
      },
      _snippetResult: { text: { value: "sedan <em>torkas</em> spolen", matchLevel: "full" } },
    };
    return {
      index: indexName,
      query,
      hits: isNothing ? [] : [{ objectID: "a", ...article, ...(attributesToSnippet !== undefined && marks) }],
      nbHits: isNothing ? 0 : 1,
    };
  }
  return {
    index: indexName,
    query,
    hits: isNothing ? [] : items.map((card) => ({ objectID: card.variation.id, card })),
    nbHits: isNothing ? 0 : 60,
    nbPages: isNothing ? 0 : 3,
    facets,
    facets_stats: { "price.SEK": { min: 7920, max: 31_920 } },
  };
}

/** A search service on a free port of this machine that finds one product and one article for every query. */
export async function startFakeSearch() {
  const sent: SentRequest[] = [];
  const calls: { method: string; url: string }[] = [];
  let refusal: Reply | null = null;
  let toWords = ({ query }: SentRequest) => query;
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { method = "", url = "" } = request;
      calls.push({ method, url });
      const inAddress = new URL(url, "http://search").searchParams.get("requests");
      const requests =
        inAddress === null
          ? (JSON.parse(Buffer.concat(chunks).toString()) as { requests: SentRequest[] }).requests
          : (JSON.parse(inAddress) as SentRequest[]);
      sent.push(...requests);
      const { status, body } = refusal ?? {
        status: 200,
        body: {
          results: await Promise.all(requests.map((one) => toSearchResult({ ...one, query: toWords(one) }))),
        },
      };
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const settings: SearchSettings = { appId: "test", key: "search", url: `http://127.0.0.1:${port}` };
  return {
    settings,
    sent,
    calls,
    /** Answers every later call with this reply. */
    answerWith: (status: number, body: unknown) => {
      refusal = { status, body };
    },
    /**
     * Answers later requests as if their words were those that this function returns; the word "nothing" has no
     * results.
     */
    answerBy: (words: typeof toWords) => {
      toWords = words;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
