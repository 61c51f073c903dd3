import { type APIRequestContext, expect } from "@playwright/test";
import { z } from "zod";
import { shop } from "./shop.ts";

const createdSchema = z.object({ number: z.string() });

/** Requests a take-back for an order on the German site and returns its number. */
export async function askForTakeBackByApi(
  request: APIRequestContext,
  order: { orderNumber: string; email: string },
): Promise<string> {
  const reply = await request.post(`${shop.api}/takeback`, {
    params: { language: "de" },
    data: {
      ...order,
      site: "de",
      spools: 12,
      scrapGrams: 1500,
      ownPlaOnly: true,
      weightGrams: 4200,
      lengthMm: 600,
      widthMm: 400,
      heightMm: 400,
      agreement: true,
    },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return createdSchema.parse(await reply.json()).number;
}
