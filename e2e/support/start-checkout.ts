import type { APIRequestContext } from "@playwright/test";
import { type Checkout, takeStep } from "./api-checkout.ts";
import { readProduct } from "./variation.ts";

/** Starts a checkout of one piece with plenty of stock, as a cart would. */
export async function startCheckout(
  request: APIRequestContext,
  asked: { site: string; country?: string; company?: boolean; currency?: string },
): Promise<Checkout> {
  const { variations } = await readProduct(request, "losvatten-pva");
  const [variation] = variations.toSorted((a, b) => b.stock.totalAvailable - a.stock.totalAvailable);
  if (!variation) throw new Error("The product has no variation");
  return takeStep(request, "checkout", { ...asked, lines: [{ id: variation.id, quantity: 1 }] });
}
