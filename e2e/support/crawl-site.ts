import { get } from "node:http";
import { type ReadPage, readPage } from "@spolverk/storefront/testing/read-page.ts";

type Reply = { status: number; location: string | undefined; type: string; body: string };

export type Crawl = {
  /** Every page with status 200, by path and query. */
  pages: ReadonlyMap<string, ReadPage>;
  /** Broken links: URL, status, and the page with the link. */
  dead: readonly string[];
};

const atOnce = 6;

/** Requests by address and Host header, since not every system resolves names below localhost. */
export function fetchFrom(url: URL): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const options = {
      host: "127.0.0.1",
      port: url.port,
      path: url.pathname + url.search,
      headers: { host: url.host },
    };
    get(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          type: response.headers["content-type"] ?? "",
          body: Buffer.concat(chunks).toString("utf8"),
        }),
      );
    }).on("error", reject);
  });
}

/** Follows every link of a site from its home page and the `listed` URLs. */
export async function crawlSite(origin: string, listed: Iterable<string>): Promise<Crawl> {
  const pages = new Map<string, ReadPage>();
  const dead: string[] = [];
  const seen = new Set<string>(["/"]);
  const waiting: { path: string; from: string }[] = [{ path: "/", from: "" }];

  async function visit({ path, from }: { path: string; from: string }): Promise<void> {
    const url = new URL(path, origin);
    const reply = await fetchFrom(url);
    if (reply.status >= 300 && reply.status < 400 && reply.location) {
      follow([new URL(reply.location, url).href], path);
      return;
    }
    if (reply.status !== 200) dead.push(`${path} (${reply.status}), linked from ${from}`);
    else if (reply.type.startsWith("text/html")) {
      const page = readPage(reply.body, url.href);
      pages.set(path, page);
      follow(page.links, path);
    }
  }

  function follow(links: readonly string[], from: string): void {
    for (const link of links) {
      const url = new URL(link);
      const path = url.pathname + url.search;
      if (url.origin !== origin || seen.has(path)) continue;
      if ([...url.searchParams.keys()].some((name) => name !== "page")) continue;
      seen.add(path);
      waiting.push({ path, from });
    }
  }

  follow([...listed], "the sitemap");
  while (waiting.length > 0) await Promise.all(waiting.splice(0, atOnce).map(visit));
  return { pages, dead };
}
