import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { z } from "@medusajs/framework/zod";

/**
 * Passes a valid body on as `validatedBody`; otherwise answers 400 with the problems by field, for the form to show.
 */
export function validateForm(schema: z.ZodType) {
  return (request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void => {
    const result = schema.safeParse(request.body);
    if (result.success) {
      request.validatedBody = result.data;
      next();
      return;
    }
    const fields: Record<string, string> = {};
    // Keep the first problem of each field.
    for (const { path, message } of result.error.issues) fields[path.join(".")] ??= message;
    response.status(400).json({ type: "invalid_data", message: "Some fields are not right", fields });
  };
}
