import { type APIRequestContext, expect } from "@playwright/test";
import { z } from "zod";
import { shop } from "./shop.ts";

/** Withdraws from a whole order on the German site and returns the statement's number. */
export async function withdrawByApi(
  request: APIRequestContext,
  statement: { orderNumber: string; email: string },
): Promise<string> {
  const reply = await request.post(`${shop.api}/withdrawal`, {
    params: { language: "de" },
    data: { name: "Karl Weber", site: "de", filledInMs: 60_000, ...statement },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return z.object({ number: z.string() }).parse(await reply.json()).number;
}
