import { siteMessagesReplySchema } from "@spolverk/medusa-contract";
import type { Texts } from "../product.ts";
import type { CommerceMessage } from "../store.ts";
import type { MedusaClient } from "./medusa-client.ts";

/** Leaves out the languages that have no text of their own. */
function toTexts(texts: Readonly<Record<string, string | null>>): Texts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => (text === null ? [] : [[language, text]])),
  );
}

export async function readMessages(medusa: MedusaClient): Promise<CommerceMessage[]> {
  const { site_messages } = await medusa.get(siteMessagesReplySchema, "site-messages");
  return site_messages.map(({ texts, starts_on, ends_on, ...message }) => ({
    ...message,
    texts: toTexts(texts),
    startsOn: starts_on,
    endsOn: ends_on,
  }));
}
