import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { z } from "@medusajs/framework/zod";

/** Lets a valid body pass as `validatedBody`; otherwise 400 with what is wrong by field, for the form to show. */
export function validateForm(schema: z.ZodType) {
  return (request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void => {
    const result = schema.safeParse(request.body);
    if (result.success) {
      request.validatedBody = result.data;
      next();
      return;
    }
    const fields: Record<string, string> = {};
    // Of several that are wrong with a field the first is told.
    for (const { path, message } of result.error.issues) fields[path.join(".")] ??= message;
    response.status(400).json({ type: "invalid_data", message: "Some fields are not right", fields });
  };
}
