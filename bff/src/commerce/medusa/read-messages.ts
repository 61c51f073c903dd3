import { pallettes } from "@spolverk/domain";
import { z } from "zod";
import type { CommerceMessage, Texts } from "../port.ts";
import type { MedusaClient } from "./medusa-client.ts";

/** Leaves out the languages that have no text of their own. */
function toTexts(texts: Readonly<Record<string, string | null>>): Texts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => (text === null ? [] : [[language, text]])),
  );
}

const listSchema = z.object({
  site_messages: z.array(
    z.object({
      id: z.string(),
      texts: z.record(z.string(), z.string().nullable()).transform(toTexts),
      pallette: z.enum(pallettes),
      sites: z.array(z.string()).nullable(),
      starts_on: z.iso.date().nullable(),
      ends_on: z.iso.date().nullable(),
      enabled: z.boolean(),
    }),
  ),
});

export async function readMessages(medusa: MedusaClient): Promise<CommerceMessage[]> {
  const { site_messages } = await medusa.get(listSchema, "site-messages");
  return site_messages.map(({ starts_on, ends_on, ...message }) => ({
    ...message,
    startsOn: starts_on,
    endsOn: ends_on,
  }));
}
