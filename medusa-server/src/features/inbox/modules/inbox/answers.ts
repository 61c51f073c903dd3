import { z } from "../../../../platform/zod.ts";

/** The completed fields of an enquiry, under their names in the form and in the form's order. */
export const answersSchema = z.array(
  z.object({ name: z.string(), value: z.union([z.string(), z.number()]) }),
);
export type Answers = z.infer<typeof answersSchema>;
