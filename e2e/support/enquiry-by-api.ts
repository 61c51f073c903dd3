import { type APIRequestContext, expect } from "@playwright/test";
import { z } from "zod";
import { shop } from "./shop.ts";

/** A picture of one pixel. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const params = { language: "sv" };

/** Uploads a picture and returns the id to attach it by. */
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
  /** Honeypot field: bots fill it in, people never see it. */
  nickname?: string;
};

/** Sends an enquiry from the Swedish site and returns its number. */
export async function enquireByApi(request: APIRequestContext, contact: Contact): Promise<string> {
  const reply = await request.post(`${shop.api}/contact`, {
    params,
    data: { site: "se", filledInMs: 60_000, ...contact },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return z.object({ number: z.string() }).parse(await reply.json()).number;
}
