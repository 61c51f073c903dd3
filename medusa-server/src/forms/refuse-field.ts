import type { MedusaResponse } from "@medusajs/framework/http";

/** Answers 400 with what is wrong with a field of a form, as `validateForm` does. */
export function refuseField(response: MedusaResponse, field: string, message: string): void {
  response.status(400).json({
    type: "invalid_data",
    message: "Some fields are not right",
    fields: { [field]: message },
  });
}
