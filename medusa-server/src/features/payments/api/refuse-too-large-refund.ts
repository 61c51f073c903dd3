import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { toMinor } from "@spolverk/domain";
import { readRows } from "../../../database/read-rows.ts";
import { refuseFields } from "../../../money/refuse-wrong-amounts.ts";

const sums = z.array(z.object({ amount: z.number() }));
const paymentRow = z.object({ captures: sums, refunds: sums });

/**
 * Refuses a refund that is larger than what is left of its payment. Medusa forgives one minor unit, which the payment
 * service then refuses, and nobody learns why.
 */
export async function refuseTooLargeRefund(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { data: body } = z.object({ amount: z.number() }).safeParse(request.body);
  const [payment] = await readRows(request.scope, paymentRow, {
    entity: "payment",
    fields: ["captures.amount", "refunds.amount"],
    filters: { id: request.params["id"] ?? "" },
  });
  // Without an amount all of the payment is meant, and without a payment there is nothing: Medusa answers both.
  if (!body || !payment) {
    next();
    return;
  }
  const sum = (rows: z.infer<typeof sums>) => rows.reduce((total, { amount }) => total + toMinor(amount), 0);
  const leftMinor = sum(payment.captures) - sum(payment.refunds);
  if (toMinor(body.amount) <= leftMinor) next();
  else
    refuseFields(response, [
      { field: "amount", message: `must be ${leftMinor / 100} or less: no more is left` },
    ]);
}
