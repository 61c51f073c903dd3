import { z } from "@medusajs/framework/zod";

/** What Medusa itself adds to the data of each payment session that is made. */
export const sessionInputSchema = z.object({ session_id: z.string().min(1) });
