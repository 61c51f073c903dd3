import { z } from "@medusajs/framework/zod";

/** What Medusa adds to the data of each new payment session. */
export const sessionInputSchema = z.object({ session_id: z.string().min(1) });
