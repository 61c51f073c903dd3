/** A page's HTML as a search engine reads it. */
export type ReadPage = {
  title: string;
  description: string;
  canonical: string | null;
  isHidden: boolean;
  /** The addresses of the page in other languages, keyed by hreflang. */
  alternates: ReadonlyMap<string, string>;
  /** Absolute addresses of the page's links, without fragments. */
  links: readonly string[];
  /** The page's schema.org data, with graphs flattened. */
  schemas: readonly Record<string, unknown>[];
};

/** Reads a page in the format that the storefront's server writes: attributes in double quotes, entities escaped. */
export function readPage(html: string, url: string): ReadPage {
  const tags = (name: string) => readTags(html, name);
  const metas = readMetas(html);
  const links = tags("link");
  const metaOf = (name: string) => metas.find((tag) => tag["name"] === name)?.["content"];
  return {
    title: unescapeHtml(/<title[^>]*>([^<]*)/.exec(html)?.[1] ?? ""),
    description: metaOf("description") ?? "",
    canonical: links.find(({ rel }) => rel === "canonical")?.["href"] ?? null,
    isHidden: metaOf("robots")?.includes("noindex") ?? false,
    alternates: new Map(
      links.flatMap(({ rel, hreflang, href }) =>
        rel === "alternate" && hreflang && href ? [[hreflang, href] as const] : [],
      ),
    ),
    links: tags("a").flatMap(({ href }) => toAddress(href, url)),
    schemas: [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/g)].flatMap(
      ([, json = ""]) => toSchemas(JSON.parse(json) as Record<string, unknown>),
    ),
  };
}

/** The attributes of a page's meta tags, in order. */
export const readMetas = (html: string) => readTags(html, "meta");

function readTags(html: string, name: string) {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "g"))].map(([, text = ""]) =>
    readAttributes(text),
  );
}

function readAttributes(text: string): Record<string, string | undefined> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name.toLowerCase(),
      unescapeHtml(value),
    ]),
  );
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll("&amp;", "&");
}

function toAddress(href: string | undefined, base: string): string[] {
  if (!href || /^(?:mailto|tel):/.test(href)) return [];
  const url = new URL(href, base);
  url.hash = "";
  return [url.href];
}

function toSchemas(schema: Record<string, unknown>): Record<string, unknown>[] {
  const graph = schema["@graph"];
  return Array.isArray(graph) ? (graph as Record<string, unknown>[]) : [schema];
}
