import { pallettes } from "@spolverk/domain";
import { z } from "zod";
import { call, type CallResult } from "./call.ts";

export const siteMessagesReplySchema = z.object({
  siteMessages: z.array(
    z.object({
      id: z.string(),
      /** By language; null where there is no text of its own. */
      texts: z.record(z.string(), z.string().nullable()),
      pallette: z.enum(pallettes),
      sites: z.array(z.string()).nullable(),
      startsOn: z.iso.date().nullable(),
      endsOn: z.iso.date().nullable(),
      enabled: z.boolean(),
    }),
  ),
});

/** Leaves out the languages that have no text of their own. */
function toTexts(texts: Readonly<Record<string, string | null>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => (text === null ? [] : [[language, text]])),
  );
}

/** A notice that merchandisers show above the pages [2.53], [3.29]. */
export type CommerceMessage = CallResult<(typeof siteMessageCalls)["listMessages"]>[number];

export const siteMessageCalls = {
  /** Every site message, past and future ones too, the first written first; the caller caches. */
  listMessages: call({
    method: "GET",
    path: "site-messages",
    reply: siteMessagesReplySchema,
    request: () => ({}),
    result: ({ siteMessages }) =>
      siteMessages.map(({ texts, ...message }) => ({ ...message, texts: toTexts(texts) })),
  }),
};
