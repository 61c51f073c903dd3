import { type APIRequestContext, expect } from "@playwright/test";
import { z } from "zod";
import { shop } from "./shop.ts";

/** A picture of one pixel. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const params = { language: "sv" };

/** Uploads a picture, and gives what it is attached by. */
export async function uploadByApi(request: APIRequestContext, name: string): Promise<string> {
  const reply = await request.post(`${shop.api}/upload`, {
    params: { ...params, name },
    headers: { "content-type": "image/png" },
    data: picture,
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return z.object({ uploadId: z.string() }).parse(await reply.json()).uploadId;
}

type Contact = {
  name: string;
  email: string;
  message: string;
  batchNumber?: string;
  attachments?: readonly string[];
  /** The field that people do not see. */
  nickname?: string;
};

/** Writes to the shop from the Swedish site, and gives the number of the enquiry. */
export async function enquireByApi(request: APIRequestContext, contact: Contact): Promise<string> {
  const reply = await request.post(`${shop.api}/contact`, {
    params,
    data: { site: "se", filledInMs: 60_000, ...contact },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return z.object({ number: z.string() }).parse(await reply.json()).number;
}
