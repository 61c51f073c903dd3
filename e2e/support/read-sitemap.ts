import { fetchFrom } from "./crawl-site.ts";

/** The URLs in a site's sitemap. */
export async function readSitemap(origin: string): Promise<ReadonlySet<string>> {
  const { status, body } = await fetchFrom(new URL("/sitemap.xml", origin));
  if (status !== 200) throw new Error(`${status} for the sitemap of ${origin}`);
  return new Set(
    [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address.replaceAll("&amp;", "&")),
  );
}
