import { pallettes } from "@spolverk/domain";
import { z } from "zod";

/** A site message in the language asked for; whether it was seen is known to the shopper's browser alone [3.29]. */
export const messageSchema = z.object({
  id: z.string(),
  message: z.string().describe("Plain text in the language of the request"),
  pallette: z.enum(pallettes).describe("Color to show it in"),
});
export type Message = z.infer<typeof messageSchema>;

export const messagesSchema = z.object({ messages: z.array(messageSchema) });
