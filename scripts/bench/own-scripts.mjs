import { z } from "zod";

const requestsSchema = z.object({
  items: z.array(z.object({ url: z.string(), resourceType: z.string().optional() })),
});

/**
 * The addresses of the shop's own JavaScript that a browser fetched until it was idle, each once.
 *
 * @param {unknown} details of Lighthouse's audit that lists the requests of a page
 * @param {string} shopUrl
 * @returns {string[]}
 * @throws {Error} when there is none: that was no page of the shop, and its size would pass for a small one
 */
export function readOwnScripts(details, shopUrl) {
  const { items } = requestsSchema.parse(details);
  const { origin } = new URL(shopUrl);
  const own = items.filter(({ url, resourceType }) => resourceType === "Script" && isFrom(origin, url));
  if (own.length === 0) throw new Error(`The browser fetched no JavaScript from ${origin}`);
  return [...new Set(own.map(({ url }) => url))];
}

/** @param {string} origin @param {string} url */
const isFrom = (origin, url) => URL.canParse(url) && new URL(url).origin === origin;
