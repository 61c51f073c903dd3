import { z } from "zod";
import { readMetas } from "./read-page.ts";

const address = z.url({ protocol: /^https?$/ });
const text = z.string().trim().min(1);

/** An og:image and the tags that describe it. */
const pictureSchema = z.strictObject({
  "og:image": address,
  "og:image:type": z.enum(["image/jpeg", "image/png", "image/webp"]),
  "og:image:width": z.coerce.number().int().positive(),
  "og:image:height": z.coerce.number().int().positive(),
  "og:image:alt": text,
});

/** The tags that occur only once in a page. */
const pageSchema = z.strictObject({
  "og:title": text,
  "og:description": text,
  "og:type": z.enum(["website", "product", "article"]),
  "og:site_name": text,
  "og:locale": z.string().regex(/^[a-z]{2}_[A-Z]{2}$/),
  "og:url": address.optional(),
});

/** A page's Open Graph data, as https://ogp.me defines it. */
export type OpenGraph = z.output<typeof pageSchema> & { pictures: z.output<typeof pictureSchema>[] };

/**
 * Reads the Open Graph tags of a page: tags after an og:image describe it, all others occur once.
 *
 * @throws ZodError for a missing or invalid tag
 * @throws Error for a repeated tag, or one that describes a picture before its address
 */
export function readOpenGraph(html: string): OpenGraph {
  const page: Record<string, string> = {};
  const pictures: Record<string, string>[] = [];
  for (const { property = "", content = "" } of readMetas(html)) {
    if (!property.startsWith("og:")) continue;
    if (property === "og:image") pictures.push({});
    const target = property.startsWith("og:image") ? pictures.at(-1) : page;
    if (!target) throw new Error(`${property} describes no picture`);
    if (property in target) throw new Error(`${property} stands twice`);
    target[property] = content;
  }
  return { ...pageSchema.parse(page), pictures: pictures.map((picture) => pictureSchema.parse(picture)) };
}
