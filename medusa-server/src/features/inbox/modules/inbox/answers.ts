import { z } from "../../../../platform/zod.ts";

/** What stands in the fields of an enquiry that were filled in, by their names in the form and in its order. */
export const answersSchema = z.array(
  z.object({ name: z.string(), value: z.union([z.string(), z.number()]) }),
);
export type Answers = z.infer<typeof answersSchema>;
