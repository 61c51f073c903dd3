import { z } from "zod";

const address = z.url();
const date = z.iso.date().or(z.iso.datetime({ offset: true }));
const text = z.string().min(1);
/** The address of a raster picture, because search engines show no SVG in their results. */
const raster = address.refine((url) => !new URL(url).pathname.endsWith(".svg") || url.includes("fm=jpg"));

/**
 * The fields that search engines require of each schema.org type that the shop writes. A type without a rule is
 * refused.
 */
export const schemaRules: Readonly<Record<string, z.ZodType>> = {
  Product: z.object({
    name: text,
    description: text,
    image: z.array(raster).min(1),
    sku: text,
    brand: z.object({ "@type": z.literal("Brand"), name: text }),
    offers: z.object({
      "@type": z.literal("Offer"),
      url: address,
      price: z.string().regex(/^\d+\.\d{2}$/),
      priceCurrency: z.enum(["SEK", "EUR", "USD", "DKK", "NOK", "GBP"]),
      priceValidUntil: z.iso.date(),
      availability: z.enum(
        ["InStock", "OutOfStock", "BackOrder", "Discontinued"].map((name) => `https://schema.org/${name}`),
      ),
    }),
  }),
  BreadcrumbList: z.object({
    itemListElement: z
      .array(z.object({ "@type": z.literal("ListItem"), position: z.int(), name: text, item: address }))
      .min(1)
      .refine((items) => items.every(({ position }, index) => position === index + 1)),
  }),
  Organization: z.object({ name: text, url: address, logo: address }),
  WebSite: z.object({
    name: text,
    url: address,
    potentialAction: z.object({
      "@type": z.literal("SearchAction"),
      target: z.object({ urlTemplate: z.string().includes("{search_term_string}") }),
    }),
  }),
  NewsArticle: z.object({
    headline: text.max(110),
    image: z.array(raster).min(1),
    datePublished: date,
    dateModified: date,
    author: z.union([z.object({ name: text }), z.array(z.object({ name: text })).min(1)]),
    publisher: z.object({ "@type": z.literal("Organization"), name: text }),
  }),
  FAQPage: z.object({
    mainEntity: z
      .array(
        z.object({
          "@type": z.literal("Question"),
          name: text,
          acceptedAnswer: z.object({ "@type": z.literal("Answer"), text }),
        }),
      )
      .min(1),
  }),
};
