import { pallettes } from "@spolverk/domain";
import { z } from "zod";

export const siteMessagesReplySchema = z.object({
  site_messages: z.array(
    z.object({
      id: z.string(),
      /** By language; null where there is no text of its own. */
      texts: z.record(z.string(), z.string().nullable()),
      pallette: z.enum(pallettes),
      sites: z.array(z.string()).nullable(),
      starts_on: z.iso.date().nullable(),
      ends_on: z.iso.date().nullable(),
      enabled: z.boolean(),
    }),
  ),
});
