import type { MedusaResponse } from "@medusajs/framework/http";

/** Answers 400 with the problem of a form's field, in the format of `validateForm`. */
export function refuseField(response: MedusaResponse, field: string, message: string): void {
  response.status(400).json({
    type: "invalid_data",
    message: "Some fields are not right",
    fields: { [field]: message },
  });
}
