import { pallettes } from "@spolverk/domain";
import { z } from "zod";

/** A site message in the requested language; only the shopper's browser knows whether it was seen [3.29]. */
export const messageSchema = z.object({
  id: z.string(),
  message: z.string().describe("Plain text in the language of the request"),
  pallette: z.enum(pallettes).describe("Background color of the message"),
});
export type Message = z.infer<typeof messageSchema>;

export const messagesSchema = z.object({ messages: z.array(messageSchema) });
