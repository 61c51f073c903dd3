import { type APIRequestContext, expect } from "@playwright/test";
import type { Money } from "@spolverk/domain";
import { shop } from "./shop.ts";

/** The fields of a variation that the tests read from the API. */
export type Variation = {
  id: string;
  /** Its attributes in words. */
  name: string;
  sku: string;
  slug: string;
  msrp: Money;
  staffPick: boolean;
  sale: { name: string; discountPercentage: number } | null;
  priorPrice: Record<string, { msrpMinor: number; discountPercentage: number }> | null;
  assets: { thumbnail: string }[];
  stock: { totalAvailable: number };
};

/** A product in English, with its variations. */
export type Product = { name: string; slug: string; variations: Variation[] };

export async function readProduct(request: APIRequestContext, slug: string): Promise<Product> {
  const reply = await request.get(`${shop.api}/catalog/products/${slug}?language=en`);
  return (await reply.json()) as Product;
}

/** A variation, in English unless another language is named. */
export async function readVariation(
  request: APIRequestContext,
  id: string,
  language = "en",
): Promise<Variation> {
  const reply = await request.get(`${shop.api}/catalog/variations/${id}?language=${language}`);
  return (await reply.json()) as Variation;
}

/** Reads the available quantity, which is current; the other fields of a variation may be some seconds old [7.3]. */
export async function readAvailable(request: APIRequestContext, id: string): Promise<number> {
  const reply = await request.get(`${shop.api}/catalog/variations/${id}/stock`);
  expect(reply.ok(), await reply.text()).toBe(true);
  const { totalAvailable } = (await reply.json()) as Variation["stock"];
  return totalAvailable;
}

/** Finds a variation of Kärna PLA by its SKU. */
export async function findVariation(request: APIRequestContext, sku: string): Promise<Variation> {
  const { variations } = await readProduct(request, "karna-pla");
  const variation = variations.find((candidate) => candidate.sku === sku);
  if (!variation) throw new Error(`No variation ${sku}`);
  return variation;
}
