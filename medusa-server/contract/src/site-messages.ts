import { pallettes } from "@spolverk/domain";
import { z } from "zod";
import { call, type CallResult } from "./call.ts";

/** By language; null without a text in that language. */
export const siteMessageTextsSchema = z.record(z.string(), z.string().nullable());

const siteMessagesReplySchema = z.object({
  siteMessages: z.array(
    z.object({
      id: z.string(),
      texts: siteMessageTextsSchema,
      pallette: z.enum(pallettes),
      sites: z.array(z.string()).nullable(),
      startsOn: z.iso.date().nullable(),
      endsOn: z.iso.date().nullable(),
      enabled: z.boolean(),
    }),
  ),
});

/** Leaves out languages without a text. */
function toTexts(texts: Readonly<Record<string, string | null>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => (text === null ? [] : [[language, text]])),
  );
}

/** A notice that merchandisers show above the pages [2.53], [3.29]. */
export type CommerceMessage = CallResult<(typeof siteMessageCalls)["listMessages"]>[number];

export const siteMessageCalls = {
  /** All site messages, including past and future ones, oldest first; the caller caches. */
  listMessages: call({
    method: "GET",
    path: "site-messages",
    reply: siteMessagesReplySchema,
    request: () => ({}),
    result: ({ siteMessages }) =>
      siteMessages.map(({ texts, ...message }) => ({ ...message, texts: toTexts(texts) })),
  }),
};
